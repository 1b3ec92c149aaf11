import TextLayout

/// How tall the rows of one message are: what is known of a message that nobody looks at.
struct RowMeasure: Sendable {
  /// From the top of the rows to that of the cell.
  var cellTop: LayoutUnit = 0
  /// Of the cell.
  var size = Size.zero
  var role = MessageRole.notice
  /// The limits of the text within which the rows are as tall; nil for unknown.
  var validLimits: WidthInterval?

  /// Of all rows.
  var height: LayoutUnit { cellTop + size.height }

  /// Whether the rows are as tall where lines of text may be so wide.
  func holds(_ limits: TextLimits) -> Bool { validLimits?.contains(limits[role]) ?? false }
}

/// The widest a line of text may be, for messages of each role.
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
