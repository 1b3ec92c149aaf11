import TextLayout

/// How formulas on lines of their own look.
public struct FormulaStyle: Hashable, Sendable {
  /// What becomes of a formula that is wider than its bubble.
  public var overflow: FormulaOverflow = .break
  /// Before all lines but the first of a formula that is broken, as a count of the font's sizes (em).
  public var indent = 2.0
  /// Between two lines of a formula, and above a number that stands below it, in points.
  public var lineGap: LayoutUnit = 4

  /// The values that a style has where it says nothing.
  public init() {}
}

/// What becomes of a formula that is wider than its bubble.
public enum FormulaOverflow: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// It is broken at relations and operators of its outermost row. What cannot be broken scrolls.
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
