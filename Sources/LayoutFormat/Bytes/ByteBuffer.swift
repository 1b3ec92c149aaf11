import TextLayout
import TextShaping

/// Collects bytes and passes them to a sink in larger chunks.
package struct ByteBuffer {
  package private(set) var bytes: [UInt8] = []
  private static let chunk = 65_536

  init() { bytes.reserveCapacity(Self.chunk + 4_096) }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    // Most static texts are a single bracket or comma.
    if text.utf8CodeUnitCount == 1 { return bytes.append(text.utf8Start[0]) }
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf utf8: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: utf8) }

  mutating func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: number.magnitude)
  }

  /// Appends a number with the fewest decimals that read back as the same number: `2`, `1.5`.
  ///
  /// - Parameter other: The text for infinities and NaN.
  mutating func append(_ number: Double, orElse other: StaticString) {
    if let whole = Int(exactly: number) {
      append(whole)
    } else if number.isFinite {
      append(utf8: "\(number)")
    } else {
      append(other)
    }
  }

  /// Appends a length in points with no more decimals than needed: `65`, `10.5`, `3.015625`.
  mutating func append(_ length: LayoutUnit) { length.append(to: &bytes) }

  /// Appends a length in points with three decimals, which distinguish all multiples of 1/64.
  mutating func append(rounded length: LayoutUnit) { length.appendRounded(to: &bytes) }

  /// Passes the bytes to a sink if there are enough of them, or if `force` is true.
  mutating func drain(to sink: ([UInt8]) -> Void, force: Bool = false) {
    guard force || bytes.count >= Self.chunk else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func flush(to sink: ByteSink, force: Bool = false) throws {
    guard force || bytes.count >= Self.chunk else { return }
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
