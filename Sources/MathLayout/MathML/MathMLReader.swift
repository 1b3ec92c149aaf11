import TextLayout

/// Reads presentation MathML, with or without its `math` element, into the tree that TeX is read into.
///
/// It knows the elements of MathML Core, and of MathML 3 `mfenced`, `menclose`, `mlabeledtr`, `ms`, `maction` and `semantics` (of
/// the last two the first child). What it does not understand becomes `MathNode.error` with the source of that part and a problem that
/// names its place. It is no reader of XML: it takes tags that are not closed, entities of HTML, and capitals in names.
public struct MathMLReader: Sendable {
  /// How many UTF-16 units a formula may have. What is longer is not read: it is one problem.
  public var longestSource: Int
  /// How many problems are named.
  public var mostProblems: Int

  /// A reader with the usual limits: 1,048,576 units of text, 100 problems.
  public init(longestSource: Int = 1_048_576, mostProblems: Int = 100) {
    self.longestSource = longestSource
    self.mostProblems = mostProblems
  }

  /// A formula. Never traps. Linear in the source.
  public func read(_ source: String) -> ReadFormula {
    let units = Array(source.utf16)
    guard units.count <= longestSource else {
      let problem = FormulaProblem(
        range: 0..<units.count,
        reason: "The formula has \(units.count) characters, more than the \(longestSource) that are read.")
      let shown = String(decoding: units.prefix(longestSource), as: UTF16.self)
      return ReadFormula(.error(shown), problems: [problem])
    }
    var parser = MathMLParser(units, mostProblems: mostProblems)
    return parser.formula()
  }
}
