import BubbleLayout

/// What a colour is for: a name in the palettes of the header.
extension ColorRole: LayoutValue {
  static var schema: JSONSchema { JSONSchema.choice(all.map(\.name)).defined(as: "colorRole") }

  func write(json buffer: inout ByteBuffer) { buffer.append(quoted: name) }
  func write(text buffer: inout ByteBuffer) { buffer.append(utf8: name) }
}

/// A colour for each role.
extension ColorPalette: LayoutValue {
  static var schema: JSONSchema {
    let color = JSONSchema.string(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$")
    return .object(ColorRole.all.map { .init($0.name, color, isRequired: true) }).defined(as: "palette")
  }

  func write(json buffer: inout ByteBuffer) {
    buffer.append("{")
    for (number, role) in ColorRole.all.enumerated() {
      if number > 0 { buffer.append(",") }
      buffer.append(quoted: role.name)
      buffer.append(":")
      buffer.append(quoted: self[role].text)
    }
    buffer.append("}")
  }

  /// The colours in the order of their roles.
  func write(text buffer: inout ByteBuffer) {
    for (number, role) in ColorRole.all.enumerated() {
      buffer.append(number == 0 ? "[" : " ")
      buffer.append(utf8: self[role].text)
    }
    buffer.append("]")
  }
}
