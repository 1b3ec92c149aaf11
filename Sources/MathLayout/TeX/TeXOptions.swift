/// What a `TeXReader` allows, and the macros that it knows beside TeX's own.
public struct TeXOptions: Hashable, Sendable {
  /// Macros by name, without the backslash: `["R": "\\mathbb{R}", "norm": "\\lVert #1\\rVert"]`. A macro has as many arguments as
  /// the highest number after `#` in it, at most 9.
  public var macros: [String: String]
  /// How many UTF-16 units a formula may have. What is longer is not read: it is one problem.
  public var longestSource: Int
  /// How many macros may be replaced in a formula. The macros beyond are shown as they were written.
  public var mostExpansions: Int
  /// How many problems are named. What comes after them is shown in the same way, and not named.
  public var mostProblems: Int

  /// The usual limits: 65,536 units of text, 1,000 macros replaced, 100 problems.
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
