import TextLayout

/// The limits of messages of each role in rows of one width.
struct RowLimits: Sendable {
  let sent: RoleLimits
  let received: RoleLimits
  let notice: RoleLimits

  init(_ style: ChatStyle, in width: AvailableWidth, environment: LayoutEnvironment) {
    func limits(_ role: MessageRole) -> RoleLimits {
      RoleLimits(style.shared(role), in: width, environment: environment)
    }
    (sent, received, notice) = (limits(.sent), limits(.received), limits(.notice))
  }

  subscript(role: MessageRole) -> RoleLimits {
    switch role {
    case .sent: sent
    case .received: received
    case .notice: notice
    }
  }
}

/// The limits of messages of one role in rows of one width.
struct RoleLimits: Sendable {
  /// The width of the rows, and how far it may change while no limit changes by more than the width.
  let cell: Limit
  let columns: ColumnLimits
  /// Whether margins or padding are reduced.
  let isSqueezed: Bool
  /// The minimum width of a bubble's content. The insets are reduced before the content becomes narrower.
  let leastContent: LayoutUnit

  /// The maximum width of a line of text.
  var text: AvailableWidth { columns.text }

  init(_ style: Shared<MessageStyle>, in width: AvailableWidth, environment: LayoutEnvironment) {
    let limits = WidthLimits(
      style, in: width, fontScale: environment.usableFontScale, isSelecting: environment.isSelecting)
    columns = ColumnLimits(
      limits, in: width, inset: OuterReactions.inset(style.value.content.reactions))
    isSqueezed = limits.isSqueezed
    leastContent = limits.leastContent
    cell = limits.limit(style.value.bubble, style.value.text.width, at: width)
  }
}
