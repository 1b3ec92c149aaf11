/// The limits of a `TeXReader`, and its macros in addition to TeX's own.
public struct TeXOptions: Hashable, Sendable {
  /// Macros by name, without the backslash: `["R": "\\mathbb{R}", "norm": "\\lVert #1\\rVert"]`. The number
  /// of arguments of a macro is the highest number after `#` in it, at most 9.
  public var macros: [String: String]
  /// The maximum length of a formula in UTF-16 units. A longer formula is not read, but reported as one
  /// problem.
  public var longestSource: Int
  /// The maximum number of macros that are expanded in a formula. Further macros are shown as they were
  /// written.
  public var mostExpansions: Int
  /// The maximum number of reported problems. Further problems are shown in the same way, but not reported.
  public var mostProblems: Int

  /// Creates options, by default with limits of 65,536 UTF-16 units, 1,000 expanded macros and 100 problems.
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
