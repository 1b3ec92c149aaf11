import TextLayout

/// How tall the rows of a message are, and what is kept to know it at other widths.
struct RowMeasure: Sendable {
  /// The distance from the top of the rows to the top of the cell.
  var cellTop: LayoutUnit
  /// The height of all rows.
  var height: LayoutUnit
  /// Whose limit of the text's width it is.
  var role: MessageRole
  /// The limits of the text within which the rows have the same height; nil for unknown.
  var validLimits: WidthInterval?
  /// What other widths take; nil for a message that has to be prepared again.
  var record: RowRecord?
  var plan: HeightPlan?
}

/// All that the height of a text message takes at a new width, in flat numbers: the widths of its words, and where the
/// arithmetic is that its cell shares with many others.
struct RowRecord: Sendable {
  /// Nil where there is nothing to know.
  let lines: LineTable?
  /// The width of the footer in one row.
  let footerWidth: LayoutUnit
  /// The record holds where lines may be at least this wide: names and footers then need not be cut.
  let leastLimit: LayoutUnit

  /// Of a message that has to be prepared again for each width.
  static let none = RowRecord(lines: nil, footerWidth: 0, leastLimit: 0)

  /// - Returns: Nil where the message has to be prepared to know.
  func height(by plan: HeightPlan, limit: LayoutUnit) -> (height: LayoutUnit, valid: WidthInterval)? {
    guard limit >= leastLimit, let sums = lines?.measure(in: limit, pitch: plan.pitch),
      let found = plan.height(of: sums, limit: limit, footerWidth: footerWidth)
    else { return nil }
    return (found.height, found.valid.narrowed(from: leastLimit))
  }
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
