/// Resolves backslash escapes and entities.
enum Unescaping {
  /// The one or two characters of an entity.
  struct Entity {
    /// The first character in the low 32 bits, and above them the second one, or 0.
    var packed: Int
    /// The offset after the semicolon.
    var end: Int
  }

  /// Reads an entity at a place, by name or by number; nil if there is none.
  static func entity(at start: Int, before end: Int, _ text: Span<UInt8>) -> Entity? {
    guard start + 2 < end else { return nil }
    if text[start + 1] == UInt8(ascii: "#") { return number(at: start, before: end, text) }
    var place = start + 1
    let most = min(end, place + NamedEntities.longestName + 1)
    while place < most, text[place].isLetterOrDigit { place += 1 }
    guard place < end, place > start + 1, text[place] == UInt8(ascii: ";"),
      let scalars = NamedEntities.shared.scalars(of: (start + 1)..<place, in: text)
    else { return nil }
    return Entity(
      packed: Int(scalars[0].value) | (scalars.count > 1 ? Int(scalars[1].value) << 32 : 0), end: place + 1)
  }

  private static func number(at start: Int, before end: Int, _ text: Span<UInt8>) -> Entity? {
    var place = start + 2
    let isHexadecimal = place < end && text[place].lowercased == UInt8(ascii: "x")
    if isHexadecimal { place += 1 }
    let first = place
    var value: UInt32 = 0
    while place < end, place - first <= 7 {
      let byte = text[place].lowercased
      if byte.isDigit {
        value = value * (isHexadecimal ? 16 : 10) + UInt32(byte &- 0x30)
      } else if isHexadecimal, byte &- 0x61 < 6 {
        value = value * 16 + UInt32(byte &- 0x57)
      } else {
        break
      }
      place += 1
    }
    guard place > first, place - first <= (isHexadecimal ? 6 : 7), place < end,
      text[place] == UInt8(ascii: ";")
    else {
      return nil
    }
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    return Entity(packed: Int(scalar.value), end: place + 1)
  }

  /// Returns the characters of an entity.
  static func scalars(of packed: Int) -> [Unicode.Scalar] {
    [packed & 0xFFFF_FFFF, packed >> 32].filter { $0 > 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
  }

  /// Whether a range that starts with `&` may become an entity if more text follows.
  static func isUnfinishedEntity(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let name = (range.lowerBound + 1)..<range.upperBound
    guard !name.isEmpty else { return true }
    guard name.count <= NamedEntities.longestName else { return false }
    if text[name.lowerBound] == UInt8(ascii: "#") {
      var digits = name.dropFirst()
      let isHexadecimal = digits.first.map { text[$0].lowercased == UInt8(ascii: "x") } ?? false
      if isHexadecimal { digits = digits.dropFirst() }
      return digits.count <= 7
        && digits.allSatisfy { text[$0].isDigit || isHexadecimal && text[$0].lowercased &- 0x61 < 6 }
    }
    return name.allSatisfy { text[$0].isLetterOrDigit }
      && NamedEntities.shared.hasName(startingWith: name, in: text)
  }

  /// Returns a range with its entities and, if it has any, its escapes resolved.
  static func string(_ range: Range<Int>, _ text: Span<UInt8>, hasEscapes: Bool = true) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      if hasEscapes, byte == UInt8(ascii: "\\"), place + 1 < range.upperBound, text[place + 1].isPunctuation {
        bytes.append(text[place + 1])
        place += 2
      } else if byte == UInt8(ascii: "&"), let entity = entity(at: place, before: range.upperBound, text) {
        for scalar in scalars(of: entity.packed) { bytes.append(contentsOf: Array(String(scalar).utf8)) }
        place = entity.end
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
