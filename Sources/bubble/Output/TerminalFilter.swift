/// Escapes, in output to a terminal, control characters and characters that change the direction of text. The
/// escapes are in the notation of the output's format, so that the document keeps its meaning.
struct TerminalFilter {
  /// The format of the output. The examples are the escapes of U+202E.
  enum Form {
    /// JSON: `\u202e`.
    case json
    /// SVG and HTML: `&#x202e;`.
    case markup
    /// Plain text: `\u{202E}`.
    case text
  }

  let form: Form
  /// The first bytes of a character whose other bytes have not been written yet.
  private var held: [UInt8] = []

  init(_ form: Form) { self.form = form }

  /// Returns the bytes to write for a piece of the output.
  ///
  /// - Parameter isEnd: Whether this is the last piece.
  mutating func filtered(_ bytes: [UInt8], isEnd: Bool) -> [UInt8] {
    var bytes = held + bytes
    held = []
    if !isEnd {
      let tail = Self.unfinished(bytes)
      held = Array(bytes.suffix(tail))
      bytes.removeLast(tail)
    }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if Self.isActedUpon(scalar) {
        result.append(contentsOf: spelling(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return Array(String(result).utf8)
  }

  /// Returns how many bytes at the end belong to an incomplete character.
  private static func unfinished(_ bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return index + 1 < length ? index + 1 : 0
    }
    return 0
  }

  private func spelling(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    switch form {
    case .json: return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    case .markup: return "&#x\(digits);"
    case .text: return "\\u{\(digits.uppercased())}"
    }
  }

  private static func isActedUpon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
