/// What a text may hold at most. What is beyond stays readable and is reported as a ``MarkdownOverrun``.
public struct MarkdownLimits: Sendable, Equatable, Hashable {
  /// Quotes, list items, details and footnotes within one another. Deeper markers stay text at the last level.
  public var levels = 16
  /// Columns of a table. Cells beyond are left out.
  public var columns = 64
  /// Blocks of a text, those within others too, without rows and cells. What follows is one paragraph.
  public var blocks = 10_000
  /// Bytes of a text. What follows is left out.
  public var bytes = 1 << 30

  /// All defaults.
  public init() {}
}
