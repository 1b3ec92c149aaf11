/// Finds the spoilers of Discord's Markdown that contain blocks: code between three backticks, quotes, lists or
/// headings. A spoiler within a paragraph is an emphasis of its text.
enum DiscordSpoilers {
  /// A spoiler that contains blocks.
  struct Cover {
    /// The range of the spoiler with its signs and with the block in which it begins.
    let whole: Range<Int>
    /// The ranges of its content.
    let inner: [Range<Int>]
  }

  /// Returns the spoilers with blocks in a text, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the text, apart from runs of backticks of different lengths.
  static func blocks(in bytes: [UInt8]) -> [Cover] {
    let signs = signs(in: bytes)
    var covers: [Cover] = []
    var place = 0
    for pair in stride(from: 0, to: signs.count - 1, by: 2) {
      let (open, close) = (signs[pair], signs[pair + 1])
      let inner = open + 2..<close
      guard open >= place, !inner.isEmpty, holdsBlock(bytes, inner) else { continue }
      // The sign may be within a quote, a list or a heading. The spoiler then covers the whole line.
      let line = (bytes[place..<open].lastIndex(of: 0x0A) ?? place - 1) + 1
      let start = beginsBlock(bytes[line..<open]) ? line : open
      covers.append(Cover(whole: start..<close + 2, inner: [start..<open, inner]))
      place = close + 2
    }
    return covers
  }

  /// Returns a text in which a spoiler over several lines of a quote, each of which begins with `> `, is divided
  /// into a spoiler for each line. So it covers exactly its words, and the quote stays one quote.
  ///
  /// - Complexity: As `blocks(in:)`.
  static func dividedInQuotes(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("> ".utf8)
    guard bytes.contains(mark[0]) else { return bytes }
    let signs = signs(in: bytes)
    var divided: [UInt8] = []
    var place = 0
    for pair in stride(from: 0, to: signs.count - 1, by: 2) {
      let (open, close) = (signs[pair], signs[pair + 1])
      let line = (bytes[place..<open].lastIndex(of: 0x0A) ?? place - 1) + 1
      guard bytes[line..<open].starts(with: mark), !holdsCode(bytes[open..<close]) else { continue }
      let lines = bytes[open + 2..<close].split(separator: 0x0A, omittingEmptySubsequences: false)
      guard lines.count > 1, lines.dropFirst().allSatisfy({ $0.starts(with: mark) }) else { continue }
      divided += bytes[place..<open]
      for (number, line) in lines.enumerated() {
        if number > 0 { divided += [0x0A] + mark }
        let words = number > 0 ? line.dropFirst(mark.count) : line
        let sign = words.allSatisfy { $0 == 0x20 } ? [] : Array("||".utf8)
        divided += sign + words + sign
      }
      place = close + 2
    }
    return divided + bytes[place...]
  }

  private static func holdsCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    var ticks = 0
    return bytes.contains { byte in
      ticks = byte == UInt8(ascii: "`") ? ticks + 1 : 0
      return ticks == 3
    }
  }

  /// The offsets of the signs `||` that are neither escaped nor within code.
  private static func signs(in bytes: [UInt8]) -> [Int] {
    var signs: [Int] = []
    var lonely: Set<Int> = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "`"):
        let count = run(bytes, place)
        if !lonely.contains(count), let end = closing(bytes, count, from: place + count) {
          place = end
        } else {
          lonely.insert(count)
          place += count
        }
      case UInt8(ascii: "|") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "|"):
        signs.append(place)
        place += 2
      default: place += 1
      }
    }
    return signs
  }

  private static func run(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
  }

  /// Returns the end of the run of backticks that closes code; nil if there is none.
  private static func closing(_ bytes: [UInt8], _ count: Int, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "`") else {
        place += 1
        continue
      }
      let found = run(bytes, place)
      place += found
      // The backticks of a spoiler around code follow each other without a space.
      if found == count { return place }
    }
    return nil
  }

  private static func holdsBlock(_ bytes: [UInt8], _ inner: Range<Int>) -> Bool {
    if holdsCode(bytes[inner]) { return true }
    var place = inner.lowerBound
    while place < inner.upperBound {
      if bytes[place] == 0x0A, beginsBlock(bytes[place + 1..<inner.upperBound]) { return true }
      place += 1
    }
    return false
  }

  /// Whether a line begins as a quote, an item of a list or a heading does.
  private static func beginsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.prefix { $0 != 0x0A }.drop { $0 == 0x20 }
    guard let space = line.prefix(24).firstIndex(of: 0x20), space > line.startIndex else { return false }
    let mark = line[..<space]
    if mark.count == 1,
      [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ">")].contains(mark[mark.startIndex])
    {
      return true
    }
    if mark.elementsEqual(">>>".utf8) || mark.elementsEqual("-#".utf8) { return true }
    if mark.count <= 3, mark.allSatisfy({ $0 == UInt8(ascii: "#") }) { return true }
    return mark.last == UInt8(ascii: ".") && mark.dropLast().allSatisfy { (0x30...0x39).contains($0) }
      && mark.count > 1
  }
}
