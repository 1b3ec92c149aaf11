/// A formula that stands alone.
public struct MarkdownFormula: Sendable, Hashable {
  /// TeX, without the brackets.
  public var source: String
  /// Whether all of it has come. Until then it is best shown as its source.
  public var isFinished: Bool

  /// A formula.
  public init(source: String, isFinished: Bool = true) {
    self.source = source
    self.isFinished = isFinished
  }
}
