import CBubbleLayout

/// The texts of an answer, one after the other, each followed by a NUL.
struct StringPool: ~Copyable {
  private(set) var bytes = FlatArray<CChar>()

  /// The place of a text, which is added.
  mutating func add(_ text: String) -> bubble_range {
    let first = bytes.next
    var text = text
    let count = text.withUTF8 { utf8 in
      let place = bytes.extend(by: utf8.count + 1)
      utf8.withMemoryRebound(to: CChar.self) { characters in
        if let base = characters.baseAddress { place.update(from: base, count: characters.count) }
      }
      place[utf8.count] = 0
      return utf8.count
    }
    return bubble_range(first: first, count: UInt32(clamping: count))
  }

  /// The place of a text of these bytes, which are UTF-8.
  mutating func add(_ utf8: [UInt8]) -> bubble_range {
    let first = bytes.next
    bytes.append(contentsOf: utf8.lazy.map { CChar(bitPattern: $0) })
    bytes.append(0)
    return bubble_range(first: first, count: UInt32(clamping: utf8.count))
  }

  /// The place of a text; that of none for nil.
  mutating func add(_ text: String?) -> bubble_range { text.map { add($0) } ?? .none }

  /// Adds texts of another pool as they are.
  mutating func append(_ range: Range<Int>, of other: borrowing StringPool) {
    bytes.append(range, of: other.bytes)
  }

  /// Reserves this many bytes in all.
  mutating func reserve(_ room: Int) { bytes.reserve(room) }

  mutating func removeAll() { bytes.removeAll() }
}

extension bubble_range {
  /// A string that is not there.
  static let none = bubble_range(first: UInt32.max, count: 0)

  /// Elements from one on to the end of an array; none are at 0.
  init(from first: UInt32, to end: UInt32) {
    self = first < end ? bubble_range(first: first, count: end - first) : bubble_range()
  }
}
