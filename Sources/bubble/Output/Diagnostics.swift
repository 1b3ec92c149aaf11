import Foundation

/// Standard error, for problems, summaries and progress.
enum Diagnostics {
  /// A text from outside in quotes, without what a terminal would act upon.
  static func quoted(_ text: String) -> String { harmless(text.debugDescription) }

  /// Writes lines for people. What names of files, fields and values from outside bring along is made harmless.
  static func write(_ text: String) { draw(harmless(text)) }

  /// Writes a text as it is, with what the terminal is to act upon.
  static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// The text with control characters spelt out, all but tabs and line feeds. Terminals act upon those of C1, too,
  /// and directional controls would turn the rest of a line around.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isActedUpon) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isActedUpon(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isActedUpon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
