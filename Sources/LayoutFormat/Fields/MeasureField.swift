/// The fields of a measured text that can be requested by name (`bubble measure --fields`).
public enum MeasureField: String, Hashable, Sendable, CaseIterable {
  case id
  /// The width at which the text was measured.
  case width
  case lines, height
  /// The number of lines, and the width of the widest.
  case lineCount, textWidth
  /// The range of widths at which the lines are the same: from the first width up to, but excluding, the
  /// second.
  case validWidths
  case warnings = "doubts"

  /// Whether the field needs the lines of the text. If no requested field needs them, no lines are made.
  package var needsLines: Bool { self == .lines || self == .warnings }
}
