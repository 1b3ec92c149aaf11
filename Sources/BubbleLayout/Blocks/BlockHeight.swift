import TextLayout

/// The height of a block, and the widths at which it has that height. Both are found when the block is
/// measured, so that it is not measured again when it gets its final width.
struct BlockHeight {
  private var height: LayoutUnit
  /// The range of widths at which the block has this height: from `from` up to, but excluding, `below`.
  private var (from, below): (LayoutUnit, LayoutUnit)

  /// An unknown height: it depends on the block's final width, and was not found when the block was measured.
  static let unknown = BlockHeight(0, from: .longest, below: 0)

  /// Makes a height that is the same at all widths.
  init(_ height: LayoutUnit) { self.init(height, from: -.longest, below: .longest) }

  /// Makes a height for the widths from `from` up to, but excluding, `below`.
  init(_ height: LayoutUnit, from: LayoutUnit, below: LayoutUnit) {
    self.height = height
    self.from = from
    self.below = below
  }

  /// Makes a height for the widths of an interval.
  init(_ height: LayoutUnit, in widths: WidthInterval) {
    self.init(height, from: widths.narrowest, below: widths.widest ?? .longest)
  }

  /// Returns the height at a width; nil if it is not known.
  func height(in width: LayoutUnit) -> LayoutUnit? { from <= width && width < below ? height : nil }

  /// Returns how far the width may change while the height stays the same.
  func slack(at width: LayoutUnit) -> LimitSlack {
    var slack = LimitSlack.any
    slack.keep(from: from, at: .fixed(width))
    slack.keep(below: below, at: .fixed(width))
    return slack
  }

  /// Adds the height of a block that is placed below this one, at the same width.
  mutating func add(_ other: BlockHeight, gap: LayoutUnit) {
    height = height + gap + other.height
    from = max(from, other.from)
    below = min(below, other.below)
  }

  /// Increases `from` and `below` by the space that is added at the block's sides, because the block becomes
  /// wider by this space.
  mutating func widen(by sides: LayoutUnit) {
    from = from + sides
    below = below + sides
  }

  /// Limits the height to `most`; nil for no limit.
  mutating func cap(at most: LayoutUnit?) {
    if let most { height = min(height, most) }
  }

  /// Adds the height of an item above the block.
  mutating func raise(by item: LayoutUnit) { height = height + item }

  /// Raises the height to that of an item beside the block, if the item is taller.
  mutating func hold(_ item: LayoutUnit) { height = max(height, item) }
}
