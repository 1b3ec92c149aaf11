import TextLayout

/// The message's own text: its shaped lines, and everything that its parts say besides them.
final class OwnText: Sendable {
  let text: PreparedText
  /// The text at its ordinary size, which is used if an enlarged emoji is wider than the line limit; nil for
  /// a text that is not enlarged.
  let plain: PreparedText?
  let style: MessageTextStyle
  /// The whole text, if the text was shortened before it was shaped; otherwise nil.
  let whole: String?
  /// The label below a text that is too long; nil if there is none. A press on it shows the whole text or
  /// shortens it again.
  let below: PreparedText?
  /// Whether the text is shown whole, however long it is.
  let isExpanded: Bool
  /// Whether the text is known to be too long before its lines are counted.
  let isLong: Bool
  /// How many lines are shown of a text that is too long; nil for all.
  let mostLines: Int?
  /// The other version of a text that is too long: the whole text or, if the reader has expanded it, its beginning. Nil for
  /// a text that is so long that its beginning always saves enough.
  let other: OwnText?
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
  ///   - isOther: Whether this is the other version of a text, which has none itself.
  ///   - isLabel: Whether the text is the name of an attachment instead of the message's own text.
  ///   - paragraph: The text, if it has been shaped already. It is used if the text is neither shortened nor
  ///     enlarged.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: InlineCode, jumbo: Double?,
    maker: TextMaker, isExpanded: Bool = false, isLabel: Bool = false, isOther: Bool = false,
    paragraph: Paragraph? = nil
  ) {
    let font = Self.font(of: message, style, fonts: maker.fonts)
    // A growing text is never shortened, because it would become lower with the token that makes it too long.
    let collapse = message.isStreaming ? nil : style.collapse
    let excess = collapse?.cut(shown.text)
    let cut = isExpanded ? nil : excess
    other =
      excess == nil || isOther || jumbo != nil || collapse?.alwaysSaves(shown.text) == true
      ? nil
      : OwnText(
        shown, of: message, style: style, code: code, jumbo: nil, maker: maker, isExpanded: !isExpanded,
        isLabel: isLabel, isOther: true)
    self.isExpanded = isExpanded
    isLong = excess != nil
    mostLines = collapse?.lines
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
        (text.lineHeight, text.isInBox) = (maker.limit(font, box.height), true)
      }
      text.strut = style.strut
      text.isBalanced = style.fit == .balance
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
    below = collapse.map {
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

  /// Whether the height depends only on the number of lines, because the lines are neither balanced nor
  /// truncated.
  var hasOneHeightForItsLines: Bool { style.fit == .hug && text.maximumLines == nil }

  /// The minimum width of a line in which emoji are enlarged. In narrower lines they have their ordinary
  /// size. 0 for a text that is not enlarged.
  var leastEnlargedWidth: LayoutUnit { plain == nil ? 0 : text.measure(within: .fixed(0)).size.width }

  /// Returns whether the text has the secondary colour, as texts without a speaker have. Bubbles of notices
  /// have colours of their own.
  func isSecondary(on surface: ColorSurface) -> Bool {
    switch speaker {
    case .sender: false
    case .nobody: surface != .notice
    case .layout: true
    }
  }
}

extension ContentBuilder {
  /// Adds the message's own text, with the label below it.
  mutating func ownText(_ own: OwnText) -> PreparedBlock {
    var block = PreparedBlock(.text, ElementName(.text), gap: own.style.gap, in: self)
    // Each line begins at the side of its own direction.
    (block.edge, block.isOwnText) = (.left, true)
    let place = begin(.messageText, Paint(nil, .ownText(own)))
    let first = Int32(tree.texts.count)
    tree.texts.append(own.text)
    if let plain = own.plain { tree.texts.append(plain) }
    let other = own.other.map { _ in Int32(tree.texts.count) }
    if let text = own.other?.text { tree.texts.append(text) }
    let style = own.style
    tree.messageText = Shared(
      MessageTextRule(
        text: first, plain: own.plain == nil ? nil : first + 1, other: other, wholeFrom: own.wholeFrom,
        fit: style.fit, alignment: style.alignment, widthCorrection: style.widthCorrection,
        heightCorrection: style.heightCorrection, linesX: own.linesX, plainLine: own.text.plainLine,
        mostLines: own.mostLines, isExpanded: own.isExpanded, isLong: own.isLong,
        gap: style.collapse?.gap ?? 0))
    readMore(own.below, isExpanded: own.isExpanded, .asMessage)
    end(place)
    return block
  }

  /// Adds the label that shows the whole of a message, or shortens it again.
  mutating func readMore(
    _ label: PreparedText?, isExpanded: Bool, _ alignment: LabelPaint.Alignment
  ) {
    add(
      label,
      .label(isExpanded ? .readLess : .readMore, alignment) { $0.press = isExpanded ? .readLess : .readMore })
  }
}

extension PartPlacer {
  /// Adds the part of the message's own text in a box, which is at least as wide as the text wanted.
  mutating func add(_ own: OwnText, _ node: PlacedNode) {
    let own = node.isOther ? own.other ?? own : own
    guard var text = node.text else { return }
    if let most = node.lineLimit { text.maximumLines = most }
    var block = text.block(within: node.limit, alignment: own.style.alignment)
    let filled = own.filled(text, block, node)
    block = filled ?? block
    let isRightToLeft = block.lines.last?.isRightToLeft ?? false
    let width = filled?.size.width ?? node.natural.width
    let x = own.style.alignment.offset(
      of: max(0, node.frame.width - width), isRightToLeft: isRightToLeft)
    self.text(
      TextPart(
        frame: Rect(x: x, y: 0, width: width, height: node.frame.height), text: text.text, block: block,
        blockOrigin: Point(x: own.linesX, y: own.style.linesY ?? own.style.heightCorrection.half),
        detected: own.detected, spans: own.spans, color: own.style.color, wholeText: own.whole,
        objects: own.objects, isSecondary: own.isSecondary(on: surface)),
      chips: own.chips)
    painted.startsRight = isRightToLeft
  }
}

extension OwnText {
  /// The distance from the left edge of the text's frame to the lines, in points.
  fileprivate var linesX: LayoutUnit { style.linesX ?? style.widthCorrection.half }

  /// Returns the lines aligned in a bubble that is wider than the text wanted, if alignment moves the lines
  /// by different distances: justified text, or lines of both directions. Nil if all lines move by the same
  /// distance.
  fileprivate func filled(_ text: PreparedText, _ block: TextBlock, _ node: PlacedNode) -> TextBlock? {
    guard node.frame.width > node.natural.width, style.fit != .balance, style.widthCorrection == 0,
      block.lines.count > 1, style.alignment == .justify || !text.paragraph.hasOneDirection
    else { return nil }
    if style.alignment != .justify {
      guard block.lines.contains(where: { $0.isRightToLeft != block.lines[0].isRightToLeft }) else {
        return nil
      }
    }
    var options = text.options(style.alignment)
    options.fillsWidth = true
    let wide = text.paragraph.layout(in: .fixed(node.limit.clamping(node.frame.width)), options: options)
    return wide.size.width > node.natural.width ? wide : nil
  }
}
