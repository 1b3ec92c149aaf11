import TextLayout

/// How wide something may become in a cell of a given width: the least of its limits, never below zero.
public struct WidthRule: Hashable, Sendable {
  /// In points.
  public var maximum: Double?
  /// A share of the cell's width.
  public var fraction: Double?
  /// What is left free of the cell's width, in points.
  public var inset: LayoutUnit?
  /// The width in points beyond which a cell is wide: `wideFraction` and `wideInset` then hold in place of
  /// `fraction` and `inset`. Nil where one rule holds for all cells.
  public var threshold: LayoutUnit?
  /// A share of a wide cell's width.
  public var wideFraction: Double?
  /// What is left free of a wide cell's width, in points.
  public var wideInset: LayoutUnit?

  /// The least of the limits given; none of them for no limit but the cell's own width.
  public init(
    maximum: Double? = nil, fraction: Double? = nil, inset: LayoutUnit? = nil,
    threshold: LayoutUnit? = nil, wideFraction: Double? = nil, wideInset: LayoutUnit? = nil
  ) {
    self.maximum = maximum
    self.fraction = fraction
    self.inset = inset
    self.threshold = threshold
    self.wideFraction = wideFraction
    self.wideInset = wideInset
  }

  /// The limit in a cell of a width; none where neither the rule nor the cell sets one.
  public func limit(in width: AvailableWidth) -> AvailableWidth {
    var limit = maximum ?? .infinity
    if let width = width.limit {
      let isWide = threshold.map { width > $0 } ?? false
      let share = isWide ? wideFraction : fraction
      let free = isWide ? wideInset : inset
      limit = min(limit, width.points * (share ?? 1), (width - (free ?? 0)).points)
    }
    return limit == .infinity ? .unbounded : .fixed(LayoutUnit(roundingDownPoints: max(0, limit)))
  }
}

extension WidthRule: JSONRecord {
  static var standard: WidthRule { WidthRule() }

  static let fields: [RecordField<WidthRule>] = [
    .optional("maximum", \.maximum, .number(in: 0...100_000)),
    .optional("fraction", \.fraction, .number(in: 0...1)),
    .optional("inset", \.inset), .optional("threshold", \.threshold),
    .optional("wideFraction", \.wideFraction, .number(in: 0...1)), .optional("wideInset", \.wideInset),
  ]

  func check() throws(FieldError) {
    if threshold == nil, wideFraction != nil || wideInset != nil {
      throw FieldError("threshold", "is missing, and there is a rule for wide cells")
    }
  }
}
