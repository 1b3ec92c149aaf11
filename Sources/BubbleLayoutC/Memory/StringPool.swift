import CBubbleLayout

/// The texts of a result, one after the other, each followed by a NUL.
struct StringPool: ~Copyable {
  private(set) var bytes = FlatArray<CChar>()

  /// Adds a text and returns its range.
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

  /// Adds a text in UTF-8 and returns its range.
  mutating func add(_ utf8: [UInt8]) -> bubble_range {
    let first = bytes.next
    bytes.append(contentsOf: utf8.lazy.map { CChar(bitPattern: $0) })
    bytes.append(0)
    return bubble_range(first: first, count: UInt32(clamping: utf8.count))
  }

  /// Adds a text and returns its range; for nil, the range that means "none".
  mutating func add(_ text: String?) -> bubble_range { text.map { add($0) } ?? .none }

  /// Adds the texts in a range of another pool.
  mutating func append(_ range: Range<Int>, of other: borrowing StringPool) {
    bytes.append(range, of: other.bytes)
  }

  /// Reserves memory for this many bytes in all.
  mutating func reserve(_ room: Int) { bytes.reserve(room) }

  mutating func removeAll() { bytes.removeAll() }
}

extension bubble_range {
  /// The range that means "no string".
  static let none = bubble_range(first: UInt32.max, count: 0)

  /// Makes the range of elements from one index to another; an empty range begins at 0.
  init(from first: UInt32, to end: UInt32) {
    self = first < end ? bubble_range(first: first, count: end - first) : bubble_range()
  }
}
