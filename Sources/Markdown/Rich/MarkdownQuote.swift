/// A quote or an alert.
public struct MarkdownQuote: Sendable, Hashable {
  /// The kind of alert; nil for a quote.
  public var alert: MarkdownAlert?
  /// Its content.
  public var blocks: [MarkdownBlock]

  /// A quote.
  public init(alert: MarkdownAlert? = nil, blocks: [MarkdownBlock]) {
    self.alert = alert
    self.blocks = blocks
  }
}
