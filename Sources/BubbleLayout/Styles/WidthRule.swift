import TextLayout

/// The rule for the maximum width of a bubble or a text in a cell. The maximum width is the minimum of the
/// rule's limits, but not less than zero. A limit that is nil does not apply.
public struct WidthRule: Hashable, Sendable {
  /// A fixed limit, in points.
  public var maximum: Double?
  /// A share of the cell's width, from 0 to 1.
  public var fraction: Double?
  /// The part of the cell's width that stays free, in points.
  public var inset: LayoutUnit?
  /// The width in points above which a cell counts as wide. In wide cells, `wideFraction` and `wideInset`
  /// replace `fraction` and `inset`. Nil if one rule applies to all cells.
  public var threshold: LayoutUnit?
  /// A share of a wide cell's width, from 0 to 1.
  public var wideFraction: Double?
  /// The part of a wide cell's width that stays free, in points.
  public var wideInset: LayoutUnit?

  /// Creates a rule. Without limits, the maximum width is the cell's width.
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

  /// Returns the limit in a cell of a given width, rounded down to 1/64 point; unlimited if neither the rule
  /// nor the cell has a limit.
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
  package static var standard: WidthRule { WidthRule() }

  package static let fields: [RecordField<WidthRule>] = [
    .optional("maximum", \.maximum, .number(in: 0...100_000)),
    .optional("fraction", \.fraction, .number(in: 0...1)),
    .optional("inset", \.inset), .optional("threshold", \.threshold),
    .optional("wideFraction", \.wideFraction, .number(in: 0...1)), .optional("wideInset", \.wideInset),
  ]

  package func check() throws(FieldError) {
    if threshold == nil, wideFraction != nil || wideInset != nil {
      throw FieldError("threshold", "is missing; wideFraction and wideInset need it")
    }
  }
}
