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

  /// Leaves what a failure was about in the artefacts folder. What cannot be written there is left out: the
  /// failure itself is what the caller has to hear of.
  func leaveArtefacts(
    _ name: String, _ outcome: GoldenOutcome, expected: GoldenFile.Content, actual: GoldenText
  ) {
    let base = artefacts + "/" + name
    _ = GoldenFile(path: base + ".actual.txt").write(actual.text)
    if case .text(let expected) = expected {
      _ = GoldenFile(path: base + ".expected.txt").write(expected.text)
    }
    _ = GoldenFile(path: base + ".diff.txt").write(outcome.description(limit: .max) + "\n")
    let lines = results.sorted { $0.key < $1.key }.map { name, outcome in
      let count = if case .different(let differences) = outcome { differences.count } else { 0 }
      return "{\"golden\":\(Self.json(name)),\"outcome\":\"\(outcome.word)\",\"differences\":\(count)}\n"
    }
    _ = GoldenFile(path: artefacts + "/summary.jsonl").write(lines.joined())
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

extension GoldenText {
  /// Compares this layout with the one that was expected.
  ///
  /// - Parameter tolerance: The largest difference between two lengths that is let pass.
  /// - Complexity: Linear in the two texts.
  public func compared(with expected: GoldenText, tolerance: LayoutUnit = .zero) -> GoldenOutcome {
    if text == expected.text { return .equal(largestDeviation: .zero) }
    do {
      let old = try GoldenParser.parse(expected.text)
      let new = try GoldenParser.parse(text)
      let obstacles = GoldenComparison.obstacles(old, new)
      guard obstacles.isEmpty else { return .incomparable(obstacles) }
      var comparison = GoldenComparison(tolerance: tolerance)
      comparison.compare(old, new)
      return comparison.differences.isEmpty
        ? .equal(largestDeviation: comparison.largestDeviation) : .different(comparison.differences)
    } catch {
      return .failed(reason: "line \(error.line) of the golden: \(error.reason)")
    }
  }
}
