import TextLayout

/// How wide things may become in a cell: all that the layout of a message takes from the cell's width.
struct WidthLimits {
  /// What the cell leaves a bubble, whatever the bubble's own limit.
  let room: AvailableWidth
  /// The widest a bubble may be.
  let bubble: AvailableWidth
  /// The widest a line of text in the bubble may be.
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
