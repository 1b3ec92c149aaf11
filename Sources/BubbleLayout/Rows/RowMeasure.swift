import TextLayout

/// The size of the rows of one message, which is all that is kept of messages that cannot be seen.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit = 0
  /// The size of the cell.
  var size = Size.zero
  var role = MessageRole.notice
  /// The limits of the text within which the rows have the same height; nil for unknown.
  var validLimits: WidthInterval?

  /// The height of all rows.
  var height: LayoutUnit { cellTop + size.height }

  /// Whether the rows have the same height where lines of text may become this wide.
  func holds(_ limits: TextLimits) -> Bool { validLimits?.contains(limits[role]) ?? false }
}

/// The largest width of a line of text, for messages of each role.
struct TextLimits {
  let sent: AvailableWidth
  let received: AvailableWidth
  let notice: AvailableWidth

  subscript(role: MessageRole) -> AvailableWidth {
    switch role {
    case .sent: sent
    case .received: received
    case .notice: notice
    }
  }
}
