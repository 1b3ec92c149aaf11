import BubbleLayout

/// The role of a colour, written as its name in the palettes of the header.
extension ColorRole: LayoutValue {
  package static var schema: JSONSchema { JSONSchema.choice(all.map(\.name)).defined(as: "colorRole") }

  package func write(json buffer: inout ByteBuffer) { buffer.append(quoted: name) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(utf8: name) }
}

/// A palette, written as an object with a colour for each role.
extension ColorPalette: LayoutValue {
  package static var schema: JSONSchema {
    let color = JSONSchema.string(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$")
    return .object(ColorRole.all.map { .init($0.name, color, isRequired: true) }).defined(as: "palette")
  }

  package func write(json buffer: inout ByteBuffer) {
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
  package func write(text buffer: inout ByteBuffer) {
    for (number, role) in ColorRole.all.enumerated() {
      buffer.append(number == 0 ? "[" : " ")
      buffer.append(utf8: self[role].text)
    }
    buffer.append("]")
  }
}
