import TextLayout

/// The measurement of a block within a limit: the width that the block wants and, if it is known, its height.
struct BlockMeasure {
  /// The width that the block wants, in points. It exceeds the limit only if the block cannot be narrower.
  var width: LayoutUnit
  /// The upper limit of the width, in points. It differs from `width` only if the exact width is not known.
  var widest: LayoutUnit
  /// How far the limit may change while the width stays the same. The height at each width then stays the
  /// same too.
  var slack: LimitSlack
  /// Whether the width changes with the limit within `slack`, by at most as much as the limit changes.
  var movesWithLimit = false
  /// The height; `.unknown` if it was not found when the block was measured.
  var height: BlockHeight

  init(width: LayoutUnit, widest: LayoutUnit? = nil, slack: LimitSlack, height: BlockHeight = .unknown) {
    self.width = width
    self.widest = widest ?? width
    self.slack = slack
    self.height = height
  }

  /// Creates the measurement of a block whose size does not depend on the width it is given.
  init(_ size: Size, slack: LimitSlack) {
    self.init(width: size.width, slack: slack, height: BlockHeight(size.height))
  }

  /// Applies a function to `width` and `widest`. The function must be monotonic.
  @inline(__always)
  mutating func change(_ change: (LayoutUnit) -> LayoutUnit) {
    width = change(width)
    widest = change(widest)
  }

  /// Adds the measurement of a block that is placed below this one.
  @inline(__always)
  mutating func add(_ below: BlockMeasure, gap: LayoutUnit) {
    width = max(width, below.width)
    widest = max(widest, below.widest)
    slack.keep(within: below.slack)
    movesWithLimit = movesWithLimit || below.movesWithLimit
    height.add(below.height, gap: gap)
  }

  /// Adds space at the block's sides.
  @inline(__always)
  mutating func widen(by sides: LayoutUnit) {
    change { $0 + sides }
    height.widen(by: sides)
  }

  /// Applies a minimum width. If the limit has no space for it, the block is as wide as the limit.
  mutating func hold(minimum: LayoutUnit, in inner: AvailableWidth, at limit: AvailableWidth) {
    if inner.holds(minimum) {
      slack.keep(from: minimum, at: limit)
    } else {
      slack.keep(below: minimum, at: limit)
      movesWithLimit = true
    }
    change { max(inner.clamping(minimum), $0) }
  }

  /// Reduces the width to the limit if it is larger.
  mutating func clamp(to limit: AvailableWidth) {
    if limit.holds(width) {
      slack.keep(from: width, at: limit)
    } else {
      slack.keep(below: width, at: limit)
      movesWithLimit = true
    }
    change { limit.clamping($0) }
  }
}
