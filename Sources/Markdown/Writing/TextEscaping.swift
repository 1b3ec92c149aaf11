/// Writes characters so that they are read as themselves.
struct TextEscaping {
  let units: [UInt16]
  let options: MarkdownOptions
  let place: TextWriting.Place
  /// Where labels of links and of footnotes start.
  let labels: Set<Int>
  /// Whether the text is that of a link or an image.
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

  /// What a character is written as, nil if it may stand as it is.
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
      // A line end by itself is one where soft breaks are, but neither at the start nor beside another.
      return options.softBreaks == .line && !isStart && !isEnd ? nil : "\\\n"
    case 0x20, 0x09, 0x0B, 0x0C, 0x0D: return isStart || isEnd ? "&#\(byte);" : nil
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "]"): return escaped(byte)
    // An unclosed bracket is text, except within a label. `\[` may be a formula.
    case UInt8(ascii: "["): return isInLabel ? "&#91;" : nil
    case UInt8(ascii: "^"): return isInLabel || unitAt(offset - 1) == 0x5B ? "\\^" : nil
    case UInt8(ascii: "_"): return isWord(offset - 1) && isWord(offset + 1) ? nil : "\\_"
    case UInt8(ascii: "<"):
      // The end of details counts wherever it is.
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
    // What follows may be a label: a link, or a footnote.
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

  /// Whether the marks at the end of a heading would be its closing ones.
  private func isLastHash(_ offset: Int) -> Bool {
    units[offset...].allSatisfy { $0 == 0x23 }
      && (offset == 0 || units[offset - 1] == 0x20 || units[offset - 1] == 0x09)
  }

  /// Whether a line starts with a number that ends here, as a list's marker does.
  private func endsNumber(_ offset: Int) -> Bool {
    var place = offset
    while place > 0, units[place - 1] < 0x80, UInt8(units[place - 1]).isDigit { place -= 1 }
    guard place < offset, offset - place <= 9, place == 0 || units[place - 1] == 0x0A else { return false }
    return unitAt(offset + 1).map { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } ?? true
  }
}
