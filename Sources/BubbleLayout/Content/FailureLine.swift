import TextLayout

/// The line below the bubble of a message that could not be sent: an icon, and words that say so.
struct FailureLine: LineBelow {
  private let style: FailureStyle
  private let words: PreparedText
  /// The size of the line without truncation.
  private let size: Size
  /// The side of the icon.
  private let sign: LayoutUnit

  init(_ style: FailureStyle, maker: TextMaker) {
    self.style = style
    words = maker.line(SpokenWords.capitalized(maker.spoken[.failed]), style.font)
    let text = words.size(within: .unbounded)
    sign = text.height
    size = Size(width: sign + style.spacing + text.width, height: text.height)
  }

  var name: ElementName { ElementName(.delivery) }
  var gap: LayoutUnit { style.gap }
  var width: LayoutUnit { size.width }

  func height(on grid: PixelGrid) -> LayoutUnit { grid.roundedUp(size.height) }

  func width(within room: LayoutUnit) -> LayoutUnit { min(size.width, room) }

  func place(in size: Size, with placer: inout PartPlacer) {
    placer.delivery(.failed, Rect(x: 0, y: 0, width: sign, height: size.height))
    let start = sign + style.spacing
    placer.label(
      words, .detail, in: Rect(x: start, y: 0, width: max(0, size.width - start), height: size.height),
      foreground: .on(.page, .tickFailed), press: .bubble)
  }
}
