import BubbleLayout

/// What a reader found at one place of an input.
public struct MessageEntry: Hashable, Sendable {
  /// Where it begins, from 1.
  public let line: Int
  /// Nil for one that had to be left out; `problems` says why.
  public let message: Message?
  /// In the order of the input; empty for almost all.
  public let problems: [ReadingProblem]
}
