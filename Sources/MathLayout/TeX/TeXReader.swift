import TextLayout

/// Reads formulas in TeX, as in LaTeX's math mode, with the packages that people use in chats.
///
/// It accepts any input. A part that it cannot read becomes `MathNode.error` with its source, and a problem
/// with its place; the rest is shown. Time and memory are linear in the source. Formulas that are too long or
/// nested too deeply, and macros that expand without end, are reported as problems too.
public struct TeXReader: Sendable {
  /// The limits and macros of the reader.
  public var options: TeXOptions

  /// Creates a reader.
  public init(options: TeXOptions = TeXOptions()) { self.options = options }

  /// Reads a formula. Delimiters around it (`$`, `$$`, `\(`, `\[`) are removed if they are present.
  ///
  /// It never traps. Linear in the source.
  public func read(_ source: String) -> ReadFormula { counted(source).formula }

  /// Reads the beginning of a formula that is still being written: groups, fences and environments that are open end where
  /// the source ends, and what cannot be read yet at the end is left out. A beginning without any letter is an empty
  /// line.
  ///
  /// It never traps. Linear in the source.
  public func read(beginning source: String) -> ReadFormula {
    var units = Array(source.utf16.prefix(options.longestSource))
    for _ in 0..<Self.mostCuts {
      var parser = TeXParser(units, options: options, isBeginning: true)
      let formula = parser.formula()
      // An error at the end is a command, a name or an argument that is not complete.
      let open = formula.problems.map(\.range.lowerBound).filter {
        $0 + Self.longestOpenEnd >= units.count
      }.min()
      guard let open, open < units.count else {
        return formula.isUnderstood ? formula : ReadFormula(.phantom(.token(MathToken(.identifier, "x"))))
      }
      units.removeSubrange(open...)
    }
    return ReadFormula(.phantom(.token(MathToken(.identifier, "x"))))
  }

  /// How often the end of a beginning is cut off, and the maximum length of an end that is not complete, in UTF-16 units.
  private static let (mostCuts, longestOpenEnd) = (4, 40)

  /// Reads a formula and counts the steps, for tests that check that the time is linear.
  package func counted(_ source: String) -> (formula: ReadFormula, steps: Int) {
    let units = Array(source.utf16)
    guard units.count <= options.longestSource else {
      let problem = FormulaProblem(
        range: 0..<units.count,
        reason:
          "The formula has \(units.count) characters, more than the limit of \(options.longestSource)."
      )
      let shown = String(decoding: units.prefix(options.longestSource), as: UTF16.self)
      return (ReadFormula(.error(shown), problems: [problem]), 1)
    }
    var parser = TeXParser(units, options: options)
    let formula = parser.formula()
    return (formula, parser.input.steps)
  }
}
