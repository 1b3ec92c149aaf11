/// Escapes text for XML and HTML.
enum XML {
  /// Returns a text with markup escaped, and without control characters, which XML does not allow or
  /// terminals execute.
  static func text(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
          && !(0x7F...0x9F).contains(scalar.value)
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns a text for the value of an attribute. Line feeds are escaped, because parsers turn them into
  /// spaces there.
  static func attribute(_ text: some StringProtocol) -> String {
    self.text(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
