/// A text with its covered ranges replaced.
package struct CoveredWords {
  /// The words that replace each covered range in plain text, in copies and in speech's stead. Their number is
  /// constant, so that they do not reveal how long the covered words are.
  package static let cover = "▒▒▒"

  /// The text with the replacements.
  package let text: String
  /// The ranges of the whole text that are shown, and how far each one moves.
  private var pieces: [(range: Range<Int>, shift: Int)] = []

  /// - Parameter covers: The covered ranges, in ascending order and without overlaps. A range that divides a
  ///   surrogate pair covers the whole pair.
  package init(_ whole: String, hiding covers: [Range<Int>]) {
    guard !covers.isEmpty else {
      text = whole
      pieces = [(0..<whole.utf16.count, 0)]
      return
    }
    let units = Array(whole.utf16)
    let edges = ScalarEdges(whole)
    var shown: [UInt16] = []
    var place = 0
    for range in covers.map(edges.whole) {
      let range = range.clamped(to: place..<max(place, units.count))
      if range.isEmpty { continue }
      pieces.append((place..<range.lowerBound, shown.count - place))
      shown += units[place..<range.lowerBound]
      // Covers that touch are one cover.
      if range.lowerBound > place || place == 0 { shown += Self.cover.utf16 }
      place = range.upperBound
    }
    pieces.append((place..<units.count, shown.count - place))
    text = String(decoding: shown + units[place...], as: UTF16.self)
  }

  /// Returns where the pieces of a range that are shown are in the text.
  package func places(of range: Range<Int>) -> [Range<Int>] {
    pieces.compactMap { piece in
      let part = range.clamped(to: piece.range)
      return part.isEmpty ? nil : part.lowerBound + piece.shift..<part.upperBound + piece.shift
    }
  }
}

extension RichText {
  /// The text with each covered range replaced, without the spans that the replacement covers or moves.
  package var hidingCovers: RichText {
    let covers = spans.covers
    if covers.isEmpty { return self }
    let words = CoveredWords(text, hiding: covers)
    return RichText(
      words.text,
      spans: spans.flatMap { span -> [TextSpan] in
        if span.isCover { return [] }
        let places = words.places(of: span.range)
        // An object that is covered in part is covered.
        if span.object != nil, places.first?.count != span.range.count { return [] }
        return places.map { span.moved(to: $0) }
      }.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
