import BubbleLayout
import TextLayout

/// Characters that are written as code points, such as `U+2A6D6`.
struct CodePoints: LayoutValue {
  static var schema: JSONSchema { .array(of: .string) }

  private let names: [String]

  /// Returns nil if there are no characters.
  init?(_ characters: [MissingCharacter]) {
    guard !characters.isEmpty else { return nil }
    names = characters.map(\.codePoint)
  }

  func write(json buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, name) in names.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(quoted: name)
    }
    buffer.append("]")
  }

  func write(text buffer: inout ByteBuffer) {
    buffer.append("[")
    buffer.append(utf8: names.joined(separator: " "))
    buffer.append("]")
  }
}
