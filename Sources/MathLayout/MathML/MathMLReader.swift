import TextLayout

/// Reads presentation MathML, with or without its `math` element, into the same tree as TeX.
///
/// It supports the elements of MathML Core, and from MathML 3 `mfenced`, `menclose`, `mlabeledtr`, `ms`,
/// `maction` and `semantics` (of the last two only the first child). A part that it cannot read becomes
/// `MathNode.error` with its source, and a problem with its place. The reader is not a strict XML parser: it
/// accepts unclosed tags, HTML entities, and capital letters in names.
public struct MathMLReader: Sendable {
  /// The maximum length of a formula in UTF-16 units. A longer formula is not read, but reported as one
  /// problem.
  public var longestSource: Int
  /// The maximum number of reported problems.
  public var mostProblems: Int

  /// Creates a reader, by default with limits of 1,048,576 UTF-16 units and 100 problems.
  public init(longestSource: Int = 1_048_576, mostProblems: Int = 100) {
    self.longestSource = longestSource
    self.mostProblems = mostProblems
  }

  /// Reads a formula. It never traps. Linear in the source.
  public func read(_ source: String) -> ReadFormula {
    let units = Array(source.utf16)
    guard units.count <= longestSource else {
      let problem = FormulaProblem(
        range: 0..<units.count,
        reason: "The formula has \(units.count) characters, more than the limit of \(longestSource).")
      let shown = String(decoding: units.prefix(longestSource), as: UTF16.self)
      return ReadFormula(.error(shown), problems: [problem])
    }
    var parser = MathMLParser(units, mostProblems: mostProblems)
    return parser.formula()
  }
}
