/// A formula that stands alone.
public struct MarkdownFormula: Sendable, Hashable {
  /// The TeX source, without the delimiters.
  public var source: String
  /// Whether it is complete. Until then it is best shown as its source.
  public var isFinished: Bool

  /// A formula.
  public init(source: String, isFinished: Bool = true) {
    self.source = source
    self.isFinished = isFinished
  }
}
