extension RichText {
  /// The text with each covered range replaced, without the spans that the replacement covers or moves.
  var hidingCovers: RichText {
    let covers = spans.covers
    if covers.isEmpty { return self }
    let length = text.utf16.count
    var pieces: [(range: Range<Int>, shift: Int)] = []
    var (place, shown) = (0, 0)
    let cover = CoveredWords.cover.utf16.count
    for range in covers.map({ $0.clamped(to: 0..<length) }) where !range.isEmpty {
      pieces.append((place..<range.lowerBound, shown - place))
      let isApart = range.lowerBound > place || place == 0
      shown += range.lowerBound - place + (isApart ? cover : 0)
      place = range.upperBound
    }
    pieces.append((place..<length, shown - place))
    return RichText(
      CoveredWords.replacing(covers, in: text),
      spans: spans.flatMap { span -> [TextSpan] in
        if span.isCover { return [] }
        return pieces.compactMap { piece in
          let range = span.range.clamped(to: piece.range)
          // An object that is covered in part is covered.
          guard !range.isEmpty, span.object == nil || range == span.range else { return nil }
          return span.moved(to: range.lowerBound + piece.shift..<range.upperBound + piece.shift)
        }
      }.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
