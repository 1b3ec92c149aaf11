import Foundation
import Testing

/// A case in a file of cases: a line of source, and indented lines of the result.
struct FormulaCase: CustomTestStringConvertible, Sendable {
  var source: String
  /// The result, in one line.
  var result: String
  /// The problems, as `START..<END reason`.
  var problems: [String] = []
  var tag: String?

  var testDescription: String { source }

  /// The cases of a file in `Data`. Lines that start with `#` and a space are comments.
  static func all(_ name: String) throws -> [FormulaCase] {
    let file = Bundle.module.bundleURL.appendingPathComponent("Data/\(name).txt")
    var cases: [FormulaCase] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        if !line.hasPrefix("# ") { cases.append(FormulaCase(source: String(line), result: "")) }
        continue
      }
      guard !cases.isEmpty else { continue }
      let text = String(line.dropFirst(2))
      if text.hasPrefix("! ") {
        cases[cases.count - 1].problems.append(String(text.dropFirst(2)))
      } else if text.hasPrefix("@ ") {
        cases[cases.count - 1].tag = String(text.dropFirst(2))
      } else {
        cases[cases.count - 1].result = text
      }
    }
    return cases
  }
}
