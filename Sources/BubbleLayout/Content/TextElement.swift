import TextLayout

/// The text of a message within its bubble.
final class TextElement: ContentElement {
  let text: PreparedText
  /// The text at its ordinary size, for when an enlarged emoji is wider than a line may be; nil for a text that
  /// is not enlarged.
  let plain: PreparedText?
  let style: MessageTextStyle
  /// The whole text, where it was shortened before it was shaped; nil where it was not.
  let whole: String?
  private var isCut: Bool { whole != nil }
  let readMore: PreparedText?
  /// What is detected in the text; found when parts are made, as heights need none of it.
  var detected: [DetectedData] {
    style.detects.isEmpty ? [] : DataDetector(kinds: Set(style.detects)).detect(in: text.text)
  }
  /// The spans that look different or have a tag, as far as they are shown.
  let spans: [TextSpan]
  /// What stands in the text, as far as it is shown.
  let objects: [TextObject]
  /// The texts of the mentions among them, by their numbers.
  private let chips: [Int: PreparedText]

  /// The text of a message. A text that the style wants shortened is cut before it is shaped.
  ///
  /// - Parameter paragraph: The text, where it has been shaped already; used where it is neither shortened nor enlarged.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: TextStyle, jumbo: Double?,
    maker: TextMaker, paragraph: Paragraph? = nil
  ) {
    let font = Self.font(of: message, style, fonts: maker.fonts)
    let cut = style.collapse?.cut(shown.text)
    let keptLength = cut?.utf16.count ?? .max
    let objects = shown.objects.filter { $0.offset < keptLength }
    let chips = maker.chips(objects, font)
    self.objects = objects
    self.chips = chips
    func prepared(_ font: TextStyle, _ factor: Double) -> PreparedText {
      var text =
        if let paragraph, cut == nil, jumbo == nil {
          maker.text(shown.text, font, paragraph: paragraph)
        } else {
          maker.text(
            cut ?? shown.text, font, options: style.paragraphOptions(direction: message.direction.base),
            runs: shown.runs(font, code: code),
            boxes: maker.boxes(objects, in: font, points: factor, chips: chips))
        }
      text.maximumLines = style.maximumLines
      text.lineHeight = style.lineHeight.scaled(by: maker.fontScale * factor)
      // A box of one line has no room for more than its height.
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
      return range.isEmpty || span.look == nil && span.tag == nil ? nil : span.moved(to: range)
    }
    readMore = style.collapse.map { maker.text($0.label ?? maker.words.readMore, $0.font) }
  }

  /// The font of a message's text.
  static func font(
    of message: Message, _ style: MessageTextStyle, fonts: FontCollection
  ) -> TextStyle {
    var font = style.font
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
      runs: shown.runs(font, code: code))
  }

  /// What lines are laid out with at every width.
  var lineOptions: LayoutOptions { options(text) }

  /// Whether the height follows from that of the lines: nothing is enlarged or evened out.
  var hasOneHeightForItsLines: Bool {
    style.fit == .hug && plain == nil && text.maximumLines == nil
  }

  /// What the label below a text takes that was shortened before it was shaped; nil for one that was not.
  var readMoreSize: (gap: LayoutUnit, size: Size)? {
    guard isCut, let readMore, let collapse = style.collapse else { return nil }
    return (collapse.gap, readMore.size(within: .unbounded))
  }

  var kind: ContentKind { .text }
  var gap: LayoutUnit { style.gap }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let limit = space.limit.limited(to: space.textLimit)
    var text = text
    var measure = self.measure(of: text, within: limit)
    var isPlain = false
    if let plain, !limit.holds(measure.size.width) {
      text = plain
      isPlain = true
      measure = self.measure(of: plain, within: limit)
    }
    var isLong = isCut
    if let lines = style.collapse?.lines, measure.lineCount > lines {
      text.maximumLines = lines
      measure = self.measure(of: text, within: limit)
      isLong = true
    }
    let size = Size(
      width: max(0, space.grid.roundedUp(measure.size.width) + style.widthCorrection),
      height: space.grid.roundedUp(measure.size.height))
    let more = isLong ? readMore : nil
    let moreWidth = more.map { limit.clamping(space.grid.roundedUp($0.size(within: limit).width)) } ?? 0
    let wanted = style.fit == .fill ? max(size.width, limit.limit ?? 0) : size.width
    let space = ContentSpace(limit: limit, textLimit: space.textLimit, grid: space.grid)
    return ContentMeasure(
      width: max(wanted, moreWidth), space: space, size: size,
      text: MeasuredText(text: text, measure: measure, more: more),
      validLimits: style.fit == .hug && !isPlain && more == nil ? validLimits(measure) : nil)
  }

  /// The limits within which the lines are the same. An enlarged emoji has to fit: a line of one that does not would
  /// be the same, too, but is shown at its ordinary size.
  private func validLimits(_ measure: TextMeasure) -> WidthInterval {
    plain == nil ? measure.validWidths : measure.validWidths.narrowed(from: measure.size.width)
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

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    guard let measured = measure.text else { return ContentExtent(height: 0) }
    let filled = filled(measured, measure, width)
    let text = filled.map(TextMeasure.init) ?? measured.measure
    let size = Size(width: filled?.size.width ?? measure.size.width, height: measure.size.height)
    let isRightToLeft = text.lastLine.isRightToLeft
    let x = style.alignment.offset(of: max(0, width - size.width), isRightToLeft: isRightToLeft)
    let frame = Rect(x: x, y: 0, width: size.width, height: max(0, size.height + style.heightCorrection))
    let origin = Point(
      x: style.linesX ?? style.widthCorrection.half, y: style.linesY ?? style.heightCorrection.half)
    placer.text(
      TextPart(
        frame: frame, text: measured.text.text,
        block: filled ?? block(of: measured.text, within: measure.space.limit),
        blockOrigin: origin, detected: detected, spans: spans, color: style.color, wholeText: whole,
        objects: objects))
    if placer.makesParts, !objects.isEmpty {
      placeObjects(
        of: filled ?? block(of: measured.text, within: measure.space.limit),
        at: frame.origin.offset(x: origin.x, y: origin.y), with: &placer)
    }
    var extent = ContentExtent(height: frame.height, text: PlacedText(frame: frame, measure: text))
    if let more = measured.more, let collapse = style.collapse {
      let height = measure.space.grid.roundedUp(more.size(within: .fixed(width)).height)
      let room = Rect(x: 0, y: frame.height + collapse.gap, width: width, height: height)
      placer.label(more, .readMore, in: room, alignment: isRightToLeft ? .right : .left)
      extent.height = room.maxY
    } else {
      extent.lastLine = lastLine(
        text.lastLine, capHeight: measured.text.capHeight, in: frame, left: frame.minX + origin.x)
    }
    return extent
  }

  /// Places the boxes of the objects that can be seen.
  ///
  /// - Parameter origin: The block's top left corner.
  func placeObjects(of block: TextBlock, at origin: Point, with placer: inout PartPlacer) {
    for (number, frame) in block.boxFrames where number < objects.count {
      let frame = frame.offset(x: origin.x, y: origin.y)
      let id = objects[number].object.id
      guard let chip = chips[number] else {
        placer.box(.emoji, frame, radius: 2, index: number, name: id)
        continue
      }
      placer.box(.mention, frame, radius: 4, index: number, name: id)
      placer.label(chip, .mention, in: frame, alignment: .center, index: number)
    }
  }

  private func lastLine(
    _ line: LineBox, capHeight: LayoutUnit, in frame: Rect, left: LayoutUnit
  ) -> LastLine {
    let middle = LastLine.middle(height: line.frame.height, capHeight: capHeight, descent: line.depth)
    let minX = left + line.frame.minX
    return LastLine(
      minX: minX, maxX: minX + line.frame.width, maxY: frame.maxY, height: line.frame.height, middle: middle,
      isRightToLeft: line.isRightToLeft)
  }

  /// The same lines aligned in a bubble that something else made wider, where lines move differently: justified
  /// text, or lines of both directions. Nil where all lines move by the same distance.
  private func filled(_ text: MeasuredText, _ measure: ContentMeasure, _ width: LayoutUnit) -> TextBlock? {
    guard width > measure.size.width, style.fit != .balance, style.widthCorrection == 0,
      text.measure.lineCount > 1, style.alignment == .justify || !text.text.paragraph.hasOneDirection
    else { return nil }
    if style.alignment != .justify {
      let lines = block(of: text.text, within: measure.space.limit).lines
      guard lines.contains(where: { $0.isRightToLeft != lines[0].isRightToLeft }) else { return nil }
    }
    var options = options(text.text)
    options.fillsWidth = true
    let block = text.text.paragraph.layout(
      in: .fixed(measure.space.limit.clamping(width)), options: options)
    return block.size.width > measure.size.width ? block : nil
  }
}

/// A message's text, measured within a limit.
struct MeasuredText {
  let text: PreparedText
  let measure: TextMeasure
  /// The label below a shortened text; nil for a text that is shown as a whole.
  let more: PreparedText?
}
