/// A text as it is read: without marks, with escapes and entities resolved, a soft break as a space or a line feed, a hard break as
/// a line feed. Every character knows where it stands in the source.
public struct MarkdownText: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The spans of its ranges.
  public var spans: [MarkdownSpan]
  /// Where its parts stand in the source, in order, from offset 0 on.
  public var pieces: [MarkdownPiece]

  /// A text that you make yourself, without a source.
  public init(_ text: String = "", spans: [MarkdownSpan] = [], pieces: [MarkdownPiece] = []) {
    self.text = text
    self.spans = spans
    self.pieces = pieces
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// The same text without places in a source, to compare texts of two sources.
  public var withoutSource: MarkdownText {
    var copy = self
    copy.pieces = []
    for index in copy.spans.indices { copy.spans[index].source = 0..<0 }
    return copy
  }
}
