import TextLayout

/// How tall the rows of a message are, and what is kept to know it at other widths.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit
  /// The height of all rows.
  var height: LayoutUnit
  /// Whose limits they are.
  var role: MessageRole
  /// The limits within which the rows have the same height; nil for unknown.
  var validLimits: WidthInterval?
  /// Whether these are limits of the cell's width, and not of the text's.
  var followsCell: Bool
  /// What other widths take; nil for a message that has to be prepared again.
  var record: RowRecord?
  var plan: Shared<ColumnPlan>?
}
