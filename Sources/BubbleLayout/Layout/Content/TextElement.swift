import TextLayout

/// The text of a message in its bubble.
final class TextElement: Sendable {
  let text: PreparedText
  /// The text at its ordinary size, which is used if an enlarged emoji is wider than the line limit; nil for
  /// a text that is not enlarged.
  let plain: PreparedText?
  let style: MessageTextStyle
  /// The whole text, if the text was shortened before it was shaped; otherwise nil.
  let whole: String?
  /// The label below a text that is too long; nil if there is none. A press on it shows the whole text or
  /// shortens it again.
  private let below: PreparedText?
  /// Whether the text is shown whole, however long it is.
  let isExpanded: Bool
  /// Whether the text is known to be too long before it is laid out.
  private let isLong: Bool
  /// The maximum number of lines of a text without a label below it; nil for no maximum.
  let maximumLines: Int?
  /// The data detected in the text. It is found when parts are made, because heights do not depend on it.
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
  /// The shaped texts of the visible mentions and citations, by the indices of their objects.
  let chips: [Int: PreparedText]

  /// The speaker of the text, on which its colour depends.
  private enum Speaker {
    case sender
    /// The text of a notice or an action, which has no speaker.
    case nobody
    /// The text that the layout shows instead of a deleted message.
    case layout
  }

  /// Prepares the text of a message. A text that the style shortens is cut before it is shaped.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the reader has expanded the text.
  ///   - isLabel: Whether the text is the name of an attachment instead of the message's own text.
  ///   - paragraph: The text, if it has been shaped already. It is used if the text is neither shortened nor
  ///     enlarged.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: InlineCode, jumbo: Double?,
    maker: TextMaker, isExpanded: Bool = false, isLabel: Bool = false, paragraph: Paragraph? = nil
  ) {
    let font = Self.font(of: message, style, fonts: maker.fonts)
    let excess = style.collapse?.cut(shown.text)
    let cut = isExpanded ? nil : excess
    self.isExpanded = isExpanded
    // Below a growing text, the label would move with each new line.
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
    var options = style.paragraphOptions(direction: message.direction.base)
    options.ignoresDirectionControls = isLabel
    let directions =
      paragraph != nil && cut == nil && jumbo == nil
      ? [] : Self.directions(style, options).ranges(in: cut ?? shown.text, spans: shown.spans)
    func prepared(_ font: TextStyle, _ factor: Double) -> PreparedText {
      var text =
        if let paragraph, cut == nil, jumbo == nil {
          maker.text(shown.text, font, paragraph: paragraph)
        } else {
          maker.text(
            cut ?? shown.text, font, options: options, runs: shown.spans.runs(font, code: code),
            boxes: maker.boxes(objects, in: font, points: factor, chips: chips), directions: directions)
        }
      text.maximumLines = style.maximumLines
      text.lineHeight = style.lineHeight.scaled(by: maker.fontScale * factor)
      // A line in a box of the cell is limited to the height of the box.
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

  /// Returns the font of a message's text.
  static func font(
    of message: Message, _ style: MessageTextStyle, fonts: FontCollection
  ) -> TextStyle {
    var font = style.font
    if message.kind == .action, style.italicActions { font.slant = .italic }
    font.language = message.language.map { fonts.languageTag(standingFor: $0) } ?? font.language
    return font
  }

  /// Returns a text that grows, with the options that the element would use to shape it.
  static func streamed(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: InlineCode, maker: TextMaker
  ) -> StreamedParagraph {
    let font = font(of: message, style, fonts: maker.fonts)
    let options = style.paragraphOptions(direction: message.direction.base)
    return maker.streamed(
      shown.text, font, options: options, runs: shown.spans.runs(font, code: code),
      directions: directions(style, options).ranges(in: shown.text, spans: shown.spans))
  }

  /// Returns what finds the isolates of a message's text.
  static func directions(_ style: MessageTextStyle, _ options: ParagraphOptions) -> TextDirections {
    // A text that stands for its message in a list of conversations is a preview.
    let kinds = style.box == nil ? style.detects : style.detects + DataKind.inPreviews
    return TextDirections(detecting: kinds, direction: options.direction)
  }

  /// The options with which lines are laid out at every width.
  var lineOptions: LayoutOptions { options(text) }

  /// Whether the height depends only on the number of lines, because the lines are neither balanced nor
  /// truncated.
  var hasOneHeightForItsLines: Bool { style.fit == .hug && text.maximumLines == nil }

  /// The minimum width of a line in which emoji are enlarged. In narrower lines they have their ordinary
  /// size. 0 for a text that is not enlarged.
  var leastEnlargedWidth: LayoutUnit {
    plain == nil ? 0 : text.paragraph.measure(in: .fixed(0), options: lineOptions).size.width
  }

  /// The size of the label below the text and its distance, if the text is known to be too long before it is
  /// laid out; otherwise nil.
  var readMoreSize: (gap: LayoutUnit, size: Size)? {
    guard isLong, let below, let collapse = style.collapse else { return nil }
    return (collapse.gap, below.size(within: .unbounded))
  }

  /// Measures the text within a limit for its lines.
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
    var sums = LineSums(measure)
    // An enlarged emoji that is wider than the limit is shown at its ordinary size.
    if plain != nil { sums.validWidths = sums.validWidths.narrowed(from: measure.size.width) }
    var lines = MeasuredLines(sums, lastLineX: measure.lastLine.frame.minX, style: style, grid: grid)
    lines.followsLines = style.fit == .hug && !isPlain && more == nil
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

  /// Makes the parts of the text in a box, which is at least as wide as the text wanted.
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
        isSecondary: isSecondary),
      chips: chips)
    if let more = measured.more, let collapse = style.collapse {
      let height = measured.grid.roundedUp(more.size(within: .fixed(width)).height)
      let room = Rect(x: 0, y: frame.height + collapse.gap, width: width, height: height)
      placer.label(
        more, isExpanded ? .readLess : .readMore, in: room, alignment: isRightToLeft ? .right : .left,
        press: isExpanded ? .readLess : .readMore)
    }
  }

  /// Returns whether the text has the secondary colour, as texts without a speaker have. Bubbles of notices
  /// have colours of their own.
  func isSecondary(on surface: ColorSurface) -> Bool {
    switch speaker {
    case .sender: false
    case .nobody: surface != .notice
    case .layout: true
    }
  }

  /// Returns the lines aligned in a bubble that is wider than the text wanted, if alignment moves the lines
  /// by different distances: justified text, or lines of both directions. Nil if all lines move by the same
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
  /// The label below a shortened text; nil for a text that is shown whole.
  let more: PreparedText?
  /// The measurements of the text, from which the bubble is laid out.
  let lines: MeasuredLines
  let limit: AvailableWidth
  let grid: PixelGrid
}

extension MeasuredLines {
  /// Makes the measurements of a text that is shown whole.
  init(
    _ lines: LineSums, lastLineX: LayoutUnit, style: MessageTextStyle, grid: PixelGrid
  ) {
    size = Size(
      width: max(0, grid.roundedUp(lines.width) + style.widthCorrection), height: grid.roundedUp(lines.height)
    )
    width = size.width
    self.lines = lines
    self.lastLineX = lastLineX
  }
}
