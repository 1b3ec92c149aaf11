/// What can be asked of a measured text by its name alone (`bubble measure --fields`).
public enum MeasureField: String, Hashable, Sendable, CaseIterable {
  case id
  /// The width that was given.
  case width
  case lines, height
  /// How many lines there are, and the width of the widest.
  case lineCount, textWidth
  /// The widths with the same lines: from the first up to but not including the second.
  case validWidths
  case warnings = "doubts"

  /// Whether it can only be told from the lines themselves; for others none are made.
  package var needsLines: Bool { self == .lines || self == .warnings }
}
