/// What happens to golden files that are missing or differ from the layout.
public enum GoldenMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written; a missing golden fails. The default.
  case verify
  /// Goldens that do not exist are written.
  case recordMissing = "record-missing"
  /// Goldens that are missing, differ or cannot be compared are written; those that agree are left alone.
  case recordFailed = "record-failed"
  /// All goldens are written.
  case recordAll = "record-all"

  /// The environment variable that gives the mode: `BUBBLE_GOLDENS=record-failed swift test`.
  public static let variable = "BUBBLE_GOLDENS"
}
