import BubbleLayout

/// A value that is written in the same JSON format in which it is read.
package struct WrittenRecord<Record: JSONConvertible>: LayoutValue {
  package static var schema: JSONSchema { Record.form.schema() }

  private let record: Record

  package init(_ record: Record) { self.record = record }

  package func write(json buffer: inout ByteBuffer) { buffer.append(utf8: Record.form.write(record).line) }
  package func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}
