import TextLayout

/// The height of a block, and the widths that it has it in: found where the block is measured, so that nothing is measured again
/// in the width that the block is given.
struct BlockHeight {
  private var height: LayoutUnit
  /// The widths that it has this height in: from the one to below the other.
  private var (from, below): (LayoutUnit, LayoutUnit)

  /// Of a block whose height follows from the width that it is given.
  static let unknown = BlockHeight(0, from: .longest, below: 0)

  /// The same in all widths.
  init(_ height: LayoutUnit) { self.init(height, from: -.longest, below: .longest) }

  /// The same from one width to below another.
  init(_ height: LayoutUnit, from: LayoutUnit, below: LayoutUnit) {
    self.height = height
    self.from = from
    self.below = below
  }

  /// The same in some widths.
  init(_ height: LayoutUnit, in widths: WidthInterval) {
    self.init(height, from: widths.narrowest, below: widths.widest ?? .longest)
  }

  /// The height in a width; nil where it is not known.
  func height(in width: LayoutUnit) -> LayoutUnit? { from <= width && width < below ? height : nil }

  /// How far the width may move while it keeps the height.
  func slack(at width: LayoutUnit) -> LimitSlack {
    var slack = LimitSlack.any
    slack.keep(from: from, at: .fixed(width))
    slack.keep(below: below, at: .fixed(width))
    return slack
  }

  /// Adds what stands below, in the same width.
  mutating func add(_ other: BlockHeight, gap: LayoutUnit) {
    height = height + gap + other.height
    from = max(from, other.from)
    below = min(below, other.below)
  }

  /// Counts the widths with what stands beside it.
  mutating func widen(by sides: LayoutUnit) {
    from = from + sides
    below = below + sides
  }

  /// Is at most as tall as this; nil for any height.
  mutating func cap(at most: LayoutUnit?) {
    if let most { height = min(height, most) }
  }

  /// Is at least as tall as what stands beside it.
  mutating func hold(_ item: LayoutUnit) { height = max(height, item) }
}
