/// Takes values from the fuzzer's bytes. After the last byte all values are zero, so that every input is
/// valid and short inputs give simple values.
package struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(bytes) }

  package var isAtEnd: Bool { bytes.isEmpty }

  package mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// Returns a number below `count`.
  package mutating func below(_ count: Int) -> Int {
    count > 256 ? (byte() << 8 | byte()) % count : byte() % max(1, count)
  }

  package mutating func flag() -> Bool { byte() & 1 == 1 }

  package mutating func choice<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a length: mostly a usual one, otherwise an extreme one.
  package mutating func length() -> Double {
    let kind = byte()
    switch kind {
    case 0..<200: return Double(kind * 2) + Double(byte()) / 64
    case 200..<225: return Double(byte() << 8 | byte())
    default:
      return choice([
        0, -1, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-20,
        1e9,
        2_147_483_647, 140_737_488_355_327, 1.0 / 64, 0.5,
      ])
    }
  }

  package mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }

  /// Returns the next bytes, at most `limit`.
  package mutating func bytes(_ limit: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(limit) }
    return Array(bytes.prefix(limit))
  }

  /// Returns the bytes as a text: decoded as UTF-8, or with each byte as the number of a character in
  /// `FuzzScalars`.
  package static func text(_ bytes: [UInt8], picksScalars: Bool) -> String {
    guard picksScalars else { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(FuzzScalars.all[Int(byte) % FuzzScalars.all.count]) }
    return String(text)
  }

  /// Returns a text made of at most `limit` bytes.
  package mutating func text(_ limit: Int) -> String {
    let head = byte()
    return Self.text(bytes(min(limit, head >> 1)), picksScalars: head & 1 == 1)
  }
}
