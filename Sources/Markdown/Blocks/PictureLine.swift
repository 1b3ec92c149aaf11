/// Finds the pictures that are alone between line ends: Markdown images and `<img>` tags, with or without a
/// link or emphasis around them.
enum PictureLine {
  /// A part of a line: a picture, or anything else.
  struct Piece {
    var range: Range<Int>
    var isPicture: Bool
  }

  /// Divides a line of a paragraph at the pictures that are alone between line ends, which include `<br>`;
  /// nil if there are none. O(n).
  ///
  /// A line of several pictures is divided too, unless all of them are links: the badges in such a row belong
  /// beside each other.
  ///
  /// - Parameter readsTags: Whether `<img>` and `<br>` are read.
  static func pieces(
    of line: Range<Int>, readsTags: Bool, _ references: LinkReferences, _ text: Span<UInt8>
  ) -> [Piece]? {
    guard mayHavePicture(line, text) else { return nil }
    var pieces: [Piece] = []
    var place = line.lowerBound
    while true {
      let lineBreak = readsTags ? lineBreak(in: place..<line.upperBound, text) : nil
      let end = lineBreak?.lowerBound ?? line.upperBound
      let start = text.startWithoutSpaces(place..<end)
      let piece = start..<max(start, text.endWithoutSpaces(start..<end))
      let pictures = pictures(in: piece, readsTags, references, text)
      if !pictures.isEmpty {
        pieces += pictures.map { Piece(range: $0, isPicture: true) }
      } else if let last = pieces.last, !last.isPicture {
        pieces[pieces.count - 1].range = last.range.lowerBound..<piece.upperBound
      } else if !piece.isEmpty {
        pieces.append(Piece(range: piece, isPicture: false))
      }
      guard let lineBreak else { break }
      place = lineBreak.upperBound
    }
    return pieces.contains { $0.isPicture } ? pieces : nil
  }

  private static func mayHavePicture(_ line: Range<Int>, _ text: Span<UInt8>) -> Bool {
    for place in line {
      let byte = text[place]
      if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "<"),
        text.hasWord("![", at: place, before: line.upperBound)
          || text.hasWord("<img", at: place, before: line.upperBound)
      {
        return true
      }
    }
    return false
  }

  /// Returns the range of the first `<br>` in a range; nil if there is none.
  private static func lineBreak(in range: Range<Int>, _ text: Span<UInt8>) -> Range<Int>? {
    for place in range where text[place] == UInt8(ascii: "<") {
      if let end = tagEnd("<br", at: place, before: range.upperBound, text) { return place..<end }
    }
    return nil
  }

  /// Returns the end of an opening tag that starts with a word, which is `<` and the tag's name; nil for
  /// anything else.
  static func tagEnd(_ word: StaticString, at place: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    guard text.hasWord(word, at: place, before: end),
      HTMLSyntax.nameEnd(at: place + 1, before: end, text) == place + word.utf8CodeUnitCount
    else { return nil }
    return HTMLSyntax.openTagEnd(at: place, before: end, text)
  }

  // MARK: Pictures

  /// Returns the pictures of a range that has nothing else; empty if it has something else, and for a row of
  /// badges.
  private static func pictures(
    in range: Range<Int>, _ readsTags: Bool, _ references: LinkReferences, _ text: Span<UInt8>
  ) -> [Range<Int>] {
    var pictures: [Range<Int>] = []
    var areLinks = true
    var place = range.lowerBound
    while place < range.upperBound {
      let end: Int
      if let next = pictureEnd(at: place, before: range.upperBound, readsTags, references, text) {
        end = next
        areLinks = false
      } else if let next = linkEnd(at: place, before: range.upperBound, readsTags, references, text) {
        end = next
      } else {
        return []
      }
      pictures.append(place..<end)
      place = text.startWithoutSpaces(end..<range.upperBound)
    }
    return areLinks && pictures.count > 1 ? [] : pictures
  }

  /// Returns the end of a picture, with the emphasis around it; nil if there is none at a place.
  private static func pictureEnd(
    at place: Int, before end: Int, _ readsTags: Bool, _ references: LinkReferences, _ text: Span<UInt8>
  ) -> Int? {
    switch text[place] {
    case UInt8(ascii: "!"):
      guard place + 1 < end, text[place + 1] == UInt8(ascii: "["),
        let label = labelEnd(at: place + 1, before: end, text)
      else { return nil }
      return tailEnd((place + 2)..<label, before: end, references, text)
    case UInt8(ascii: "<"):
      guard readsTags, let tag = tagEnd("<img", at: place, before: end, text) else { return nil }
      return HTMLAttributes(of: place..<tag, text).string("src", text).map { _ in tag }
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      let mark = text[place]
      var start = place
      while start < end, text[start] == mark { start += 1 }
      let count = start - place
      guard start < end, count <= 3, text[start] != UInt8(ascii: "*"), text[start] != UInt8(ascii: "_"),
        let inner = pictureEnd(at: start, before: end, readsTags, references, text), inner + count <= end,
        text.allAre(mark, in: inner..<(inner + count))
      else { return nil }
      return inner + count
    default: return nil
    }
  }

  /// Returns the end of a link that contains only a picture; nil if there is none at a place.
  private static func linkEnd(
    at place: Int, before end: Int, _ readsTags: Bool, _ references: LinkReferences, _ text: Span<UInt8>
  ) -> Int? {
    guard text[place] == UInt8(ascii: "[") else { return nil }
    let start = text.startWithoutSpaces((place + 1)..<end)
    guard start < end, let picture = pictureEnd(at: start, before: end, readsTags, references, text) else {
      return nil
    }
    let label = text.startWithoutSpaces(picture..<end)
    guard label < end, text[label] == UInt8(ascii: "]") else { return nil }
    return tailEnd((place + 1)..<label, before: end, references, text)
  }

  /// Returns the place of the `]` that closes a bracket; nil if there is none.
  private static func labelEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    var depth = 0
    var place = start
    while place < end {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Returns the end of the address after a label, or of the label of a definition that came before; nil if
  /// there is neither.
  private static func tailEnd(
    _ label: Range<Int>, before end: Int, _ references: LinkReferences, _ text: Span<UInt8>
  ) -> Int? {
    let place = label.upperBound + 1
    if place < end, text[place] == UInt8(ascii: "("), let next = addressEnd(at: place, before: end, text) {
      return next
    }
    guard !references.isEmpty else { return nil }
    var (label, next) = (label, place)
    if place < end, text[place] == UInt8(ascii: "[") {
      guard let close = labelEnd(at: place, before: end, text) else { return nil }
      if close > place + 1 { label = (place + 1)..<close }
      next = close + 1
    }
    guard label.count <= 999 else { return nil }
    return references.target(of: LinkReferences.normalized(label, text)).map { _ in next }
  }

  private static func addressEnd(at place: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    let start = HTMLSyntax.skipWhiteSpace(from: place + 1, before: end, text)
    guard let address = LinkSyntax.destination(at: start, before: end, text) else { return nil }
    var next = HTMLSyntax.skipWhiteSpace(from: address.next, before: end, text)
    if next > address.next, let title = LinkSyntax.title(at: next, before: end, text) {
      next = HTMLSyntax.skipWhiteSpace(from: title.next, before: end, text)
    }
    return next < end && text[next] == UInt8(ascii: ")") ? next + 1 : nil
  }
}
