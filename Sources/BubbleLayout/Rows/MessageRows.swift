import TextLayout

/// The rows of one message: the separators above it, and its cell.
struct MessageRows: Sendable {
  var separators: [TranscriptSeparator]
  var cell: Cell

  /// The height of all rows of the message.
  var height: LayoutUnit { cell.frame.maxY }

  /// Returns the rows, moved to a y in a transcript.
  func rows(at top: LayoutUnit) -> [TranscriptRow] {
    separators.map { .separator($0.offset(y: top)) } + [.message(cell.offset(y: top))]
  }
}
