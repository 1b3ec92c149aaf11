/// What happens to golden files that are missing or differ from the layout.
public enum GoldenMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing is written, and a missing golden fails. This is the default.
  case verify
  /// Goldens that do not exist are written.
  case recordMissing = "record-missing"
  /// Goldens that are missing, differ or cannot be compared are written; equal ones are not touched.
  case recordFailed = "record-failed"
  /// All goldens are written.
  case recordAll = "record-all"

  /// The environment variable with the mode: `BUBBLE_GOLDENS=record-failed swift test`.
  public static let variable = "BUBBLE_GOLDENS"
}
