import TextLayout

/// The style of formulas that are blocks of their own.
public struct FormulaStyle: Hashable, Sendable {
  /// How a formula is shown if it is wider than its bubble.
  public var overflow: FormulaOverflow = .break
  /// The indent of all lines but the first of a broken formula, in em.
  public var indent = 2.0
  /// The distance in points between two lines of a formula, and above an equation number that does not fit
  /// beside the formula.
  public var lineGap: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

/// How a formula is shown if it is wider than its bubble.
public enum FormulaOverflow: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The formula is broken at the relations and operators of its outermost row. If it cannot be broken, it
  /// scrolls.
  case `break`
  /// The formula scrolls.
  case scroll
}

extension FormulaStyle: StyleRecord {
  package static let fields: [RecordField<FormulaStyle>] = [
    .field("overflow", \.overflow), .field("indent", \.indent, .number(in: 0...100)),
    .field("lineGap", \.lineGap),
  ]
}
