import BubbleLayout
import LayoutGoldens
import TextLayout

/// The results of comparing layouts with their goldens, for a terminal, and the exit code.
struct GoldenSummary {
  let report: GoldenReport
  /// How many goldens the folder contains after the run.
  let present: Int
  let removed: [String]
  /// Whether a golden or a file of a failure could not be written.
  let isUnwritten: Bool
  let tolerance: GoldenTolerance
  var colors = TerminalColors(isOn: false)

  /// The exit code: 0 if all goldens are equal or recorded. Otherwise the first that applies: 2 if a file
  /// could not be written, 3 if a golden could not be read, 1 if one differs, 4 if one is missing, 5 if one is
  /// obsolete.
  var status: ToolStatus {
    if isUnwritten { return .wrongUse }
    if report.count("failed") > 0 { return .unreadableInput }
    if report.count("different") + report.count("incomparable") > 0 { return .differences }
    if report.count("missing") > 0 { return .missing }
    return report.count("obsolete") > 0 ? .obsolete : .done
  }

  /// The summary as text: all goldens that are not equal, then the counts.
  var text: String {
    var lines: [String] = []
    for entry in report.entries {
      guard let outcome = entry.outcome, outcome.word != "equal" else { continue }
      lines.append(head(outcome.word, entry.name))
      switch outcome {
      case .different, .incomparable, .failed: lines += details(entry.lines)
      case .recorded(let old): lines += old.map { ["  \($0.spelt)"] } ?? []
      case .missing: lines += entry.note.map { ["  \($0.spelt)"] } ?? []
      case .equal: break
      }
    }
    if report.count("missing") > 0 { lines.append("  'bubble golden record' writes what is missing") }
    lines += removed.map { head("removed", $0) }
    let obsolete = report.entries.filter { $0.outcome == nil }
    lines += obsolete.map { head("obsolete", $0.name) }
    if !obsolete.isEmpty {
      lines.append(
        "  no layout uses these: 'bubble golden record --prune' removes them, --partial keeps them")
    }
    lines.append(counts)
    lines.append(deviation)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts in one line: `goldens: 4 compared, 5 present: 2 equal, 1 different, 1 missing, 1 obsolete`.
  private var counts: String {
    let words = GoldenReport.words.compactMap { word in
      let count = report.count(word)
      return count > 0 ? "\(count) \(word)" : nil
    }
    return "goldens: \(compared) compared, \(present) present"
      + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }

  private var compared: Int { report.entries.count - report.count("obsolete") }

  private var deviation: String {
    let largest = largestDeviation
    let place = largest.length > 0 ? " (\(largest.name))" : ""
    var allowed = tolerance.length > 0 ? "; the tolerance is \(tolerance.length)" : ""
    for (field, length) in tolerance.fields.sorted(by: { $0.key < $1.key }) {
      allowed += (allowed.isEmpty ? "; the tolerance is " : ", ") + "\(length) for \(field)"
    }
    return "largest deviation: \(largest.length)\(place)\(allowed)"
  }

  private var largestDeviation: (name: String, length: LayoutUnit) {
    let all = report.entries.map { ($0.name, $0.outcome?.largestDeviation ?? .zero) }
    return all.max { $0.1 < $1.1 } ?? ("", .zero)
  }

  /// The counts as one JSON object.
  var json: String {
    let counts = GoldenReport.words.map { "\"\($0)\":\(report.count($0))" }.joined(separator: ",")
    return "{\"compared\":\(compared),\"present\":\(present),\(counts)"
      + ",\"largestDeviation\":\(largestDeviation.length),\"tolerance\":\(tolerance.length)}\n"
  }

  /// Returns a line that begins with the word for an outcome, in a column of fixed width, and contains a
  /// golden's name.
  private func head(_ word: String, _ name: String) -> String {
    let meaning: TerminalColors.Meaning =
      switch word {
      case "recorded": .good
      case "different", "incomparable", "failed": .bad
      default: .notable
      }
    return colors(word, meaning) + String(repeating: " ", count: max(1, 13 - word.count)) + name.spelt
  }

  /// Formats the lines of a failure. The cause is emphasised.
  private func details(_ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let line = (line.hasPrefix("  ") ? line : "  " + line).spelt
      return colors(line, index == 0 ? .strong : .quiet)
    }
  }
}
