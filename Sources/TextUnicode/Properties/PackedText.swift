/// Reads the data of the generated tables: six bits per character, the most significant first. The characters
/// `0`…`o` represent 0…63, with `p` instead of the backslash.
enum PackedText {
  /// Returns the values, each of which has `digits` characters.
  static func values<Value: FixedWidthInteger>(
    _ text: StaticString, digits: Int, as type: Value.Type
  ) -> ContiguousArray<Value> {
    text.withUTF8Buffer { bytes in
      ContiguousArray<Value>(unsafeUninitializedCapacity: bytes.count / digits) { values, count in
        count = bytes.count / digits
        for index in 0..<count {
          var value: Value = 0
          for place in index * digits..<(index + 1) * digits {
            let byte = bytes[place]
            value = value &<< 6 | Value(truncatingIfNeeded: byte == 0x70 ? 0x2C : byte &- 0x30)
          }
          values.initializeElement(at: index, to: value)
        }
      }
    }
  }
}
