import TextLayout

/// Reads formulas written in TeX, as LaTeX's math mode and the packages that people use in chats have it.
///
/// It reads everything: what it does not understand becomes `MathNode.error` with the source of that part and a problem that
/// names its place, and the rest is shown. Time and memory are linear in the source: what is longer or nested deeper than the options
/// allow, and macros that grow without end, are problems too.
public struct TeXReader: Sendable {
  /// What it allows, and the macros that it knows.
  public var options: TeXOptions

  /// A reader.
  public init(options: TeXOptions = TeXOptions()) { self.options = options }

  /// A formula, without the brackets around it in a text (`$`, `$$`, `\(`, `\[`); those are taken off if they are there.
  ///
  /// Never traps. Linear in the source.
  public func read(_ source: String) -> ReadFormula { counted(source).formula }

  /// The formula, and how many steps reading took, for those who hold it to linear time.
  package func counted(_ source: String) -> (formula: ReadFormula, steps: Int) {
    let units = Array(source.utf16)
    guard units.count <= options.longestSource else {
      let problem = FormulaProblem(
        range: 0..<units.count,
        reason:
          "The formula has \(units.count) characters, more than the \(options.longestSource) that are read."
      )
      let shown = String(decoding: units.prefix(options.longestSource), as: UTF16.self)
      return (ReadFormula(.error(shown), problems: [problem]), 1)
    }
    var parser = TeXParser(units, options: options)
    let formula = parser.formula()
    return (formula, parser.input.steps)
  }
}
