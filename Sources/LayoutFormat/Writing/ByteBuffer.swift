/// Collects bytes and hands them to a sink in larger chunks.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []
  private static let chunk = 65_536

  init() { bytes.reserveCapacity(Self.chunk + 4_096) }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf utf8: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: utf8) }

  mutating func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  private mutating func append(digitsOf number: UInt64) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func flush(to sink: ByteSink, force: Bool = false) throws {
    guard force || bytes.count >= Self.chunk else { return }
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
