/// Escapes text from the input for use in messages to users. Such messages are written to terminals and logs,
/// each on one line.
extension String {
  /// The text with control characters escaped, including line feeds and tabs, so that it stays on one line.
  /// C1 control characters are escaped because terminals execute them. Characters that control directions are
  /// escaped because they would reorder the rest of the line.
  package var spelt: String {
    guard unicodeScalars.contains(where: Self.isActedUpon) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { Self.spell(scalar, into: &result) }
    return String(result)
  }

  /// The text in quotes, with quotes, backslashes and control characters escaped.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars; `…` replaces the rest.
  package func quoted(limit: Int = .max) -> String {
    var result = "\"".unicodeScalars
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else {
        result.append("…")
        break
      }
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      Self.spell(scalar, into: &result)
    }
    result.append("\"")
    return String(result)
  }

  private static func spell(_ scalar: Unicode.Scalar, into result: inout UnicodeScalarView) {
    switch scalar {
    case "\n": result.append(contentsOf: "\\n".unicodeScalars)
    case "\r": result.append(contentsOf: "\\r".unicodeScalars)
    case "\t": result.append(contentsOf: "\\t".unicodeScalars)
    case _ where isActedUpon(scalar):
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    default: result.append(scalar)
    }
  }

  private static func isActedUpon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
