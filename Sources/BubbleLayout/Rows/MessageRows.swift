import TextLayout

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
