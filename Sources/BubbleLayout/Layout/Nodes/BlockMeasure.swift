import TextLayout

/// The measurement of a node within a limit: the width that it wants and, if it is known, its height.
struct BlockMeasure {
  /// The width that the node wants, in points. It exceeds the limit only if the node cannot be narrower.
  var width: LayoutUnit
  /// The upper limit of the width, in points. It differs from `width` only if the exact width is not known: that of a
  /// truncated line is known only from its glyphs.
  var widest: LayoutUnit
  private(set) var height: LayoutUnit
  /// The widths at which the node has this height: from `from` up to, but excluding, `below`.
  private var from = -LayoutUnit.longest
  private var below = LayoutUnit.longest

  /// Nothing, of no height.
  static let zero = BlockMeasure(Size.zero)
  /// A measurement without a known height.
  static var unknown: BlockMeasure {
    var measure = zero
    measure.forgetHeight()
    return measure
  }

  /// Makes the measurement of a node that has the same size at all widths.
  init(_ size: Size) {
    width = size.width
    widest = size.width
    height = size.height
  }

  /// Makes the measurement of a text whose lines are the same at the widths of an interval.
  init(_ lines: Size, in widths: WidthInterval) {
    self.init(lines)
    from = widths.narrowest
    below = widths.widest ?? .longest
  }

  /// Makes the measurement of lines.
  init(_ lines: LineSums) {
    self.init(Size(width: lines.width, height: lines.height), in: lines.validWidths)
  }

  /// Makes the measurement of lines that are truncated at widths below `width`. The limit must be wide enough for an
  /// ellipsis, because a wider ellipsis would make its line wider than the limit.
  init(cutWithin limit: AvailableWidth, height: LayoutUnit, below width: LayoutUnit?) {
    self.init(Size(width: 0, height: height), in: width.map { .all.narrowed(below: $0) } ?? .all)
    widest = limit.length
  }

  /// Returns the height at a width; nil if it is not known.
  func height(in width: LayoutUnit) -> LayoutUnit? { from <= width && width < below ? height : nil }

  /// Returns the measurement of a text whose lines are no longer than `measure`, if that is not nil: wider limits give the
  /// lines that the measure gives.
  func extended(beyondMeasure measure: LayoutUnit?) -> BlockMeasure {
    guard let measure, height(in: measure) != nil else { return self }
    var extended = self
    extended.below = .longest
    return extended
  }

  // MARK: The height

  /// Drops the height, which depends on the final width in another way.
  mutating func forgetHeight() { (from, below) = (.longest, 0) }

  /// Says that the node has its height at all widths.
  mutating func keepHeight() { (from, below) = (-.longest, .longest) }

  /// Narrows the widths at which the node has its height to those on the same side of `other` as `width`.
  mutating func splitHeight(at other: LayoutUnit, in width: LayoutUnit) {
    if other <= width { from = max(from, other) } else { below = min(below, other) }
  }

  /// Applies a function to the height.
  @inline(__always)
  mutating func changeHeight(_ change: (LayoutUnit) -> LayoutUnit) { height = change(height) }

  // MARK: The width

  /// Applies a monotonic function to `width` and `widest`.
  @inline(__always)
  mutating func change(_ change: (LayoutUnit) -> LayoutUnit) {
    width = change(width)
    widest = change(widest)
  }

  /// Adds space at the node's sides.
  @inline(__always)
  mutating func widen(by sides: LayoutUnit) {
    change { $0 + sides }
    from = from + sides
    below = below + sides
  }

  /// Reduces the width to the limit if it is larger.
  @inline(__always)
  mutating func clamp(to limit: inout Limit) {
    width = limit.following(width)
    widest = limit.width.clamping(widest)
  }

  /// Adds a node that is placed below this one.
  @inline(__always)
  mutating func add(_ other: BlockMeasure, gap: LayoutUnit) {
    width = max(width, other.width)
    widest = max(widest, other.widest)
    height = height + gap + other.height
    from = max(from, other.from)
    below = min(below, other.below)
  }

  /// Returns the measurement, rounded up to pixels.
  @inline(__always)
  func rounded(on grid: PixelGrid) -> BlockMeasure {
    var measure = self
    measure.change { grid.roundedUp($0) }
    measure.height = grid.roundedUp(height)
    return measure
  }
}

extension Limit {
  /// Narrows the interval to the widths at which a node keeps its height, if the limit is the node's width. The height is
  /// that of its lines, if it is a text.
  @inline(__always)
  mutating func keep(heightOf measure: BlockMeasure) { measure.narrow(&self) }
}

extension BlockMeasure {
  @inline(__always)
  fileprivate func narrow(_ limit: inout Limit) {
    limit.keep(from: from)
    if below < .longest { limit.keep(below: below) }
  }
}
