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

/// Rows that know the style, environment and width of their layout, so that code that stores the rows can
/// store these values too.
package protocol RowOrigin {
  /// The style as the application set it.
  var style: ChatStyle { get }
  /// The reader's identity, language and settings.
  var environment: LayoutEnvironment { get }
  /// The width of the rows, in points; infinite for no limit.
  var width: Double { get }
}

extension RowSequence: RowOrigin {
  package var style: ChatStyle { assembler.givenStyle }
  package var environment: LayoutEnvironment { assembler.environment }
  package var width: Double { assembler.width.limit?.points ?? .infinity }
}

/// The rows of one message: the separators above it, and its cell.
struct MessageRows: Sendable {
  var separators: [TranscriptSeparator]
  var cell: Cell

  /// The height of all rows of the message.
  var height: LayoutUnit { cell.frame.maxY }

  /// Returns the rows with their frames in a transcript. The first row begins at the y `top`.
  func rows(at top: LayoutUnit) -> [TranscriptRow] {
    separators.map { .separator($0.offset(y: top)) } + [.message(cell.offset(y: top))]
  }
}
