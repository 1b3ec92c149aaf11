import TextLayout

/// How wide something may become in a cell of a given width: the least of its limits, never below zero.
public struct WidthRule: Hashable, Sendable {
  /// In points.
  public var maximum: LayoutUnit?
  /// A share of the cell's width.
  public var fraction: Double?
  /// What is left free of the cell's width, in points.
  public var inset: LayoutUnit?

  /// The least of the limits given; none of them for no limit but the cell's own width.
  public init(maximum: LayoutUnit? = nil, fraction: Double? = nil, inset: LayoutUnit? = nil) {
    self.maximum = maximum
    self.fraction = fraction
    self.inset = inset
  }

  /// The limit in points; infinite where neither the rule nor the cell sets one.
  ///
  /// - Parameter width: The cell's width in points; nil for an unlimited one.
  public func limit(in width: LayoutUnit?) -> Double {
    var limit = maximum?.points ?? .infinity
    if let width {
      limit = min(limit, width.points * (fraction ?? 1), (width - (inset ?? 0)).points)
    }
    return max(0, limit)
  }
}

extension WidthRule: StyleRecord {
  static var standard: WidthRule { WidthRule() }

  static var fields: [StyleField<WidthRule>] {
    [
      .optionalLength("maximum", \.maximum), .optionalNumber("fraction", \.fraction, in: 0...1),
      .optionalLength("inset", \.inset),
    ]
  }
}
