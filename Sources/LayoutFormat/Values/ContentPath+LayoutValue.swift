import BubbleLayout

/// A path is written as an array: `["attachments",2,"options",0]`.
extension ContentPath: LayoutValue {
  package static var schema: JSONSchema { .array(of: .any(of: [.string, .integer()])).defined(as: "path") }

  package func write(json buffer: inout ByteBuffer) { write(to: &buffer, between: ",") }
  package func write(text buffer: inout ByteBuffer) { write(to: &buffer, between: " ") }

  private func write(to buffer: inout ByteBuffer, between separator: StaticString) {
    buffer.append("[")
    for (index, step) in steps.enumerated() {
      if index > 0 { buffer.append(separator) }
      switch step {
      case .name(let name): buffer.append(quoted: name)
      case .number(let number): buffer.append(number)
      }
    }
    buffer.append("]")
  }
}

extension ContentPath {
  /// The path; nil for the message's own text, which is the default for positions without a path.
  package var unlessOwn: ContentPath? { self == .text ? nil : self }
}
