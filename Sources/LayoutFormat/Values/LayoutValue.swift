import BubbleLayout

/// A type whose values can be written in each format.
package protocol LayoutValue {
  /// The schema of the value in JSON.
  static var schema: JSONSchema { get }
  func write(json buffer: inout ByteBuffer)
  func write(text buffer: inout ByteBuffer)
}

extension String: LayoutValue {
  package static var schema: JSONSchema { .string }

  package func write(json buffer: inout ByteBuffer) { buffer.append(quoted: self) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(visible: self) }
}

extension Int: LayoutValue {
  package static var schema: JSONSchema { .integer() }

  package func write(json buffer: inout ByteBuffer) { buffer.append(self) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(self) }
}

extension Bool: LayoutValue {
  package static var schema: JSONSchema { .boolean }

  package func write(json buffer: inout ByteBuffer) { buffer.append(self ? "true" : "false") }
  package func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}

/// A number that is not a length, such as a scale.
extension Double: LayoutValue {
  package static var schema: JSONSchema { .number() }

  package func write(json buffer: inout ByteBuffer) { buffer.append(self, orElse: "1") }
  package func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}

/// A range of UTF-16 offsets, written as a pair.
extension Range<Int>: LayoutValue {
  package static var schema: JSONSchema { .array(of: .integer(), count: 2...2) }

  package func write(json buffer: inout ByteBuffer) { write(to: &buffer, between: UInt8(ascii: ",")) }
  package func write(text buffer: inout ByteBuffer) { write(to: &buffer, between: UInt8(ascii: " ")) }

  private func write(to buffer: inout ByteBuffer, between separator: UInt8) {
    buffer.append("[")
    buffer.append(lowerBound)
    buffer.append(separator)
    buffer.append(upperBound)
    buffer.append("]")
  }
}
