import TextLayout

/// The height of a message's rows, and what is kept to compute it at other widths.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit
  /// The height of all rows.
  var height: LayoutUnit
  /// The role whose limits they are.
  var role: MessageRole
  /// The limits within which the rows have the same height; nil for unknown.
  var validLimits: WidthInterval?
  /// Whether these are limits of the cell's width rather than the text's.
  var followsCell: Bool
  /// The record for other widths; nil for a message that has to be prepared again.
  var record: RowRecord?
  var plan: Shared<ColumnPlan>?
}
