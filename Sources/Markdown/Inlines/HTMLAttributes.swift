/// The attributes of an opening tag that `HTMLSyntax` has found.
struct HTMLAttributes {
  private var values: [(name: Range<Int>, value: Range<Int>)] = []

  /// Reads the attributes of a tag, whose range includes `<` and `>`. O(n).
  init(of tag: Range<Int>, _ text: Span<UInt8>) {
    let end = tag.upperBound - 1
    var place = HTMLSyntax.nameEnd(at: tag.lowerBound + 1, before: end, text) ?? end
    while true {
      place = HTMLSyntax.skipWhiteSpace(from: place, before: end, text)
      guard place < end, values.count < Self.most else { return }
      let start = place
      while place < end, !text[place].isWhiteSpace, text[place] != UInt8(ascii: "="),
        text[place] != UInt8(ascii: "/") || place == start
      { place += 1 }
      let name = start..<max(place, min(start + 1, end))
      let equals = HTMLSyntax.skipWhiteSpace(from: name.upperBound, before: end, text)
      guard equals < end, text[equals] == UInt8(ascii: "=") else {
        values.append((name, name.upperBound..<name.upperBound))
        place = name.upperBound
        continue
      }
      var value = HTMLSyntax.skipWhiteSpace(from: equals + 1, before: end, text)
      guard value < end else { return }
      let quote = text[value]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        value += 1
        place = text.first(quote, in: value..<end) ?? end
        values.append((name, value..<place))
        place = min(place + 1, end)
      } else {
        place = value
        while place < end, !text[place].isWhiteSpace { place += 1 }
        values.append((name, value..<place))
      }
    }
  }

  /// The maximum number of attributes that are read. Real tags have a few.
  private static let most = 64

  /// Returns the value of an attribute, without quotes; empty if it has none, and nil if the tag lacks the
  /// attribute. Names ignore case.
  func value(of name: StaticString, _ text: Span<UInt8>) -> Range<Int>? {
    values.first { HTMLSyntax.isOne(of: [name], $0.name, text) }?.value
  }

  /// Returns the value of an attribute with its entities resolved; nil if it is missing or empty.
  func string(_ name: StaticString, _ text: Span<UInt8>) -> String? {
    guard let range = value(of: name, text), !range.isEmpty else { return nil }
    return Unescaping.string(range, text, hasEscapes: false)
  }

  /// Returns the value of an attribute that is a length in pixels, from 1 to 100,000; nil for anything else,
  /// such as a percentage.
  func length(_ name: StaticString, _ text: Span<UInt8>) -> Double? {
    guard let range = value(of: name, text) else { return nil }
    var digits = range.prefix { text[$0].isDigit }
    guard !digits.isEmpty, digits.count <= 6 else { return nil }
    let unit = digits.upperBound..<range.upperBound
    guard unit.isEmpty || HTMLSyntax.isOne(of: ["px"], unit, text) else { return nil }
    var length = 0
    while let place = digits.popFirst() { length = length * 10 + Int(text[place] &- 0x30) }
    return (1...100_000).contains(length) ? Double(length) : nil
  }
}
