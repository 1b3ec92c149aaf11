/// Finds postal addresses in two forms: `221B Baker Street, London`, optionally with a state and a ZIP code,
/// and `Hauptstraße 5, 10115 Berlin`.
extension DataScanner {
  /// Returns the end of an address that begins with a house number; nil if there is none. One to four
  /// capitalised words follow, of which the last one means a kind of street, and then optionally a town.
  package func addressEnd(atNumber start: Int) -> Int? {
    var offset = start
    while text.isDigit(offset), offset - start < 6 { offset += 1 }
    if text.isASCIILetter(offset), !text.isWord(offset + 1) { offset += 1 }
    guard text[offset] == 0x20, !text.isWord(offset) else { return nil }
    for index in 0..<5 {
      guard text[offset] == 0x20, let word = capitalisedWordEnd(at: offset + 1) else { return nil }
      if index > 0, Self.streets.contains(text.lowercased(offset + 1..<word)) {
        let end = text[word] == 0x2E ? word + 1 : word
        return townEnd(after: end) ?? word
      }
      offset = word
      if text[offset] == 0x2E { offset += 1 }
    }
    return nil
  }

  /// Returns the end of an address that begins with a street name; nil if there is none. A house number
  /// follows, and then optionally a postal code and a town.
  package func addressEnd(atStreet run: Range<Int>) -> Int? {
    guard text.isUppercase(run.lowerBound), run.count <= 40, text[run.upperBound] == 0x20 else { return nil }
    let street = text.lowercased(run)
    guard Self.streetEndings.contains(where: { street.hasSuffix($0) && street.count > $0.count }) else {
      return nil
    }
    var end = run.upperBound + 1
    let number = end
    while text.isDigit(end), end - number < 4 { end += 1 }
    guard end > number else { return nil }
    if text.isASCIILetter(end) { end += 1 }
    guard !text.isWord(end) else { return nil }
    var offset = text[end] == 0x2C ? end + 1 : end
    guard text[offset] == 0x20 else { return end }
    offset += 1
    let code = offset
    while text.isDigit(offset), offset - code < 6 { offset += 1 }
    guard offset - code == 5, text[offset] == 0x20, let town = capitalisedWordEnd(at: offset + 1) else {
      return end
    }
    return town
  }

  /// Returns the end of a town after a street, such as `, Springfield` or `, New York, NY 10001`; nil if
  /// there is none.
  private func townEnd(after street: Int) -> Int? {
    guard text[street] == 0x2C, text[street + 1] == 0x20, var town = capitalisedWordEnd(at: street + 2) else {
      return nil
    }
    for _ in 0..<2 {
      guard text[town] == 0x20, let next = capitalisedWordEnd(at: town + 1) else { break }
      town = next
    }
    let comma = text[town] == 0x2C ? town + 1 : town
    guard text[comma] == 0x20, text.isUppercase(comma + 1), text.isUppercase(comma + 2),
      text[comma + 3] == 0x20
    else {
      return town
    }
    var end = comma + 4
    while text.isDigit(end), end - comma < 10 { end += 1 }
    guard end - comma == 9 else { return town }
    if text[end] == 0x2D, (1...4).allSatisfy({ text.isDigit(end + $0) }), !text.isDigit(end + 5) { end += 5 }
    return text.isWord(end) ? town : end
  }

  /// Returns the end of a word of at most 24 letters that begins with a capital letter, or of a number such
  /// as 5th; nil if there is none.
  private func capitalisedWordEnd(at start: Int) -> Int? {
    guard text.isUppercase(start) || text.isDigit(start) && text.isDigit(start - 1) == false else {
      return nil
    }
    var end = start
    while text.isHost(end) || text.isOne(of: "-'", end) && text.isHost(end + 1), end - start <= 24 {
      end += 1
    }
    let isOrdinal = text.isDigit(start) && !text.isDigit(end - 1)
    guard end - start <= 24, text.isUppercase(start) || isOrdinal else { return nil }
    return end
  }

  private static let streets: Set<String> = Set(
    """
    street st avenue ave road rd boulevard blvd lane ln drive dr court ct square sq place pl way terrace highway hwy \
    parkway pkwy crescent close
    """.split(separator: " ").map(String.init))

  private static let streetEndings = ["straße", "strasse", "str.", "weg", "platz", "allee", "gasse"]
}
