/// When a transcript computes the heights of its rows.
public enum TranscriptOpening: String, Hashable, Sendable, CaseIterable {
  /// At once: all heights are exact after each change.
  case settled
  /// On demand: heights are estimated from the lengths of the texts until `Transcript.settle` makes them
  /// exact. A conversation of any length opens in the time that listing its messages takes.
  case estimated
}
