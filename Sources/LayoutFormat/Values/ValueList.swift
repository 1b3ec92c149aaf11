import BubbleLayout

/// Several values of one type, written as an array.
struct ValueList<Value: LayoutValue>: LayoutValue {
  static var schema: JSONSchema { .array(of: Value.schema) }

  private let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// Nil for no values.
  init?(unlessEmpty values: [Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }

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
