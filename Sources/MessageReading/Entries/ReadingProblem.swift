/// Something in an input that is not as it should be, and what became of it.
public struct ReadingProblem: Hashable, Sendable {
  /// What the reader did about it.
  public enum Outcome: String, Hashable, Sendable {
    /// The message was left out.
    case skipped
    /// The message was kept, without the part in question or with U+FFFD in its place.
    case repaired
  }

  /// The path of the input, `-` for standard input.
  public let file: String
  /// From 1.
  public let line: Int
  /// The field concerned, nil where it is the whole line; for an element of an array its path, such as
  /// `[3].text`.
  public let field: String?
  /// What is not as it should be, in words.
  public let reason: String
  /// Whether the message was left out or mended.
  public let outcome: Outcome
}

extension ReadingProblem: CustomStringConvertible {
  /// `FILE:LINE: field "x": reason (skipped)`.
  public var description: String {
    let place = field.map { "field \"\($0)\": " } ?? ""
    return "\(file):\(line): \(place)\(reason) (\(outcome.rawValue))"
  }
}
