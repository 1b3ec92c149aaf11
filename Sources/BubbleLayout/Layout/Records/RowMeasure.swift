import TextLayout

/// The height of a message's rows, and the limits within which it stays the same.
struct RowHeight: Sendable {
  var height: LayoutUnit
  /// The limits within which the height stays the same; nil if unknown.
  var valid: WidthInterval?
  /// Whether `valid` contains widths of the cell, not of a line of text.
  var followsCell: Bool
}

/// The height of a message's rows, and the values for computing the height at other widths.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit
  var rows: RowHeight
  /// The role of the message, to whose limits `rows.valid` refers.
  var role: MessageRole
  /// The record for other widths; nil for a message that has to be prepared again.
  var record: RowRecord?
  var plan: Shared<CellPlan>?
}
