import Synchronization

/// The foldings of 256 characters. A page is made when a text contains one of its characters, and is cached.
final class FoldingPage: Sendable {
  private struct Key: Hashable {
    let folding: TextFolding
    let number: UInt32
  }

  /// The cached pages. There are few pages, and all those whose characters fold to themselves share one
  /// object.
  private static let pages = Mutex<[Key: FoldingPage]>([:])
  private static let plain = FoldingPage(units: [], ends: [], marks: [])

  /// Whether all characters of the page fold to themselves and no character is a mark.
  var isPlain: Bool { ends.isEmpty }
  /// The folded characters. The highest byte of each value is the canonical combining class of the character.
  private let units: [UInt32]
  private let ends: [UInt16]
  private let marks: [Bool]

  private init(units: [UInt32], ends: [UInt16], marks: [Bool]) {
    self.units = units
    self.ends = ends
    self.marks = marks
  }

  /// Returns whether a character is an ideograph or for private use. Such characters fold to themselves, so
  /// no page is needed.
  static func isPlain(_ scalar: UInt32) -> Bool {
    (0x3400..<0xA000).contains(scalar) || (0x20000..<0x2F800).contains(scalar)
      || (0x30000..<0xE0000).contains(scalar) || scalar >= 0xF0000
  }

  /// Returns the page of a character.
  static func page(of scalar: UInt32, _ folding: TextFolding) -> FoldingPage {
    let key = Key(folding: folding, number: scalar >> 8)
    if let page = pages.withLock({ $0[key] }) { return page }
    let page = made(key)
    return pages.withLock { pages in
      pages[key] = pages[key] ?? page
      return pages[key] ?? page
    }
  }

  private static func made(_ key: Key) -> FoldingPage {
    var (units, ends, marks): ([UInt32], [UInt16], [Bool]) = ([], [], [])
    var isPlain = true
    for value in key.number << 8..<(key.number + 1) << 8 {
      let scalar = Unicode.Scalar(value)
      let folded = scalar.map(key.folding.folded) ?? []
      let isMark = scalar.map(TextFolding.isMark) ?? false
      isPlain = isPlain && !isMark && (scalar == nil || folded == [scalar])
      units += folded.map { unit in
        let rank = key.folding.form == .canonical ? unit.properties.canonicalCombiningClass.rawValue : 0
        return UInt32(rank) << 24 | unit.value
      }
      ends.append(UInt16(units.count))
      marks.append(isMark)
    }
    return isPlain ? plain : FoldingPage(units: units, ends: ends, marks: marks)
  }

  /// Returns the folding of a character of the page, and whether the character is a mark.
  subscript(scalar: UInt32) -> (units: ArraySlice<UInt32>, isMark: Bool) {
    let place = Int(scalar & 0xFF)
    let start = place == 0 ? 0 : Int(ends[place - 1])
    return (units[start..<Int(ends[place])], marks[place])
  }
}
