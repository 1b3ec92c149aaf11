import BubbleLayout

/// Several values of one type, written as an array.
package struct ValueList<Value: LayoutValue>: LayoutValue {
  package static var schema: JSONSchema { .array(of: Value.schema) }

  private let values: [Value]

  package init(_ values: [Value]) { self.values = values }

  /// Returns nil if there are no values.
  package init?(unlessEmpty values: [Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  package func write(json buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(",") }
      value.write(json: &buffer)
    }
    buffer.append("]")
  }

  package func write(text buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(" ") }
      value.write(text: &buffer)
    }
    buffer.append("]")
  }
}
