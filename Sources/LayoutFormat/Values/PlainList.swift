import BubbleLayout

/// Values of one kind, one after the other; there may be none.
struct PlainList<Element: LayoutValue>: LayoutValue {
  let values: [Element]

  init(_ values: [Element]) { self.values = values }

  static var schema: JSONSchema { .array(of: Element.schema) }

  func write(json buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(",") }
      value.write(json: &buffer)
    }
    buffer.append("]")
  }

  func write(text buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(" ") }
      value.write(text: &buffer)
    }
    buffer.append("]")
  }
}
