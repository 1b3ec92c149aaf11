import Foundation

/// A list of pairs that are known to differ, each with its cause. It is a file in `Data`.
///
/// A line that starts with `#` explains a cause: `# NAME: words`. Other lines have a setting, a pair and a
/// cause.
struct ChromiumDifferenceList {
  private let entries: [(setting: String, pair: String, cause: String)]
  /// The explanations of the causes, by name.
  let causes: [String: String]

  /// - Throws: An error for an invalid line, and for a pair whose cause is not explained.
  init(named name: String) throws {
    let url = Bundle.module.bundleURL.appendingPathComponent("Data/\(name)")
    var causes: [String: String] = [:]
    var entries: [(setting: String, pair: String, cause: String)] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        if parts.count == 2 { causes[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, causes[words[2]] != nil else { throw Failure(line: String(line)) }
      entries.append((words[0], words[1], words[2]))
    }
    self.entries = entries
    self.causes = causes
  }

  /// Returns the pairs of a setting.
  func pairs(of setting: String) -> [String] { entries.filter { $0.setting == setting }.map(\.pair) }

  /// The error for a line that is invalid, or whose cause is not explained.
  struct Failure: Error {
    let line: String
  }
}
