/// The notations of formulas.
public enum FormulaNotation: String, Hashable, Sendable, CaseIterable {
  /// TeX as in LaTeX's math mode, without the delimiters.
  case tex
  /// Presentation MathML, with or without its `math` element.
  case mathML = "mathml"
}
