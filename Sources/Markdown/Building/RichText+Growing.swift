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
