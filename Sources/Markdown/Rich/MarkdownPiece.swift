/// A piece of a text with its range in the source. It ends where the next piece starts.
public struct MarkdownPiece: Sendable, Hashable {
  /// The start of the piece: a UTF-16 offset in the text.
  public var start: Int
  /// The piece's range in the source: UTF-8 offsets.
  public var source: Range<Int>
  /// Whether the source has the same characters. Otherwise the piece as a whole represents its source range,
  /// as for an entity or a line end.
  public var isVerbatim: Bool

  /// Creates a piece.
  public init(start: Int, source: Range<Int>, isVerbatim: Bool) {
    self.start = start
    self.source = source
    self.isVerbatim = isVerbatim
  }
}
