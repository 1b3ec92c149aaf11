/// A quote or an alert.
public struct MarkdownQuote: Sendable, Hashable {
  /// The kind of alert; nil for a quote.
  public var alert: MarkdownAlert?
  /// The content of the quote.
  public var blocks: [MarkdownBlock]

  /// Creates a quote.
  public init(alert: MarkdownAlert? = nil, blocks: [MarkdownBlock]) {
    self.alert = alert
    self.blocks = blocks
  }
}
