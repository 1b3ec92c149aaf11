/// A text without Markdown marks. Escapes and entities are resolved, a soft break is a space or a line feed,
/// and a hard break is a line feed. Every character can be mapped to its place in the source.
public struct MarkdownText: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The spans with emphases, links and objects.
  public var spans: [MarkdownSpan]
  /// The pieces with their source ranges, in order, starting at offset 0.
  public var pieces: [MarkdownPiece]

  /// Creates a text without a source.
  public init(_ text: String = "", spans: [MarkdownSpan] = [], pieces: [MarkdownPiece] = []) {
    self.text = text
    self.spans = spans
    self.pieces = pieces
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// The text without source ranges, for comparing texts of two sources.
  public var withoutSource: MarkdownText {
    var copy = self
    copy.pieces = []
    for index in copy.spans.indices { copy.spans[index].source = 0..<0 }
    return copy
  }
}
