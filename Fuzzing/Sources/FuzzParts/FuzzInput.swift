/// Takes values from the bytes that the fuzzer offers. A stream that has ended gives zeros, so that every input means
/// something, and short ones mean something simple.
package struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(bytes) }

  package var isAtEnd: Bool { bytes.isEmpty }

  package mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// A number below `count`.
  package mutating func below(_ count: Int) -> Int {
    count > 256 ? (byte() << 8 | byte()) % count : byte() % max(1, count)
  }

  package mutating func flag() -> Bool { byte() & 1 == 1 }

  package mutating func choice<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A length that is usual more often than not, else one from the edges of what there is.
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

  /// Up to `limit` bytes.
  package mutating func bytes(_ limit: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(limit) }
    return Array(bytes.prefix(limit))
  }

  /// The bytes as a text: as UTF-8, or each byte as one of the characters that rules turn upon.
  package static func text(_ bytes: [UInt8], picksScalars: Bool) -> String {
    guard picksScalars else { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(FuzzScalars.all[Int(byte) % FuzzScalars.all.count]) }
    return String(text)
  }

  /// A text of up to `limit` bytes.
  package mutating func text(_ limit: Int) -> String {
    let head = byte()
    return Self.text(bytes(min(limit, head >> 1)), picksScalars: head & 1 == 1)
  }
}
