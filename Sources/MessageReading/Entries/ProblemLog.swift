/// Collects the problems of one message.
struct ProblemLog {
  private let file: String
  /// The name of the message in problems, such as `records[3]`; nil if the line identifies it.
  private let name: String?
  private(set) var problems: [ReadingProblem] = []

  init(file: String, name: String? = nil) {
    self.file = file
    self.name = name
  }

  /// Whether the message is left out.
  var isSkipped: Bool { problems.contains { $0.outcome == .skipped } }

  /// Adds a problem.
  ///
  /// - Parameter field: The path of the field within the message; nil for the message as a whole.
  mutating func note(
    _ outcome: ReadingProblem.Outcome, _ field: String?, _ reason: String, line: Int
  ) {
    let path = [name, field].compactMap { $0 }
    problems.append(
      ReadingProblem(
        file: file, line: line, field: path.isEmpty ? nil : path.joined(separator: "."), reason: reason,
        outcome: outcome))
  }

  /// Adds problems for the characters that a cursor has replaced since the last call of `clearRepairs()`.
  mutating func noteRepairs(of cursor: JSONCursor, _ field: String, line: @autoclosure () -> Int) {
    if cursor.hasRepairedSurrogates {
      note(.repaired, field, "a lone surrogate was replaced by U+FFFD", line: line())
    }
    if cursor.hasRepairedBytes {
      note(.repaired, field, "bytes that are not UTF-8 were replaced by U+FFFD", line: line())
    }
  }
}
