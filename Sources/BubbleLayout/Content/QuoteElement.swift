import TextLayout

/// The quote of the message that is replied to.
struct QuoteElement: ContentElement {
  /// The sender of the quoted message; nil if unknown.
  private let author: String?
  /// The name shown for the author; nil if there is none.
  let sender: PreparedText?
  let text: PreparedText
  /// The spans of the text that change its look, and its objects.
  private let shown: ShownText
  /// Whether a spoiler covers the text, and the picture.
  private let isCovered: Bool
  private let isPictureCovered: Bool
  let hasPicture: Bool
  let style: QuoteStyle
  /// The minimum width of the texts beside a picture.
  private let leastText: LayoutUnit
  /// The width of the picture, and its minimum height: those of the style, or the height of a quote with one line of
  /// text if that is larger.
  private let pictureSize: LayoutUnit

  /// - Parameter code: The font of code.
  init(_ quote: QuotedReply, style: QuoteStyle, code: InlineCode, maker: TextMaker) {
    let quote = quote.inOneLine
    self.style = style
    hasPicture = quote.hasPicture
    author = quote.sender
    isCovered = quote.isCovered
    isPictureCovered = quote.isCovered || quote.isPictureCovered
    sender = maker.author(of: quote).map { maker.line($0, style.senderFont) }
    let lines = quote.hasPicture ? max(1, style.maximumLines - 1) : style.maximumLines
    // If the quote has no text, the label says that it is a photo, or that the quoted message no longer
    // exists.
    let words =
      quote.hasPicture ? maker.words.photo : quote.sender == nil ? maker.words.quoteGone : ""
    shown = ShownText(quote.text, spans: quote.shownSpans, emoticons: .none, in: .none)
    text =
      quote.text.isEmpty
      ? maker.text(words, style.font, maximumLines: lines)
      : maker.preview(
        shown.text, style.font, maximumLines: lines, runs: shown.spans.runs(style.font, code: code),
        boxes: maker.boxes(shown.objects, in: style.font, points: 1, chips: [:]),
        names: TextDirections(detecting: DataKind.inPreviews, direction: .auto)
          .ranges(in: shown.text, spans: shown.spans)
      ).standing(at: ["quote", "text"])
    leastText = maker.widthBeside([sender, text], style.font)
    let lineHeights = [sender, text].compactMap { $0?.block(within: .unbounded).lines.first?.frame.height }
    pictureSize = max(style.pictureSize, lineHeights.reduce(style.padding + style.padding, +))
  }

  var kind: ContentKind { .quote }
  var name: ElementName { ElementName(.quote) }
  var gap: LayoutUnit { style.gap }
  var hasEdge: Bool { true }
  var inset: LayoutUnit? { style.inset }

  private enum Node: Int16 { case quote, picture, sender, text }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let padding = style.padding
    let insets = Insets(top: padding, left: style.barWidth + style.barGap, bottom: padding, right: padding)
    tree.stack(tag: Node.quote.rawValue) {
      guard hasPicture else { return addTexts(to: &$0, insets: insets) }
      // The picture is at the edges of the quote. It is left out if the texts would be narrower than their minimum.
      var beside = BesideRule(
        size: pictureSize, reserve: insets.left + insets.right + leastText, least: pictureSize, gap: 0,
        keepsGap: false, isAtEnd: true)
      beside.fillsHeight = true
      $0.add(.beside(beside), tag: Node.picture.rawValue) { addTexts(to: &$0, insets: insets) }
    }
  }

  private func addTexts(to tree: inout BlockTreeBuilder, insets: Insets) {
    tree.stack(insets: insets) {
      $0.add(sender, tag: Node.sender.rawValue)
      // Of a quote without words, only the author is known.
      if !text.text.isEmpty || sender == nil { $0.add(text, tag: Node.text.rawValue) }
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    switch Node(rawValue: node.tag) {
    case .quote:
      placer.box(.quote, node.frame, radius: style.radius)
      placer.box(
        .quoteBar, Rect(x: 0, y: 0, width: style.barWidth, height: node.frame.height),
        background: author.map { placer.hue(of: $0, or: .quoteBar) }, tint: placer.tint(of: author))
    case .picture:
      placer.covered(isPictureCovered) {
        $0.box(.quotePicture, node.frame, radius: style.radius, icon: .picture)
      }
    case .sender:
      guard let sender else { return }
      placer.writtenLabel(
        sender, .quoteSender, in: node.frame, foreground: author.map { placer.hue(of: $0, or: .quoteSender) },
        tint: placer.tint(of: author))
    case .text:
      // The words of the interface in a quote without text say nothing that is covered.
      placer.covered(isCovered && text.path != nil) { $0.quoted(text, shown, in: node.frame) }
    case nil: break
    }
  }
}

extension PartPlacer {
  /// Adds quoted text, with its ranges and its objects.
  fileprivate mutating func quoted(_ text: PreparedText, _ shown: ShownText, in frame: Rect) {
    guard makesParts, !shown.spans.isEmpty || !shown.objects.isEmpty else {
      return writtenLabel(text, .quoteText, in: frame)
    }
    // A mirrored interface does not mirror the objects in the text.
    within(frame) { placer in
      var part = text.label(
        .quoteText, in: Rect(origin: .zero, size: frame.size),
        alignment: text.isRightToLeft ? .right : .left, foreground: placer.foreground(of: .quoteText))
      (part.spans, part.objects) = (shown.spans.filter(\.isShown), shown.objects)
      placer.label(part)
      placer.objects(of: part.asText)
    }
  }
}

extension QuotedReply {
  /// The spans of the text as a quote shows them: a quote has custom emoji, and words instead of other
  /// objects.
  var shownSpans: [TextSpan] {
    spans.map { span in
      guard let object = span.object, object.kind != .emoji else { return span }
      var span = span
      span.object = nil
      return span
    }
  }
}
