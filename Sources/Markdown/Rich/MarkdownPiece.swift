/// A piece of a text, from its start to that of the next piece, and what stands for it in the source.
public struct MarkdownPiece: Sendable, Hashable {
  /// Where it starts: a UTF-16 offset in the text.
  public var start: Int
  /// Where it stands in the source: UTF-8 offsets.
  public var source: Range<Int>
  /// Whether the source has the same characters. Otherwise all of the piece stands for all of the source: an entity, a line end.
  public var isVerbatim: Bool

  /// A piece.
  public init(start: Int, source: Range<Int>, isVerbatim: Bool) {
    self.start = start
    self.source = source
    self.isVerbatim = isVerbatim
  }
}
