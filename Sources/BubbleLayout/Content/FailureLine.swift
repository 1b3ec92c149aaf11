import TextLayout

/// The line below the bubble of a message that could not be sent: an icon, and words that say so.
struct FailureLine: Sendable {
  let style: FailureStyle
  let words: PreparedText
  /// The size of the line without truncation.
  let size: Size
  /// The side of the icon.
  let sign: LayoutUnit

  init(_ style: FailureStyle, maker: TextMaker) {
    self.style = style
    words = maker.line(SpokenWords.capitalized(maker.spoken[.failed]), style.font)
    let text = words.size(within: .unbounded)
    sign = text.height
    size = Size(width: sign + style.spacing + text.width, height: text.height)
  }
}
