import TextLayout

/// The spelling of values in golden files.
enum GoldenFormat {
  static let signature = "bubble-golden/1"

  /// A length in points with three decimals.
  static func length(_ length: LayoutUnit) -> String {
    let magnitude = length.rawValue.magnitude
    let thousandths = (magnitude % 64 * 1_000 + 32) / 64  // below 1000, as 63/64 is 984.4
    let digits = String(thousandths)
    return (length.rawValue < 0 ? "-" : "") + String(magnitude / 64) + "."
      + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Reads what `length(_:)` writes; nil for anything else, whole numbers without a point among it.
  static func length(_ text: some StringProtocol) -> LayoutUnit? {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let sides = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard sides.count == 2, sides[1].utf8.count == 3, let whole = UInt64(sides[0]), whole < 1 << 50,
      let thousandths = UInt64(sides[1]), sides.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } })
    else { return nil }
    let units = Int(whole * 64 + (thousandths * 64 + 500) / 1_000)
    return LayoutUnit(rawValue: isNegative ? -units : units)
  }

  /// A name without spaces, brackets or quotes.
  static func word(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_.+".unicodeScalars.contains(scalar))
        ? Character(scalar) : "_"
    }
    return allowed.isEmpty ? "_" : String(allowed)
  }

  /// The text in quotes; what a reviewer could not see (controls, bidi marks, odd spaces) is escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " ": result += " "
      default:
        if isInvisible(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Zero-width joiners and variation selectors stay, so that emoji can be read in the file.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned: true
    case .format: scalar.value != 0x200D
    default: false
    }
  }
}
