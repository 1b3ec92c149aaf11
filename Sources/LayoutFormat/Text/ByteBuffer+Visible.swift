extension ByteBuffer {
  /// Appends a name, with spaces, brackets and quotes replaced.
  mutating func append(word name: String) {
    if name.isEmpty { append("_") }
    for scalar in name.unicodeScalars {
      let isKept =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_.+".unicodeScalars.contains(scalar))
      append(isKept ? UInt8(scalar.value) : UInt8(ascii: "_"))
    }
  }

  /// Appends a text in quotes. Invisible characters (controls, bidi marks, unusual spaces) are escaped.
  mutating func append(visible text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case " "..."~": append(UInt8(scalar.value))
      default:
        if Self.isInvisible(scalar) {
          append(utf8: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        } else {
          append(utf8: String(scalar))
        }
      }
    }
    append("\"")
  }

  /// Whether a character is escaped. Zero-width joiners and variation selectors are not, so that emoji are
  /// readable.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned: true
    case .format: scalar.value != 0x200D
    default: false
    }
  }
}
