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
