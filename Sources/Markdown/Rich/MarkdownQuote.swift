/// A quote or an alert.
public struct MarkdownQuote: Sendable, Hashable {
  /// What an alert is about; nil for a quote.
  public var alert: MarkdownAlert?
  /// What it holds.
  public var blocks: [MarkdownBlock]

  /// A quote.
  public init(alert: MarkdownAlert? = nil, blocks: [MarkdownBlock]) {
    self.alert = alert
    self.blocks = blocks
  }
}
