import BubbleLayout

/// A problem in an input, and how the reader handled it.
public struct ReadingProblem: Hashable, Sendable {
  /// How the reader handled the problem.
  public enum Outcome: String, Hashable, Sendable {
    /// The message was left out.
    case skipped
    /// The message was kept, without the invalid part, or with U+FFFD instead of it.
    case repaired
  }

  /// The path of the input, `-` for standard input.
  public let file: String
  /// The number of the line, from 1.
  public let line: Int
  /// The path of the field, such as `attachments[1].width`; in a JSON document it begins with the number of
  /// the message, as in `[3].text`. Nil if the problem concerns the whole line.
  public let field: String?
  /// What is wrong, in English.
  public let reason: String
  /// How the reader handled the problem.
  public let outcome: Outcome
}

extension ReadingProblem: CustomStringConvertible {
  /// `FILE:LINE: field "x": reason (skipped)`, always on one line.
  public var description: String {
    let place = field.map { "field \($0.quoted()): " } ?? ""
    return "\(file.spelt):\(line): \(place)\(reason.spelt) (\(outcome.rawValue))"
  }
}
