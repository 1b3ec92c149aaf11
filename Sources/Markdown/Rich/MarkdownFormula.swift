/// A formula that is a block of its own.
public struct MarkdownFormula: Sendable, Hashable {
  /// The TeX source, without the delimiters.
  public var source: String
  /// Whether the formula is complete. Until then its source should be shown.
  public var isFinished: Bool

  /// Creates a formula.
  public init(source: String, isFinished: Bool = true) {
    self.source = source
    self.isFinished = isFinished
  }
}
