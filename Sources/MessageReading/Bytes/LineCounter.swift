/// Finds the number of the line that contains a byte offset. It continues counting from the previous offset.
struct LineCounter {
  private var line: Int
  private var position = 0

  /// - Parameter line: The number of the line of the first byte.
  init(line: Int = 1) { self.line = line }

  /// Returns the number of the line that contains an offset in `bytes`. The bytes have to be the same in each
  /// call.
  ///
  /// - Complexity: Linear in the distance from the previous call's offset.
  mutating func line(at offset: Int, in bytes: [UInt8]) -> Int {
    let lineFeeds = bytes[min(offset, position)..<max(offset, position)].count { $0 == UInt8(ascii: "\n") }
    line += offset < position ? -lineFeeds : lineFeeds
    position = offset
    return line
  }
}
