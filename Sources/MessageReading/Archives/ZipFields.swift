/// Reads numbers in the byte order of zip archives, the lowest first, and never beyond the end.
struct ZipFields {
  private let all: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], at place: Int = 0) {
    all = bytes
    self.place = place
  }

  var isAtEnd: Bool { place == all.count }

  /// Returns the next number; nil at the end, and for one that is larger than `Int.max`.
  mutating func number(_ size: Int) -> Int? {
    guard all.count - place >= size else { return nil }
    defer { place += size }
    return Int(exactly: all[place..<place + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Returns the next bytes; nil if there are fewer.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard all.count - place >= count else { return nil }
    defer { place += count }
    return Array(all[place..<place + count])
  }

  /// Returns the content of the extra field with a number; nil if no field has it.
  func field(_ wanted: Int) -> ZipFields? {
    var rest = self
    while let number = rest.number(2), let size = rest.number(2), let content = rest.bytes(size) {
      if number == wanted { return ZipFields(content) }
    }
    return nil
  }
}
