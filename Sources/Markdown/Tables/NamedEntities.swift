/// Finds HTML5's named character references. The start of each entry is computed on first use.
struct NamedEntities: Sendable {
  /// The entries, which all parsers share.
  static let shared = NamedEntities()

  /// The length of the longest name, without `&` and `;`.
  static let longestName = 31

  private let bytes: [UInt8]
  private let starts: [Int32]

  private init() {
    let bytes = EntityTable.entries.withUTF8Buffer { Array($0) }
    var starts: [Int32] = []
    starts.reserveCapacity(EntityTable.count)
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ";") {
      starts.append(Int32(start))
      start = index + 1
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// Returns the characters for a name; nil if the name is unknown. O(log n).
  func scalars(of name: Range<Int>, in text: Span<UInt8>) -> [Unicode.Scalar]? {
    let index = firstEntry(notBefore: name, in: text)
    guard index < starts.count, order(of: name, in: text, at: index) == 0 else { return nil }
    var scalars: [Unicode.Scalar] = []
    var value: UInt32 = 0
    for byte in bytes[(Int(starts[index]) + name.count + 1)...] {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: ";"):
        scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        value = 0
        if byte == UInt8(ascii: ";") { return scalars }
      default: value = value << 4 | UInt32(byte < 0x40 ? byte &- 0x30 : byte &- 0x37)
      }
    }
    return nil
  }

  /// Whether a name starts with a prefix. O(log n).
  func hasName(startingWith prefix: Range<Int>, in text: Span<UInt8>) -> Bool {
    let index = firstEntry(notBefore: prefix, in: text)
    guard index < starts.count else { return false }
    let start = Int(starts[index])
    for offset in 0..<prefix.count where bytes[start + offset] != text[prefix.lowerBound + offset] {
      return false
    }
    return true
  }

  private func firstEntry(notBefore name: Range<Int>, in text: Span<UInt8>) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if order(of: name, in: text, at: middle) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Compares a name with that of an entry. Returns a negative number if it comes before, 0 if they are
  /// equal, and a positive number if it comes after.
  private func order(of name: Range<Int>, in text: Span<UInt8>, at index: Int) -> Int {
    var place = Int(starts[index])
    for offset in name {
      let theirs = bytes[place]
      if theirs == UInt8(ascii: "=") { return 1 }
      let difference = Int(text[offset]) - Int(theirs)
      if difference != 0 { return difference }
      place += 1
    }
    return bytes[place] == UInt8(ascii: "=") ? 0 : -1
  }
}
