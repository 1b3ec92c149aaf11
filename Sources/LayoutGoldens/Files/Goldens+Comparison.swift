import Foundation
import TextLayout

extension Goldens {
  static func outcome(
    _ expected: GoldenFile.Content, _ actual: GoldenText, tolerance: GoldenTolerance
  ) -> GoldenOutcome {
    switch expected {
    case .none: .missing
    case .unreadable(let reason): .failed(reason: "the golden cannot be read: \(reason)")
    case .text(let expected): actual.compared(with: expected, tolerance: tolerance)
    }
  }

  /// Writes the files of a failure into the artefacts folder. Errors are ignored, because the failure itself
  /// is reported anyway.
  func leaveArtefacts(
    _ name: String, _ outcome: GoldenOutcome, expected: GoldenFile.Content, actual: GoldenText
  ) {
    leave(actual.text, at: name + ".actual.txt")
    if case .text(let expected) = expected {
      leave(expected.text, at: name + ".expected.txt")
    }
    leave(outcome.details, at: name + ".diff.txt")
  }

  /// Reads the golden and the layout of a failure from the artefacts folder.
  func failureTexts(_ name: String) -> (expected: GoldenText?, actual: GoldenText?) {
    func text(_ kind: String) -> GoldenText? {
      guard case .text(let text) = GoldenFile("\(name).\(kind).txt", in: artefacts).read() else {
        return nil
      }
      return text
    }
    return (text("expected"), text("actual"))
  }

  /// Writes `summary.jsonl` into the artefacts folder: a line for each golden checked so far, and one for
  /// each obsolete golden.
  ///
  /// - Parameter obsolete: The goldens that no check used, which are known only at the end of a run.
  public func leaveSummary(obsolete: [String] = []) {
    leave(summaryLines(obsolete: obsolete).joined(), at: "summary.jsonl")
  }

  /// Returns the lines of the summary in the order of the goldens' names; each ends in a line feed.
  public func summaryLines(obsolete: [String] = []) -> [String] {
    let results = results
    return (results.map { ($0.key, $0.value as GoldenOutcome?) } + obsolete.map { ($0, nil) })
      .sorted { $0.0 < $1.0 }
      .map { name, outcome in
        var (causes, changes, count) = ([String](), [String](), 0)
        if case .different(let explanation) = outcome {
          causes = explanation.causes.prefix(20).map(\.summary)
          changes = Array(explanation.listing.prefix(40))
          count = explanation.differences.count
        } else if case .incomparable(let obstacles) = outcome {
          causes = obstacles
        }
        return "{\"golden\":\(JSONText.quoted(name)),\"outcome\":\"\(outcome?.word ?? "obsolete")\""
          + ",\"differences\":\(count)"
          + ",\"deviation\":\(outcome?.largestDeviation ?? .zero)"
          + ",\"causes\":[\(causes.map(JSONText.quoted).joined(separator: ","))]"
          + ",\"changes\":[\(changes.map(JSONText.quoted).joined(separator: ","))]}\n"
      }
  }

  /// Removes the files that an earlier run left for a golden that is equal now.
  func removeArtefacts(_ name: String) {
    for kind in ["actual", "expected", "diff"] {
      GoldenFile("\(name).\(kind).txt", in: artefacts).remove()
    }
  }
}

extension GoldenText {
  /// The first invalid line of the golden, and the reason; nil if all lines are valid.
  package var problem: (line: Int, reason: String)? {
    do throws(GoldenParser.Failure) {
      _ = try GoldenParser.parse(text)
      return nil
    } catch {
      return (error.line, error.reason)
    }
  }

  /// Compares this layout with the expected one. Each may be a golden or the output of
  /// `bubble layout --format text`.
  ///
  /// - Parameters:
  ///   - expected: The layout that was expected.
  ///   - tolerance: Which differences count as equal, and which items are not compared.
  ///   - acrossEnvironments: Whether layouts that were made with different shapers or font files are compared
  ///     too.
  /// - Complexity: Linear in the two texts.
  public func compared(
    with expected: GoldenText, tolerance: GoldenTolerance = .exact, acrossEnvironments: Bool = false
  ) -> GoldenOutcome {
    if text == expected.text { return .equal(largestDeviation: .zero) }
    do {
      let old = try GoldenParser.parse(expected.text)
      let new = try GoldenParser.parse(text)
      let obstacles = GoldenObstacles.between(old, new)
      guard obstacles.isEmpty || acrossEnvironments else { return .incomparable(obstacles) }
      var comparison = GoldenComparison(tolerance: tolerance)
      comparison.compare(old, new)
      return comparison.differences.isEmpty
        ? .equal(largestDeviation: comparison.largestDeviation) : .different(GoldenExplanation(comparison))
    } catch {
      return .failed(reason: "line \(error.line) of the golden: \(error.reason)")
    }
  }
}
