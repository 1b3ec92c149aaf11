import Foundation
import TextLayout

extension Goldens {
  static func outcome(
    _ expected: GoldenFile.Content, _ actual: GoldenText, tolerance: LayoutUnit
  ) -> GoldenOutcome {
    switch expected {
    case .none: .missing
    case .unreadable: .failed(reason: "the golden cannot be read")
    case .text(let expected): actual.compared(with: expected, tolerance: tolerance)
    }
  }

  /// Writes the files of a failure into the artefacts folder. Files that cannot be written are left out, since what
  /// the caller has to know is the failure itself.
  func leaveArtefacts(
    _ name: String, _ outcome: GoldenOutcome, expected: GoldenFile.Content, actual: GoldenText
  ) {
    let base = artefacts + "/" + name
    _ = GoldenFile(path: base + ".actual.txt").write(actual.text)
    if case .text(let expected) = expected {
      _ = GoldenFile(path: base + ".expected.txt").write(expected.text)
    }
    _ = GoldenFile(path: base + ".diff.txt").write(outcome.description(limit: .max) + "\n")
    leaveSummary()
  }

  /// Writes `summary.jsonl` into the artefacts folder: a line for each golden checked so far, and one for each
  /// obsolete golden.
  ///
  /// - Parameter obsolete: The goldens that no check used, which are known only at the end of a run.
  public func leaveSummary(obsolete: [String] = []) {
    _ = GoldenFile(path: artefacts + "/summary.jsonl").write(summaryLines(obsolete: obsolete).joined())
  }

  /// The lines of the summary, by golden, each ending in a line feed.
  public func summaryLines(obsolete: [String] = []) -> [String] {
    let results = results
    return (results.map { ($0.key, $0.value as GoldenOutcome?) } + obsolete.map { ($0, nil) })
      .sorted { $0.0 < $1.0 }
      .map { name, outcome in
        let changes =
          if case .different(let differences) = outcome { differences } else { [GoldenDifference]() }
        return "{\"golden\":\(Self.json(name)),\"outcome\":\"\(outcome?.word ?? "obsolete")\""
          + ",\"differences\":\(changes.count)"
          + ",\"deviation\":\(outcome?.largestDeviation ?? .zero)"
          + ",\"changes\":[\(changes.prefix(40).map { Self.json("\($0)") }.joined(separator: ","))]}\n"
      }
  }

  /// Removes the files that an earlier run left about a golden that agrees now.
  func removeArtefacts(_ name: String) {
    for kind in ["actual", "expected", "diff"] {
      try? FileManager.default.removeItem(atPath: "\(artefacts)/\(name).\(kind).txt")
    }
  }

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

extension GoldenText {
  /// Compares this layout with the one that was expected. Either may be a golden or what `bubble layout --format
  /// text` writes.
  ///
  /// - Parameters:
  ///   - tolerance: The largest difference between two lengths that counts as equal, in points.
  ///   - acrossEnvironments: Whether layouts that were made with different shapers or font files are compared too.
  /// - Complexity: Linear in the two texts.
  public func compared(
    with expected: GoldenText, tolerance: LayoutUnit = .zero, acrossEnvironments: Bool = false
  ) -> GoldenOutcome {
    if text == expected.text { return .equal(largestDeviation: .zero) }
    do {
      let old = try GoldenParser.parse(expected.text)
      let new = try GoldenParser.parse(text)
      let obstacles = GoldenComparison.obstacles(old, new)
      guard obstacles.isEmpty || acrossEnvironments else { return .incomparable(obstacles) }
      var comparison = GoldenComparison(tolerance: tolerance)
      comparison.compare(old, new)
      return comparison.differences.isEmpty
        ? .equal(largestDeviation: comparison.largestDeviation) : .different(comparison.differences)
    } catch {
      return .failed(reason: "line \(error.line) of the golden: \(error.reason)")
    }
  }
}
