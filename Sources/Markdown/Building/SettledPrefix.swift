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
  /// The markup that is open at the place, and its spans.
  var open = OpenMarkup()
  var toEnd = OpenSpans()
}

/// The spans that extend to the end of a growing text, because their markup is open. They have different emphases.
struct OpenSpans: Sendable {
  /// The indices of the spans.
  var spans: [Int] = []
  /// The emphases of the spans.
  var emphases: TextEmphases = []
  /// Whether a link is open.
  var hasLink = false
}

extension [SettledPrefix] {
  /// Removes the marks behind markup that is closed.
  mutating func cut(before closed: OpenMarkup.Counts) {
    while let last, !last.open.counts.isBefore(closed) { removeLast() }
  }

  /// Adds a mark. Earlier marks are kept only if they are before markup that is open at the new one.
  mutating func add(_ mark: SettledPrefix) {
    if mark.open.isEmpty {
      removeAll(keepingCapacity: true)
    } else if let last, mark.open.isAsOpen(as: last.open) {
      removeLast()
    }
    append(mark)
  }
}

extension RichText {
  /// Removes everything after a mark. O(length of the removed part).
  mutating func cut(at mark: SettledPrefix) {
    text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: mark.utf8)...)
    spans.removeSubrange(min(mark.spans, spans.count)...)
    pieces.removeSubrange(min(mark.pieces, pieces.count)...)
    if let last = pieces.indices.last, pieces[last].isVerbatim {
      let place = pieces[last].source
      pieces[last].source = place.lowerBound..<min(place.upperBound, mark.pieceEnd)
    }
  }

  /// Appends the text that a builder has made.
  mutating func append(_ made: TextBuilder) {
    if text.isEmpty {
      text = String(decoding: made.bytes, as: UTF8.self)
      // These copies have their exact size, because the builder keeps its own capacity for the next text.
      spans = made.spans.map { $0 }
      pieces = made.pieces.map { $0 }
      return
    }
    text.append(String(decoding: made.bytes, as: UTF8.self))
    for span in made.toEnd.spans where span < spans.count {
      spans[span].range = spans[span].range.lowerBound..<made.utf16
      spans[span].source = spans[span].source.lowerBound..<max(spans[span].source.lowerBound, made.end)
    }
    spans.append(contentsOf: made.spans)
    var new = made.pieces[...]
    if let last = pieces.indices.last, let first = new.first, first.isVerbatim, pieces[last].isVerbatim,
      pieces[last].source.upperBound == first.source.lowerBound
    {
      pieces[last].source = pieces[last].source.lowerBound..<first.source.upperBound
      new = new.dropFirst()
    }
    pieces.append(contentsOf: new)
  }
}
