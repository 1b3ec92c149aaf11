/// The limits of a `TeXReader`, and its macros besides TeX's own.
public struct TeXOptions: Hashable, Sendable {
  /// Macros by name, without the backslash: `["R": "\\mathbb{R}", "norm": "\\lVert #1\\rVert"]`. A macro has as many arguments as
  /// the highest number after `#` in it, at most 9.
  public var macros: [String: String]
  /// The maximum length of a formula in UTF-16 units. A longer one is not read, but reported as one problem.
  public var longestSource: Int
  /// How many macros may be expanded in a formula. Further macros are shown as they were written.
  public var mostExpansions: Int
  /// The maximum number of reported problems. Further problems are shown in the same way, but not reported.
  public var mostProblems: Int

  /// The default limits: 65,536 units of text, 1,000 expanded macros, 100 problems.
  public init(
    macros: [String: String] = [:], longestSource: Int = 65_536, mostExpansions: Int = 1_000,
    mostProblems: Int = 100
  ) {
    self.macros = macros
    self.longestSource = longestSource
    self.mostExpansions = mostExpansions
    self.mostProblems = mostProblems
  }
}
