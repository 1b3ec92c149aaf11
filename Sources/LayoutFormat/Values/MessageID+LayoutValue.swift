import BubbleLayout

extension MessageID: LayoutValue {
  static var schema: JSONSchema { .any(of: [.string, .integer()]) }

  func write(json buffer: inout ByteBuffer) {
    switch self {
    case .string(let id): id.write(json: &buffer)
    case .integer(let id): id.write(json: &buffer)
    }
  }

  func write(text buffer: inout ByteBuffer) {
    switch self {
    case .string(let id): id.write(text: &buffer)
    case .integer(let id): id.write(text: &buffer)
    }
  }
}
