/// A piece of a text, from its start to that of the next piece, and its range in the source.
public struct MarkdownPiece: Sendable, Hashable {
  /// Its start: a UTF-16 offset in the text.
  public var start: Int
  /// Its range in the source: UTF-8 offsets.
  public var source: Range<Int>
  /// Whether the source has the same characters. Otherwise the whole piece represents its whole source range:
  /// an entity, a line end.
  public var isVerbatim: Bool

  /// A piece.
  public init(start: Int, source: Range<Int>, isVerbatim: Bool) {
    self.start = start
    self.source = source
    self.isVerbatim = isVerbatim
  }
}
