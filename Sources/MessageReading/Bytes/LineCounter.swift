/// Finds the number of the line that an offset is in, counting on from the offset asked for before.
struct LineCounter {
  private var line: Int
  private var position = 0

  /// - Parameter line: The number of the line of the first byte.
  init(line: Int = 1) { self.line = line }

  /// The number of the line that an offset in `bytes` is in. The bytes have to be the same each time.
  ///
  /// - Complexity: Linear in the distance from the offset asked for before.
  mutating func line(at offset: Int, in bytes: [UInt8]) -> Int {
    let lineFeeds = bytes[min(offset, position)..<max(offset, position)].count { $0 == UInt8(ascii: "\n") }
    line += offset < position ? -lineFeeds : lineFeeds
    position = offset
    return line
  }
}
