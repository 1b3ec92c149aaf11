import TextLayout

/// The height of a message's rows, and the values for computing the height at other widths.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit
  /// The height of all rows.
  var height: LayoutUnit
  /// The role of the message, whose limits `validLimits` refers to.
  var role: MessageRole
  /// The limits within which the rows have the same height; nil if unknown.
  var validLimits: WidthInterval?
  /// Whether `validLimits` are widths of the cell, not of a line of text.
  var followsCell: Bool
  /// The record for other widths; nil for a message that has to be prepared again.
  var record: RowRecord?
  var plan: Shared<ColumnPlan>?
}
