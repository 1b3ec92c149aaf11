import TextLayout

/// The maximum widths of a bubble and its text in a cell. The layout of a bubble depends on the cell's width
/// only through these.
///
/// In a cell that its margins would fill, first the margins give way, then the bubble's padding. A line holds
/// at least one character, whatever the style says.
struct WidthLimits {
  /// The width that margins and selection marks leave for a bubble, whatever the bubble's own limit.
  let room: AvailableWidth
  /// The maximum width of the bubble.
  let bubble: AvailableWidth
  /// The maximum width of a line of text in the bubble.
  let text: AvailableWidth
  /// The width that the content of a bubble gets before its padding gets any.
  let leastContent: LayoutUnit
  /// The minimum limit of the text at which nothing gives way.
  let leastText: LayoutUnit
  /// Whether margins or padding gave way.
  let isSqueezed: Bool

  /// The space beside a character in a bubble's content: the bar and the gap of a quote, the padding of a
  /// card.
  private static let surroundings: LayoutUnit = 16

  /// The limits in a cell of a width.
  ///
  /// - Parameter fontScale: The factor by which fonts are enlarged.
  init(_ shared: Shared<MessageStyle>, in width: AvailableWidth, fontScale: Double) {
    // Read in place, because a copy of a style counts all its references.
    var style: MessageStyle { _read { yield shared.value } }
    let margin = style.bubble.margin
    let padding = style.bubble.padding.start + style.bubble.padding.end
    let gutter = AccessoryStyle.room(style.selection)
    // The widest characters are emoji and some syllables, at about 1.25 em. The value is in whole points, so
    // that rounding to pixels makes nothing wider than its room.
    leastText = LayoutUnit((style.text.font.size * fontScale * 1.25).rounded(.up))
    leastContent = leastText + max(0, style.text.widthCorrection) + Self.surroundings
    let given = width.reduced(by: margin.start + margin.end + gutter)
    let least = min(width.reduced(by: gutter).length, leastContent + padding)
    room = given.widened(to: .fixed(least))
    let wanted = given.limited(to: style.bubble.width.limit(in: width))
    bubble = wanted.widened(to: .fixed(least))
    let lines = wanted.reduced(by: padding).limited(to: style.text.width.limit(in: width))
    isSqueezed = lines.length < leastText || wanted.length < least
    // The padding gets what the content leaves.
    let sides = min(padding, max(0, bubble.length - leastContent))
    let free = max(0, bubble.length - sides - max(0, style.text.widthCorrection))
    text = lines.length < leastText ? .fixed(min(leastText, free)) : lines
  }

  /// How far the cell's width may change while nothing gives way and the rules of the style give the same
  /// result. In this range no limit changes more than the width.
  ///
  /// - Parameter textRule: The rule for lines of text.
  func slack(_ bubble: BubbleStyle, _ textRule: WidthRule, at cellWidth: LayoutUnit) -> LimitSlack {
    var slack = LimitSlack.any
    let padding = bubble.padding.start + bubble.padding.end
    slack.keep(from: leastText, at: text)
    slack.keep(from: leastContent + padding, at: self.bubble)
    for threshold in [bubble.width.threshold, textRule.threshold] {
      guard let threshold else { continue }
      let wide = threshold + LayoutUnit(rawValue: 1)
      if cellWidth > threshold {
        slack.keep(from: wide, at: .fixed(cellWidth))
      } else {
        slack.keep(below: wide, at: .fixed(cellWidth))
      }
    }
    return slack
  }

  /// Insets, reduced if the content leaves too little room for them.
  func squeezed(_ insets: Insets) -> Insets {
    let sides = insets.left + insets.right
    let free = max(0, bubble.length - leastContent)
    guard sides > free else { return insets }
    var insets = insets
    insets.left = LayoutUnit(rawValue: insets.left.rawValue * free.rawValue / sides.rawValue)
    insets.right = free - insets.left
    return insets
  }
}
