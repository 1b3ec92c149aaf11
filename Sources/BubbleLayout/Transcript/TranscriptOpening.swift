/// When a transcript finds the heights of its rows.
public enum TranscriptOpening: String, Hashable, Sendable, CaseIterable {
  /// At once: all heights are exact after each change.
  case settled
  /// When they are asked for: heights are estimated from the length of the texts until `Transcript.settle` makes them
  /// exact. A conversation of any length opens in the time that listing its messages takes.
  case estimated
}
