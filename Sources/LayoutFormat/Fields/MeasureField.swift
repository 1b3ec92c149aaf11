/// The fields of a measured text that can be requested by name (`bubble measure --fields`).
public enum MeasureField: String, Hashable, Sendable, CaseIterable {
  case id
  /// The width that was given.
  case width
  case lines, height
  /// The number of lines, and the width of the widest.
  case lineCount, textWidth
  /// The widths with the same lines: from the first up to, but excluding, the second.
  case validWidths
  case warnings = "doubts"

  /// Whether only the lines themselves have it. If no field does, no lines are made.
  package var needsLines: Bool { self == .lines || self == .warnings }
}
