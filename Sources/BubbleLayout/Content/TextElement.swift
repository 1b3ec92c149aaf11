import TextLayout

/// The text of a message within its bubble.
final class TextElement: Sendable {
  let text: PreparedText
  /// The text at its ordinary size, if an enlarged emoji is wider than the maximum line; nil for a text that
  /// is not enlarged.
  let plain: PreparedText?
  let style: MessageTextStyle
  /// The whole text, if it was shortened before it was shaped; nil if it was not.
  let whole: String?
  /// The label below a text that is too long, which shows more of it or shortens it again.
  private let below: PreparedText?
  /// Whether it is shown whole, however long it is.
  let isExpanded: Bool
  /// Whether it is known to be too long before it is laid out.
  private let isLong: Bool
  /// The maximum number of lines that have no label below them; nil for any number.
  let maximumLines: Int?
  /// The data detected in the text. They are found when parts are made, because heights do not need them.
  var detected: [DetectedData] {
    style.detects.isEmpty
      ? [] : detection.value { DataDetector(kinds: Set(style.detects)).detect(in: text.text) }
  }
  private let detection = MadeOnce<[DetectedData]>()
  /// The visible spans that are formatted or have a tag.
  let spans: [TextSpan]
  private let speaker: Speaker
  /// The visible objects in the text.
  let objects: [TextObject]
  /// The texts of the mentions among them, by their numbers.
  private let chips: [Int: PreparedText]

  /// The speaker of the text, which decides its colour.
  private enum Speaker {
    case sender
    /// Nobody says a notice or an action.
    case nobody
    /// The layout, which replaces a deleted message by words.
    case layout
  }

  /// The text of a message. A text that the style shortens is cut before it is shaped.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the reader has expanded it.
  ///   - paragraph: The text, if it has been shaped already; used if it is neither shortened nor enlarged.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: TextStyle, jumbo: Double?,
    maker: TextMaker, isExpanded: Bool = false, paragraph: Paragraph? = nil
  ) {
    let font = Self.font(of: message, style, fonts: maker.fonts)
    let excess = style.collapse?.cut(shown.text)
    let cut = isExpanded ? nil : excess
    self.isExpanded = isExpanded
    // Below a growing text the label would jump with each line.
    let hasLabel = !(isExpanded && message.isStreaming)
    isLong = excess != nil && hasLabel
    maximumLines = hasLabel ? style.collapse?.lines : nil
    let keptLength = cut?.utf16.count ?? .max
    let objects = shown.objects.filter { $0.offset < keptLength }
    let chips = maker.chips(objects, font)
    self.objects = objects
    self.chips = chips
    speaker =
      message.isDeleted ? .layout : message.kind != .message || message.sender == nil ? .nobody : .sender
    func prepared(_ font: TextStyle, _ factor: Double) -> PreparedText {
      var text =
        if let paragraph, cut == nil, jumbo == nil {
          maker.text(shown.text, font, paragraph: paragraph)
        } else {
          maker.text(
            cut ?? shown.text, font, options: style.paragraphOptions(direction: message.direction.base),
            runs: shown.spans.runs(font, code: code),
            boxes: maker.boxes(objects, in: font, points: factor, chips: chips))
        }
      text.maximumLines = style.maximumLines
      text.lineHeight = style.lineHeight.scaled(by: maker.fontScale * factor)
      // A box of one line has no more room than its height.
      if let box = style.box, style.maximumLines == 1, style.lineHeight == .natural {
        text.lineHeight = maker.limit(font, box.height)
      }
      text.strut = style.strut
      return text
    }
    plain = jumbo == nil ? nil : prepared(font, 1)
    var enlarged = font
    enlarged.size *= jumbo ?? 1
    text = prepared(enlarged, jumbo ?? 1)
    self.style = style
    whole = cut == nil ? nil : shown.text
    let length = text.text.utf16.count
    spans = shown.spans.compactMap { span in
      let range = span.range.clamped(to: 0..<length)
      return range.isEmpty || !span.isShown ? nil : span.moved(to: range)
    }
    below = style.collapse.map {
      maker.text(isExpanded ? maker.words.readLess : $0.label ?? maker.words.readMore, $0.font)
    }
  }

  /// The font of a message's text.
  static func font(
    of message: Message, _ style: MessageTextStyle, fonts: FontCollection
  ) -> TextStyle {
    var font = style.font
    if message.kind == .action, style.italicActions { font.slant = .italic }
    font.language = message.language.map { fonts.languageTag(standingFor: $0) } ?? font.language
    return font
  }

  /// A text that grows, as the element would have it shaped.
  static func streamed(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: TextStyle, maker: TextMaker
  ) -> StreamedParagraph {
    let font = font(of: message, style, fonts: maker.fonts)
    return maker.streamed(
      shown.text, font, options: style.paragraphOptions(direction: message.direction.base),
      runs: shown.spans.runs(font, code: code))
  }

  /// What lines are laid out with at every width.
  var lineOptions: LayoutOptions { options(text) }

  /// Whether the height follows from the number of lines: the lines are neither balanced nor truncated.
  var hasOneHeightForItsLines: Bool { style.fit == .hug && text.maximumLines == nil }

  /// The minimum width of a line of enlarged emoji; in narrower lines they have their ordinary size. 0 for a
  /// text that is not enlarged.
  var leastEnlargedWidth: LayoutUnit {
    plain == nil ? 0 : text.paragraph.measure(in: .fixed(0), options: lineOptions).size.width
  }

  /// The size of the label below, if the text is known to be too long before it is laid out; nil otherwise.
  var readMoreSize: (gap: LayoutUnit, size: Size)? {
    guard isLong, let below, let collapse = style.collapse else { return nil }
    return (collapse.gap, below.size(within: .unbounded))
  }

  /// Measures the text within the limit of a line.
  func measure(in limit: AvailableWidth, grid: PixelGrid) -> MeasuredText {
    var text = text
    var measure = self.measure(of: text, within: limit)
    var isPlain = false
    if let plain, !limit.holds(measure.size.width) {
      text = plain
      isPlain = true
      measure = self.measure(of: plain, within: limit)
    }
    var isLong = isLong
    if let lines = maximumLines, measure.lineCount > lines {
      if !isExpanded {
        text.maximumLines = lines
        measure = self.measure(of: text, within: limit)
      }
      isLong = true
    }
    let more = isLong ? below : nil
    var slack = LimitSlack.none
    if style.fit == .hug, !isPlain, more == nil {
      slack = LimitSlack(measure.validWidths, at: limit)
      // An enlarged emoji has to fit. One that does not is shown at its ordinary size.
      if plain != nil { slack.keep(from: measure.size.width, at: limit) }
    }
    var lines = MeasuredLines(
      LineSums(measure), lastLineX: measure.lastLine.frame.minX, style: style, grid: grid, slack: slack)
    if style.fit == .fill { lines.width = max(lines.width, limit.limit ?? 0) }
    if let more, let collapse = style.collapse {
      lines.readMoreGap = collapse.gap
      lines.width = max(lines.width, limit.clamping(grid.roundedUp(more.size(within: limit).width)))
    }
    return MeasuredText(text: text, measure: measure, more: more, lines: lines, limit: limit, grid: grid)
  }

  private func options(_ text: PreparedText) -> LayoutOptions {
    LayoutOptions(
      alignment: style.alignment, lineHeight: text.lineHeight, strut: text.strut,
      maximumLines: text.maximumLines)
  }

  private func measure(of text: PreparedText, within width: AvailableWidth) -> TextMeasure {
    style.fit == .balance
      ? TextMeasure(block(of: text, within: width))
      : text.paragraph.measure(in: width, options: options(text))
  }

  private func block(of text: PreparedText, within width: AvailableWidth) -> TextBlock {
    style.fit == .balance
      ? text.paragraph.balancedLayout(width: width.points, options: options(text))
      : text.paragraph.layout(in: width, options: options(text))
  }

  /// Makes the parts of the text in a box of a width that is at least the one it wanted.
  func place(_ measured: MeasuredText, in width: LayoutUnit, with placer: inout PartPlacer) {
    let filled = filled(measured, width)
    let size = measured.lines.size
    let isRightToLeft = (filled.map(TextMeasure.init) ?? measured.measure).lastLine.isRightToLeft
    let lineWidth = filled?.size.width ?? size.width
    let x = style.alignment.offset(of: max(0, width - lineWidth), isRightToLeft: isRightToLeft)
    let frame = Rect(x: x, y: 0, width: lineWidth, height: max(0, size.height + style.heightCorrection))
    let origin = Point(
      x: style.linesX ?? style.widthCorrection.half, y: style.linesY ?? style.heightCorrection.half)
    let block = filled ?? block(of: measured.text, within: measured.limit)
    let isSecondary = isSecondary(on: placer.surface)
    placer.text(
      TextPart(
        frame: frame, text: measured.text.text, block: block, blockOrigin: origin, detected: detected,
        spans: spans, color: style.color, wholeText: whole, objects: objects,
        isSecondary: isSecondary))
    if !objects.isEmpty {
      placeObjects(of: block, at: frame.origin.offset(x: origin.x, y: origin.y), with: &placer)
    }
    if let more = measured.more, let collapse = style.collapse {
      let height = measured.grid.roundedUp(more.size(within: .fixed(width)).height)
      let room = Rect(x: 0, y: frame.height + collapse.gap, width: width, height: height)
      placer.label(
        more, isExpanded ? .readLess : .readMore, in: room, alignment: isRightToLeft ? .right : .left)
    }
  }

  /// Whether it has the secondary colour, like everything that no sender says. Bubbles of notices have
  /// colours of their own.
  func isSecondary(on surface: ColorSurface) -> Bool {
    switch speaker {
    case .sender: false
    case .nobody: surface != .notice
    case .layout: true
    }
  }

  /// Places the boxes of the visible objects.
  ///
  /// - Parameter origin: The block's top left corner.
  func placeObjects(of block: TextBlock, at origin: Point, with placer: inout PartPlacer) {
    for (number, frame) in block.boxFrames where number < objects.count {
      placer.object(
        objects[number], number, at: .text, in: frame.offset(x: origin.x, y: origin.y), chip: chips[number])
    }
  }

  /// The same lines aligned in a bubble that something else made wider, for texts whose lines move by
  /// different distances: justified text, or lines of both directions. Nil if all lines move by the same
  /// distance.
  private func filled(_ measured: MeasuredText, _ width: LayoutUnit) -> TextBlock? {
    let wanted = measured.lines.size.width
    guard width > wanted, style.fit != .balance, style.widthCorrection == 0,
      measured.measure.lineCount > 1,
      style.alignment == .justify || !measured.text.paragraph.hasOneDirection
    else { return nil }
    if style.alignment != .justify {
      let lines = block(of: measured.text, within: measured.limit).lines
      guard lines.contains(where: { $0.isRightToLeft != lines[0].isRightToLeft }) else { return nil }
    }
    var options = options(measured.text)
    options.fillsWidth = true
    let block = measured.text.paragraph.layout(
      in: .fixed(measured.limit.clamping(width)), options: options)
    return block.size.width > wanted ? block : nil
  }
}

/// A message's text, measured within a limit.
struct MeasuredText {
  let text: PreparedText
  let measure: TextMeasure
  /// The label below a shortened text; nil for a text that is shown as a whole.
  let more: PreparedText?
  /// Its measures, from which the bubble is laid out.
  let lines: MeasuredLines
  let limit: AvailableWidth
  let grid: PixelGrid
}

extension MeasuredLines {
  /// Lines of a text in its style, shown whole.
  init(
    _ lines: LineSums, lastLineX: LayoutUnit, style: MessageTextStyle, grid: PixelGrid, slack: LimitSlack
  ) {
    size = Size(
      width: max(0, grid.roundedUp(lines.width) + style.widthCorrection), height: grid.roundedUp(lines.height)
    )
    width = size.width
    self.lines = lines
    self.lastLineX = lastLineX
    self.slack = slack
  }
}
