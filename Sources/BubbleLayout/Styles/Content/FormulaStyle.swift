import TextLayout

/// The style of formulas on lines of their own.
public struct FormulaStyle: Hashable, Sendable {
  /// What happens to a formula that is wider than its bubble.
  public var overflow: FormulaOverflow = .break
  /// The indent of all lines but the first of a broken formula, in em.
  public var indent = 2.0
  /// The distance between two lines of a formula, and above a number that stands below it, in points.
  public var lineGap: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

/// What happens to a formula that is wider than its bubble.
public enum FormulaOverflow: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// It is broken at the relations and operators of its outermost row. If it cannot be broken, it scrolls.
  case `break`
  /// It scrolls.
  case scroll
}

extension FormulaStyle: StyleRecord {
  package static let fields: [RecordField<FormulaStyle>] = [
    .field("overflow", \.overflow), .field("indent", \.indent, .number(in: 0...100)),
    .field("lineGap", \.lineGap),
  ]
}
