import BubbleLayout
import Foundation

/// Writes text in JSON.
enum JSONText {
  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(text)
    guard let data else { return "\"\"" }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      // The log of a CI system, into which reports are printed, executes these characters as a terminal does.
      if String(scalar).spelt.unicodeScalars.count == 1 {
        result.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result.append(
          contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
      }
    }
    return String(result)
  }
}
