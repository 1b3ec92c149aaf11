import BubbleLayout

/// What a reader found in one place of its input: a message, and the problems there.
public struct MessageEntry: Hashable, Sendable {
  /// The number of the line where the entry begins, from 1.
  public let line: Int
  /// The message; nil if it had to be left out, in which case `problems` says why.
  public let message: Message?
  /// The problems, in the order of the input; usually empty.
  public let problems: [ReadingProblem]
}
