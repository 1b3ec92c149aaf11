/// A place in a growing leaf before which nothing changes any more, with the sizes of the result up to there.
struct SettledPrefix: Sendable {
  /// The index of the place's line in the parser's segments; `place` is its offset in the source.
  var segment: Int
  var place: Int
  /// The index of the first of the leaf's lines that is shown.
  var firstSegment: Int
  /// The offset up to which the text was read when the mark was made. If an unfinished line
  /// is held back later, so that the text ends earlier, the mark is invalid.
  var seen: Int
  /// The lengths of the text up to the place, and the numbers of its spans and pieces.
  var utf8: Int
  var utf16: Int
  var spans: Int
  var pieces: Int
  /// The end of the last piece.
  var pieceEnd: Int
  /// How many footnotes the text refers to up to the place (`FootnoteNumbers.count`).
  var notes = 0
}
