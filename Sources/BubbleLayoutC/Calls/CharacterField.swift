/// An array of characters in a structure, which holds a text that ends in a NUL.
enum CharacterField {
  /// Writes as much of a text as fits, characters whole.
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
