/// Recognises tags, comments and autolinks that the end of an unfinished text cuts off.
enum UnfinishedTag {
  /// Whether a range that starts with `<` may become a tag, comment or autolink if more text follows.
  static func reachesEnd(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let end = range.upperBound
    var place = range.lowerBound + 1
    guard place < end else { return true }
    if text[place] == UInt8(ascii: "!") {
      return place + 1 == end || text[place + 1] == UInt8(ascii: "-") || text[place + 1] == UInt8(ascii: "[")
        || text[place + 1].isLetter
    }
    if text[place] == UInt8(ascii: "?") { return true }
    let isClosing = text[place] == UInt8(ascii: "/")
    if isClosing {
      place += 1
      if place == end { return true }
    }
    guard let name = HTMLSyntax.nameEnd(at: place, before: end, text) else { return false }
    if name == end { return true }
    if isClosing { return HTMLSyntax.skipWhiteSpace(from: name, before: end, text) == end }
    return attributesReachEnd(name..<end, text) || addressReachesEnd(place..<end, text)
  }

  private static func attributesReachEnd(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let end = range.upperBound
    var place = range.lowerBound
    while true {
      let next = HTMLSyntax.skipWhiteSpace(from: place, before: end, text)
      if next == end { return true }
      if text[next] == UInt8(ascii: "/") { return next + 1 == end }
      guard next > place, text[next].isLetter || text[next] == UInt8(ascii: "_") else { return false }
      place = next
      while place < end,
        text[place].isLetterOrDigit || text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "_")
      {
        place += 1
      }
      let equals = HTMLSyntax.skipWhiteSpace(from: place, before: end, text)
      if equals == end { return true }
      // Words in a row are prose and not attributes.
      guard text[equals] == UInt8(ascii: "=") else { return false }
      let value = HTMLSyntax.skipWhiteSpace(from: equals + 1, before: end, text)
      if value == end { return true }
      let quote = text[value]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        place = value
        while place < end, !text[place].isWhiteSpace, text[place] != UInt8(ascii: "<") { place += 1 }
        if place == end { return true }
        continue
      }
      guard let close = text.first(quote, in: (value + 1)..<end) else { return true }
      place = close + 1
      if place == end { return true }
    }
  }

  private static func addressReachesEnd(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound, Autolink.isScheme(text[place]) { place += 1 }
    if place == range.upperBound { return true }
    guard text[place] == UInt8(ascii: ":") || text[place] == UInt8(ascii: "@") else { return false }
    return (place..<range.upperBound).allSatisfy { text[$0] > 0x20 && text[$0] != UInt8(ascii: "<") }
  }
}
