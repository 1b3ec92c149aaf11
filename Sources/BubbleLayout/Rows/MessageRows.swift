import TextLayout

/// The rows of one message: those that stand before it, and its own.
struct MessageRows: Sendable {
  var separators: [TranscriptSeparator]
  var cell: Cell

  /// Of all of them.
  var height: LayoutUnit { cell.frame.maxY }

  /// The rows in a transcript, in which they begin at `top`.
  func items(at top: LayoutUnit) -> [TranscriptItem] {
    separators.map { .separator($0.offset(y: top)) } + [.message(cell.offset(y: top))]
  }
}
