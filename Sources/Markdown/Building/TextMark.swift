/// A place in a growing leaf before which nothing changes any more: what was made of the text up to there.
struct TextMark: Sendable {
  /// The line in which it lies, among the parser's, and its offset in the source.
  var segment: Int
  var place: Int
  /// The first of the leaf's lines that is shown.
  var firstSegment: Int
  /// How far the text went that has settled it. An unfinished line that is held back later takes its part of that along.
  var seen: Int
  /// Sizes of the text and of its lists.
  var utf8: Int
  var utf16: Int
  var spans: Int
  var pieces: Int
  /// Where the last piece ended.
  var pieceEnd: Int
}
