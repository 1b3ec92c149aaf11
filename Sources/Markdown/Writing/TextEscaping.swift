import TextUnicode

/// Escapes characters so that they are read as plain characters.
struct TextEscaping {
  let units: [UInt16]
  let options: MarkdownOptions
  let place: TextWriting.Place
  /// The offsets where the labels of links and footnotes start.
  let labels: Set<Int>
  /// Whether the text is in the label of a link or an image.
  let isInLabel: Bool

  func write(_ range: Range<Int>, into output: inout String) {
    var start = range.lowerBound
    for address in addresses(in: range) {
      write(between: start..<address.range.lowerBound, into: &output)
      let written = String(decoding: units[address.range], as: UTF16.self)
      let end = address.range.upperBound
      output +=
        Self.staysWhole(written) && !mayGoOn(after: end, in: range)
        ? written : escapedAddress(in: address.range)
      start = end
    }
    write(between: start..<range.upperBound, into: &output)
  }

  /// Writes a text in which no address is. One may come from the escapes themselves: a host may not have two underscores in a
  /// row, but a backslash between them.
  private func write(between range: Range<Int>, into output: inout String) {
    guard options.addresses, range.contains(where: { Self.isTrigger(units[$0]) }) else {
      return write(plain: range, into: &output)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = units[start..<range.upperBound].firstIndex { $0 <= 0x20 } ?? range.upperBound
      let word = start..<min(end + 1, range.upperBound)
      var written = ""
      write(plain: word, into: &written)
      output += Self.isAddress(written) ? escapedAddress(in: word) : written
      start = word.upperBound
    }
  }

  /// Whether an address with escapes in it is read from a written word.
  private static func isAddress(_ word: String) -> Bool {
    let units = Array(word.utf16)
    guard units.contains(0x5C) else { return false }
    return AddressScanner.addresses(in: word, isMarkup: true, signs: .all).contains { address in
      address.protectsMarkup && units[address.range].contains(0x5C)
    }
  }

  /// Returns the addresses in a range beside or in which characters would be escaped.
  private func addresses(in range: Range<Int>) -> [BareAddress] {
    guard options.addresses, range.contains(where: { Self.isTrigger(units[$0]) }) else { return [] }
    let text = String(decoding: units[range], as: UTF16.self)
    return AddressScanner.addresses(in: text, isMarkup: true, signs: .all).compactMap { address in
      guard address.protectsMarkup else { return nil }
      var moved = address
      moved.range = address.range.lowerBound + range.lowerBound..<address.range.upperBound + range.lowerBound
      let isPlain =
        !moved.range.contains { replacement(at: $0) != nil }
        && !mayGoOn(after: moved.range.upperBound, in: range)
      return isPlain ? nil : moved
    }
  }

  /// Whether an address would be read as longer than it is, because punctuation after it is escaped, or because
  /// markup follows directly.
  private func mayGoOn(after end: Int, in range: Range<Int>) -> Bool {
    var offset = end
    while offset < range.upperBound {
      let unit = units[offset]
      // An angle bracket ends an address, but its entity does not.
      if unit == UInt16(UInt8(ascii: "<")) { return replacement(at: offset)?.hasPrefix("&") == true }
      // An invisible space does not end an address that more punctuation follows.
      if unit == 0x200B, offset - end < 64 {
        offset += 1
        continue
      }
      guard unit < 0x80, UInt8(unit).isPunctuation, unit != UInt16(UInt8(ascii: ">")),
        unit != UInt16(UInt8(ascii: "\""))
      else { return false }
      if replacement(at: offset) != nil { return true }
      offset += 1
    }
    return offset < units.count
  }

  /// Whether an address is read as the same address wherever it is written: it has no quotes, bars and
  /// brackets, and no two equal signs of emphasis, which may close something around it.
  private static func staysWhole(_ address: String) -> Bool {
    var last: UInt8 = 0
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "'"), UInt8(ascii: "\\"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "&"):
        return false
      case UInt8(ascii: "*"), UInt8(ascii: "="): if byte == last { return false }
      default: break
      }
      last = byte
    }
    return true
  }

  /// Returns a text in which no address is read, so that its characters are escaped like any others.
  private func escapedAddress(in range: Range<Int>) -> String {
    var output = ""
    var start = range.lowerBound
    for offset in range where Self.isTrigger(units[offset]) {
      write(plain: start..<offset, into: &output)
      output += escaped(UInt8(truncatingIfNeeded: units[offset]))
      start = offset + 1
    }
    write(plain: start..<range.upperBound, into: &output)
    return output
  }

  private static func isTrigger(_ unit: UInt16) -> Bool {
    unit == UInt16(UInt8(ascii: ":")) || unit == UInt16(UInt8(ascii: "."))
      || unit == UInt16(UInt8(ascii: "@"))
  }

  private func write(plain range: Range<Int>, into output: inout String) {
    var run = range.lowerBound
    for offset in range {
      guard let replacement = replacement(at: offset) else { continue }
      output += String(decoding: units[run..<offset], as: UTF16.self)
      output += replacement
      run = offset + 1
    }
    output += String(decoding: units[run..<range.upperBound], as: UTF16.self)
  }

  /// Returns the escaped form of the character at an offset; nil if the character needs no escape.
  private func replacement(at offset: Int) -> String? {
    let unit = units[offset]
    guard unit < 0x80 else { return nil }
    let byte = UInt8(unit)
    let isStart = offset == 0 || units[offset - 1] == 0x0A
    let isEnd = offset + 1 == units.count || units[offset + 1] == 0x0A
    switch byte {
    case 0x0A where units.count == 1: return "&#10;"
    case 0x0A:
      if place != .paragraph || offset + 1 == units.count { return options.tags ? "<br>" : "&#10;" }
      // With the option for soft breaks, a single line end is a line feed, except at the start or next to
      // another line end.
      return options.softBreaks == .line && !isStart && !isEnd ? nil : "\\\n"
    case 0x20, 0x09, 0x0B, 0x0C, 0x0D: return isStart || isEnd ? "&#\(byte);" : nil
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "]"): return escaped(byte)
    // An unclosed bracket is text, except in a label, where it is escaped. `\[` might start a formula, so an
    // entity is used.
    case UInt8(ascii: "["): return isInLabel ? "&#91;" : nil
    case UInt8(ascii: "^"): return isInLabel || unitAt(offset - 1) == 0x5B ? "\\^" : nil
    case UInt8(ascii: "_"): return isWord(offset - 1) && isWord(offset + 1) ? nil : "\\_"
    case UInt8(ascii: "<"):
      // The closing tag of details counts everywhere.
      if units[offset...].starts(with: "</details".utf16) { return "&lt;" }
      let next = unitAt(offset + 1)
      return next == nil || next.map { $0 < 0x80 && !UInt8($0).isWhiteSpace && !UInt8($0).isDigit } == true
        ? "\\<" : nil
    case UInt8(ascii: "&"):
      return unitAt(offset + 1).map { $0 < 0x80 && (UInt8($0).isLetterOrDigit || $0 == 0x23) } == true
        ? "\\&" : nil
    case UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "$"):
      let isSingle = unitAt(offset - 1) != unit && unitAt(offset + 1) != unit
      return isSingle && !isStart && !(byte == UInt8(ascii: "$") && options.dollarMath) ? nil : escaped(byte)
    case UInt8(ascii: "|"):
      return place == .cell || isStart || options.spoilers ? "\\|" : nil
    case UInt8(ascii: "#"):
      return isStart || place == .line && isLastHash(offset) ? "\\#" : nil
    case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"):
      return isStart ? escaped(byte) : nil
    // The exclamation mark would turn a link or footnote after it into an image.
    case UInt8(ascii: "!"): return labels.contains(offset + 1) ? "\\!" : nil
    case UInt8(ascii: "."), UInt8(ascii: ")"): return endsNumber(offset) ? escaped(byte) : nil
    default: return nil
    }
  }

  private func escaped(_ byte: UInt8) -> String { "\\" + String(Unicode.Scalar(byte)) }

  private func unitAt(_ offset: Int) -> UInt16? { units.indices.contains(offset) ? units[offset] : nil }

  private func isWord(_ offset: Int) -> Bool {
    guard let unit = unitAt(offset) else { return false }
    return unit < 0x80 && UInt8(unit).isLetterOrDigit
  }

  /// Whether the `#` characters at the end of a heading would be read as its closing marks.
  private func isLastHash(_ offset: Int) -> Bool {
    units[offset...].allSatisfy { $0 == 0x23 }
      && (offset == 0 || units[offset - 1] == 0x20 || units[offset - 1] == 0x09)
  }

  /// Whether the character ends a number at the start of a line, like a list marker.
  private func endsNumber(_ offset: Int) -> Bool {
    var place = offset
    while place > 0, units[place - 1] < 0x80, UInt8(units[place - 1]).isDigit { place -= 1 }
    guard place < offset, offset - place <= 9, place == 0 || units[place - 1] == 0x0A else { return false }
    return unitAt(offset + 1).map { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } ?? true
  }
}
