import TextLayout

/// The text of a message within its bubble.
final class TextElement: ContentElement {
  let text: PreparedText
  /// The text in the size of all others, for where a large emoji is wider than a line may be; nil for one that is not
  /// enlarged.
  let plain: PreparedText?
  let style: MessageTextStyle
  /// The text was cut before it was shaped.
  let isCut: Bool
  let readMore: PreparedText?
  let detected: [DetectedData]

  /// The text of a message, cut where the style says so before anything is shaped.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: TextStyle, jumbo: Double?,
    maker: TextMaker
  ) {
    var font = style.font
    font.language = message.language ?? font.language
    let cut = style.collapse?.cut(shown.text)
    func prepared(_ font: TextStyle) -> PreparedText {
      var text = maker.text(
        cut ?? shown.text, font, direction: message.direction.base, runs: shown.runs(font, code: code))
      text.maximumLines = style.maximumLines
      return text
    }
    plain = jumbo == nil ? nil : prepared(font)
    if let jumbo { font.size *= jumbo }
    text = prepared(font)
    self.style = style
    isCut = cut != nil
    detected = style.detects.isEmpty ? [] : DataDetector(kinds: Set(style.detects)).detect(in: text.text)
    readMore = style.collapse.map { maker.text($0.label, $0.font) }
  }

  var kind: ContentKind { .text }
  var gap: LayoutUnit { style.gap }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let limit = min(space.limit, LayoutUnit(roundingDown: style.width.limit(in: space.cellWidth)))
    var text = text
    var block = block(of: text, within: limit)
    if let plain, block.size.width > limit {
      text = plain
      block = self.block(of: plain, within: limit)
    }
    var isLong = isCut
    if let lines = style.collapse?.lines, block.lines.count > lines {
      text.maximumLines = lines
      block = self.block(of: text, within: limit)
      isLong = true
    }
    let size = Size(
      width: max(0, space.grid.roundedUp(block.size.width) + style.widthCorrection),
      height: space.grid.roundedUp(block.size.height))
    return MeasuredText(
      element: self, text: text, block: block, size: size, more: isLong ? readMore : nil, limit: limit,
      grid: space.grid)
  }

  private func block(of text: PreparedText, within width: LayoutUnit) -> TextBlock {
    let options = LayoutOptions(alignment: style.alignment, maximumLines: text.maximumLines)
    return style.fit == .balance
      ? text.paragraph.balancedLayout(width: width.points, options: options)
      : text.paragraph.layout(width: width.points, options: options)
  }
}

private struct MeasuredText: MeasuredContent {
  let element: TextElement
  let text: PreparedText
  var block: TextBlock
  var size: Size
  let more: PreparedText?
  let limit: LayoutUnit
  let grid: PixelGrid

  var width: LayoutUnit {
    let wanted = element.style.fit == .fill ? max(size.width, limit.isBounded ? limit : 0) : size.width
    return max(wanted, more.map { min(limit, grid.roundedUp($0.block(within: limit).size.width)) } ?? 0)
  }

  func placed(in width: LayoutUnit) -> PlacedContent {
    if let filled = filled(width) { return filled.placed(in: width) }
    let style = element.style
    let isRightToLeft = block.lines.last?.isRightToLeft ?? false
    let free = max(0, width - size.width)
    let x: LayoutUnit =
      switch style.alignment {
      case .center: free.half
      case .end: isRightToLeft ? 0 : free
      case .right: free
      case .left: 0
      default: isRightToLeft ? free : 0
      }
    let height = max(0, size.height + style.heightCorrection)
    let frame = Rect(x: x, y: 0, width: size.width, height: height)
    let origin = Point(x: 0, y: style.heightCorrection.half)
    var placed = PlacedContent(
      height: height,
      parts: [
        .text(
          TextPart(
            frame: frame, text: text.text, block: block, blockOrigin: origin, detected: element.detected))
      ],
      text: (frame, block))
    if let more, let collapse = style.collapse {
      let labelHeight = grid.roundedUp(more.block(within: width).size.height)
      let label = more.label(
        .readMore, in: Rect(x: 0, y: height + collapse.gap, width: width, height: labelHeight),
        alignment: isRightToLeft ? .right : .left)
      placed.parts.append(.label(label))
      placed.height = label.frame.maxY
    } else if let line = block.lines.last {
      let left = x + line.frame.minX
      // Half the room above the capitals, from the lower edge of the line.
      let middle = max(0, (line.frame.height - text.capHeight - line.descent).half + line.descent)
      placed.lastLine = LastLine(
        minX: left, maxX: left + line.frame.width, maxY: height, height: line.frame.height, middle: middle,
        isRightToLeft: line.isRightToLeft)
    }
    return placed
  }
}

extension MeasuredText {
  /// The same lines spread over a bubble that something else made wider, where each line has a place of its own:
  /// justified, or of both directions. Nil where all lines move alike.
  private func filled(_ width: LayoutUnit) -> MeasuredText? {
    let style = element.style
    guard width > size.width, style.fit != .balance, style.widthCorrection == 0, block.lines.count > 1,
      style.alignment == .justify
        || block.lines.contains(where: { $0.isRightToLeft != block.lines[0].isRightToLeft })
    else { return nil }
    let options = LayoutOptions(
      alignment: style.alignment, fillsWidth: true, maximumLines: text.maximumLines)
    var filled = self
    filled.block = text.paragraph.layout(width: min(width, limit).points, options: options)
    filled.size.width = filled.block.size.width
    return filled.size.width > size.width ? filled : nil
  }
}

extension LayoutUnit {
  /// The largest unit not above a length in points.
  init(roundingDown points: Double) { self.init(roundingDownPoints: points) }

  /// Whether the length is a limit at all: what is unlimited is held as the longest length there is.
  var isBounded: Bool { self < LayoutUnit(Double.infinity) }
}
