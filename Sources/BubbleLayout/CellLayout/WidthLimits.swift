import TextLayout

/// How wide the bubble and its text may become in a cell. The layout of a bubble depends on the cell's width through
/// these alone.
struct WidthLimits {
  /// The width that margins and selection marks leave for a bubble, whatever the bubble's own limit.
  let room: AvailableWidth
  /// The largest width of the bubble.
  let bubble: AvailableWidth
  /// The largest width of a line of text in the bubble.
  let text: AvailableWidth

  /// The limits in a cell of a width.
  init(_ style: MessageStyle, in width: AvailableWidth) {
    let margin = style.bubble.margin
    let padding = style.bubble.padding
    let gutter = style.selection.map { $0.size + $0.gap } ?? 0
    room = width.reduced(by: margin.start + margin.end + gutter)
    bubble = room.limited(to: style.bubble.width.limit(in: width))
    text = bubble.reduced(by: padding.start + padding.end).limited(to: style.text.width.limit(in: width))
  }
}
