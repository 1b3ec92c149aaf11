/// When a transcript computes the heights of its rows.
public enum TranscriptOpening: String, Hashable, Sendable, CaseIterable {
  /// Heights are computed at once. They are exact after each change.
  case settled
  /// Heights are computed on demand. They are estimated from the lengths of the texts until
  /// `Transcript.settle` makes them exact. Opening a conversation takes only the time for reading its list of
  /// messages.
  case estimated
}
