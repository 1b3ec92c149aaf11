/// A kind of value, with its spelling in each form.
protocol LayoutValue {
  func write(json buffer: inout ByteBuffer)
  func write(text buffer: inout ByteBuffer)
}

extension String: LayoutValue {
  func write(json buffer: inout ByteBuffer) { buffer.append(quoted: self) }
  func write(text buffer: inout ByteBuffer) { buffer.append(visible: self) }
}

extension Int: LayoutValue {
  func write(json buffer: inout ByteBuffer) { buffer.append(self) }
  func write(text buffer: inout ByteBuffer) { buffer.append(self) }
}

extension Bool: LayoutValue {
  func write(json buffer: inout ByteBuffer) { buffer.append(self ? "true" : "false") }
  func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}

/// A factor, such as a scale.
extension Double: LayoutValue {
  func write(json buffer: inout ByteBuffer) { buffer.append(self, orElse: "1") }
  func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}

/// UTF-16 offsets, as a pair.
extension Range<Int>: LayoutValue {
  func write(json buffer: inout ByteBuffer) { write(to: &buffer, between: UInt8(ascii: ",")) }
  func write(text buffer: inout ByteBuffer) { write(to: &buffer, between: UInt8(ascii: " ")) }

  private func write(to buffer: inout ByteBuffer, between separator: UInt8) {
    buffer.append("[")
    buffer.append(lowerBound)
    buffer.append(separator)
    buffer.append(upperBound)
    buffer.append("]")
  }
}
