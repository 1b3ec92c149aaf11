/// A text without marks: escapes and entities are resolved, a soft break is a space or a line feed, a hard
/// break a line feed. Every character can be mapped to its place in the source.
public struct MarkdownText: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The spans of its ranges.
  public var spans: [MarkdownSpan]
  /// The source ranges of its pieces, in order, starting at offset 0.
  public var pieces: [MarkdownPiece]

  /// A text that you make yourself, without a source.
  public init(_ text: String = "", spans: [MarkdownSpan] = [], pieces: [MarkdownPiece] = []) {
    self.text = text
    self.spans = spans
    self.pieces = pieces
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// The same text without source ranges, to compare texts of two sources.
  public var withoutSource: MarkdownText {
    var copy = self
    copy.pieces = []
    for index in copy.spans.indices { copy.spans[index].source = 0..<0 }
    return copy
  }
}
