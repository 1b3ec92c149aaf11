import Foundation

/// The pairs that are known to differ, each with its cause: a file of `Data`.
///
/// A line that starts with `#` says what a cause is: `# NAME: words`. The others have a setting, a pair and a cause.
struct ChromiumDifferenceList {
  private let entries: [(setting: String, pair: String, cause: String)]
  /// What the causes are.
  let causes: [String: String]

  /// - Throws: For a pair whose cause is not explained.
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

  /// The pairs of a setting.
  func pairs(of setting: String) -> [String] { entries.filter { $0.setting == setting }.map(\.pair) }

  /// A line that cannot be read, or has no cause.
  struct Failure: Error {
    let line: String
  }
}
