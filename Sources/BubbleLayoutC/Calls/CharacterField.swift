/// An array of characters in a C structure, which contains a text that ends in a NUL.
enum CharacterField {
  /// Writes as much of a text as fits, without cutting a character.
  static func write(_ text: String, to field: UnsafeMutableRawBufferPointer) {
    guard !field.isEmpty else { return }
    var length = 0
    for character in text {
      let bytes = character.utf8
      guard length + bytes.count < field.count else { break }
      for byte in bytes where byte != 0 {
        field[length] = byte
        length += 1
      }
    }
    field[length] = 0
  }
}
