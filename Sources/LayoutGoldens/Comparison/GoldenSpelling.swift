import TextLayout

/// Reads and writes values as goldens spell them.
enum GoldenSpelling {
  /// Writes a length with three decimals.
  static func length(_ length: LayoutUnit) -> String {
    var bytes: [UInt8] = []
    length.appendRounded(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a quoted value, with escapes replaced. A value without quotes is returned unchanged.
  static func text(_ spelling: String) -> String {
    guard spelling.hasPrefix("\""), spelling.hasSuffix("\""), spelling.count >= 2 else { return spelling }
    var text = String.UnicodeScalarView()
    var rest = spelling.unicodeScalars.dropFirst().dropLast()[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch escape {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let known = Unicode.Scalar(value)
        {
          text.append(known)
        }
      default: text.append(escape)
      }
    }
    return String(text)
  }

  /// Shortens two long values that differ to the parts around their first difference.
  static func shortened(_ old: String, _ new: String) -> (String, String) {
    let limit = 48
    guard old.count > limit || new.count > limit else { return (old, new) }
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = common > 24 ? common - 12 : 0
    func part(_ text: String) -> String {
      let rest = text.dropFirst(start)
      return (start > 0 ? "…" : "") + rest.prefix(limit) + (rest.count > limit ? "…" : "")
    }
    return (part(old), part(new))
  }

  /// Shortens a line for a terminal, with an ellipsis at its end.
  static func line(_ text: String) -> String {
    text.count > lineLimit ? text.prefix(lineLimit - 1) + "…" : text
  }

  /// The maximum length of a line, in characters.
  static let lineLimit = 160

  /// Returns an outline as the data of an SVG path; nil if it contains anything but letters and numbers.
  static func path(_ spelling: String) -> String? {
    guard spelling.hasPrefix("["), spelling.hasSuffix("]") else { return nil }
    let path = spelling.dropFirst().dropLast()
    return path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-. ".contains($0)) }
      ? String(path) : nil
  }
}
