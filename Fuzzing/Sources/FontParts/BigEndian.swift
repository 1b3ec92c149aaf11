/// Numbers as fonts store them, with the most significant byte first.
extension [UInt8] {
  /// Appends a number of 16 bits; only its lowest 16 bits are used.
  mutating func append16(_ number: Int) {
    append(UInt8(truncatingIfNeeded: number >> 8))
    append(UInt8(truncatingIfNeeded: number))
  }

  /// Appends a number of 32 bits; only its lowest 32 bits are used.
  mutating func append32(_ number: Int) {
    append16(number >> 16)
    append16(number)
  }

  /// Appends several numbers of 16 bits.
  mutating func append16(_ numbers: [Int]) { for number in numbers { append16(number) } }

  /// Returns the number of 16 bits at an offset; nil if it extends past the end.
  func read16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// Returns the number of 32 bits at an offset; nil if it extends past the end.
  func read32(_ offset: Int) -> Int? {
    guard let high = read16(offset), let low = read16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Overwrites the 16 bits at an offset, if they are within the bytes.
  mutating func write16(_ number: Int, at offset: Int) {
    guard offset >= 0, offset + 2 <= count else { return }
    self[offset] = UInt8(truncatingIfNeeded: number >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: number)
  }

  /// Overwrites the 32 bits at an offset, if they are within the bytes.
  mutating func write32(_ number: Int, at offset: Int) {
    guard offset >= 0, offset + 4 <= count else { return }
    write16(number >> 16, at: offset)
    write16(number, at: offset + 2)
  }

  /// Appends zeros up to the next multiple of 4 bytes, where a table may begin.
  mutating func pad() { while count % 4 != 0 { append(0) } }
}
