import BubbleLayout
import Foundation

extension GoldenReport {
  /// Annotations for GitHub workflows: an error at the file of each golden that failed, with the cause as its
  /// text.
  public var annotations: [String] {
    entries.filter(\.hasFailed).map { entry in
      "::error file=\(Self.property(Self.relative(entry.path))),line=1,title=\(Self.property("golden \(entry.name)"))::"
        + Self.data("\(entry.word): " + entry.lines.joined(separator: "\n"))
    }
  }

  /// Makes a path relative to the working directory of the workflow.
  private static func relative(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Escapes a text for the log of a workflow, which executes control characters as a terminal does.
  private static func data(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).spelt.replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// The report as one JSON object: the counts, and the problem of each golden that is not equal.
  public var json: String {
    let counts = Self.words.map { "\"\($0)\":\(count($0))" }.joined(separator: ",")
    let failures = entries.filter(\.hasFailed).map { entry in
      "{\"golden\":\(JSONText.quoted(entry.name)),\"outcome\":\"\(entry.word)\",\"file\":"
        + "\(JSONText.quoted(entry.path)),\"deviation\":\(entry.outcome?.largestDeviation ?? .zero),"
        + "\"lines\":[\(entry.lines.map(JSONText.quoted).joined(separator: ","))]}"
    }
    return "{\"compared\":\(entries.count - count("obsolete")),\(counts),"
      + "\"largestDeviation\":\(largestDeviation),\"failures\":[\(failures.joined(separator: ","))]}\n"
  }
}
