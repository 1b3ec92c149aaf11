import BubbleLayout

/// A line of a list.
struct ListLine {
  let indent: Int
  /// The number of a numbered item; nil for a bullet.
  let number: Int?
  let text: Range<Int>

  /// - Returns: Nil for a line that is not an item of a list.
  init?(_ line: Range<Int>, _ bytes: [UInt8]) {
    var place = line.lowerBound
    while place < line.upperBound, bytes[place] == 0x20 { place += 1 }
    indent = place - line.lowerBound
    guard place + 1 < line.upperBound else { return nil }
    if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "*") {
      number = nil
      place += 1
    } else {
      let digits = bytes[place..<line.upperBound].prefix { $0.isASCIIDigit }
      guard (1...9).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self)) else {
        return nil
      }
      place += digits.count
      guard place < line.upperBound, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ")")
      else {
        return nil
      }
      number = value
      place += 1
    }
    guard place + 1 < line.upperBound, bytes[place] == 0x20 else { return nil }
    text = place + 1..<line.upperBound
  }

  /// Makes lists from lines, nested according to their indents.
  static func lists(_ lines: [ListLine], inline: (Range<Int>) -> RichText) -> [MessageBlock] {
    var tree = ListTree()
    var indents: [Int] = []
    for line in lines {
      while let last = indents.last, line.indent < last { indents.removeLast() }
      if indents.last.map({ line.indent > $0 + 1 }) ?? true { indents.append(line.indent) }
      tree.add(
        [.paragraph(ParagraphBlock(inline(line.text)))], level: indents.count - 1, number: line.number)
    }
    return tree.blocks
  }
}
