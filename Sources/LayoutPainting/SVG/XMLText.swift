import BubbleLayout

/// Escapes text for XML and HTML.
package enum XMLText {
  /// Returns a name, such as a title, escaped and on one line. Direction controls are left out, because they
  /// would reorder what other software shows beside it.
  static func label(_ name: String) -> String { escaped(name.inOneLine.withoutDirectionControls) }

  /// Returns a text with markup escaped, and with U+FFFD for characters that XML 1.0 §2.2 forbids.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
