import TextLayout

/// The height of a block, and the widths at which it has that height. Both are found when the block is
/// measured, so that nothing is measured again at the width that the block is given.
struct BlockHeight {
  private var height: LayoutUnit
  /// The widths at which it has this height: from the first up to, but excluding, the second.
  private var (from, below): (LayoutUnit, LayoutUnit)

  /// For a block whose height depends on the width that it is given.
  static let unknown = BlockHeight(0, from: .longest, below: 0)

  /// The same height at all widths.
  init(_ height: LayoutUnit) { self.init(height, from: -.longest, below: .longest) }

  /// The same height from one width up to another.
  init(_ height: LayoutUnit, from: LayoutUnit, below: LayoutUnit) {
    self.height = height
    self.from = from
    self.below = below
  }

  /// The same height at some widths.
  init(_ height: LayoutUnit, in widths: WidthInterval) {
    self.init(height, from: widths.narrowest, below: widths.widest ?? .longest)
  }

  /// The height at a width; nil if it is not known.
  func height(in width: LayoutUnit) -> LayoutUnit? { from <= width && width < below ? height : nil }

  /// How far the width may change while the height stays the same.
  func slack(at width: LayoutUnit) -> LimitSlack {
    var slack = LimitSlack.any
    slack.keep(from: from, at: .fixed(width))
    slack.keep(below: below, at: .fixed(width))
    return slack
  }

  /// Adds a block below it, at the same width.
  mutating func add(_ other: BlockHeight, gap: LayoutUnit) {
    height = height + gap + other.height
    from = max(from, other.from)
    below = min(below, other.below)
  }

  /// Shifts the widths by what stands beside it.
  mutating func widen(by sides: LayoutUnit) {
    from = from + sides
    below = below + sides
  }

  /// Limits the height; nil for no limit.
  mutating func cap(at most: LayoutUnit?) {
    if let most { height = min(height, most) }
  }

  /// Makes it at least as tall as what stands beside it.
  mutating func hold(_ item: LayoutUnit) { height = max(height, item) }
}
