/// Lays formulas out. The module `MathLayout` has the one that applications use; a program that shows no formulas carries none.
public protocol FormulaTypesetting: Sendable {
  /// A formula, laid out; nil for one that is not understood, which is shown as its source.
  ///
  /// It answers the same for the same formula. Never traps, in time linear in the source.
  func typeset(_ formula: FormulaRequest) -> TypesetFormula?
}

/// A formula to lay out: the request to a `FormulaTypesetting`.
public struct FormulaRequest: Hashable, Sendable {
  /// The notations of formulas.
  public enum Notation: String, Hashable, Sendable, CaseIterable {
    /// TeX as in LaTeX's math mode, without the brackets.
    case tex
    /// Presentation MathML, with or without its `math` element.
    case mathML = "mathml"
  }

  /// The formula as it was written.
  public var source: String
  /// What it is written in.
  public var notation: Notation
  /// Whether it stands on lines of its own: large operators, limits below and above.
  public var isDisplay: Bool
  /// The em of the text around it, in points.
  public var size: Double

  /// A formula of a size in points.
  public init(_ source: String, notation: Notation = .tex, isDisplay: Bool, size: Double) {
    self.source = source
    self.notation = notation
    self.isDisplay = isDisplay
    self.size = size
  }
}
