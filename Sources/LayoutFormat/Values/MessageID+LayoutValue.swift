import BubbleLayout

extension MessageID: LayoutValue {
  package static var schema: JSONSchema { .any(of: [.string, .integer()]) }

  package func write(json buffer: inout ByteBuffer) {
    switch self {
    case .string(let id): id.write(json: &buffer)
    case .integer(let id): id.write(json: &buffer)
    }
  }

  package func write(text buffer: inout ByteBuffer) {
    switch self {
    case .string(let id): id.write(text: &buffer)
    case .integer(let id): id.write(text: &buffer)
    }
  }
}
