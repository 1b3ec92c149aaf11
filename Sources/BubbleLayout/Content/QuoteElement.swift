import TextLayout

/// The quote of the message that is replied to.
struct QuoteElement: ContentElement {
  /// The sender of the quoted message; nil if unknown.
  private let author: String?
  /// The name shown for the author; nil if there is none.
  let sender: PreparedText?
  let text: PreparedText
  let hasPicture: Bool
  let style: QuoteStyle
  /// The minimum width of the texts.
  private let leastText: LayoutUnit

  init(_ quote: QuotedReply, style: QuoteStyle, maker: TextMaker) {
    let quote = quote.inOneLine
    self.style = style
    leastText = maker.leastWidth(style.font)
    hasPicture = quote.hasPicture
    author = quote.sender
    sender = maker.people.name(of: quote.sender, givenAs: quote.senderName)
      .map { maker.line($0, style.senderFont) }
    let lines = quote.hasPicture ? max(1, style.maximumLines - 1) : style.maximumLines
    // If the quote has no text, the label says that it is a photo, or that the quoted message no longer
    // exists.
    let words =
      quote.hasPicture ? maker.words.photo : quote.sender == nil ? maker.words.quoteGone : ""
    text =
      quote.text.isEmpty
      ? maker.text(words, style.font, maximumLines: lines)
      : maker.preview(
        quote.text, style.font, maximumLines: lines,
        names: TextDirections(detecting: DataKind.inPreviews, direction: .auto)
          .ranges(in: quote.text, spans: [])
      ).standing(at: ["quote", "text"])
  }

  var kind: ContentKind { .quote }
  var name: ElementName { ElementName(.quote) }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  private enum Node: Int16 { case quote, picture, sender, text }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let padding = style.padding
    let insets = Insets(top: padding, left: style.barWidth + style.barGap, bottom: padding, right: padding)
    tree.stack(insets: insets, tag: Node.quote.rawValue) {
      guard hasPicture else { return addTexts(to: &$0) }
      // The picture shrinks if the texts would be narrower than their minimum. If it would be tiny, it is
      // left out.
      let beside = BesideRule(
        size: style.pictureSize, reserve: padding + leastText, least: min(12, style.pictureSize),
        gap: padding,
        keepsGap: false, isAtEnd: true, isCentered: false)
      $0.add(.beside(beside), tag: Node.picture.rawValue, addTexts)
    }
  }

  private func addTexts(to tree: inout BlockTreeBuilder) {
    tree.stack {
      $0.add(sender, tag: Node.sender.rawValue)
      $0.add(text, tag: Node.text.rawValue)
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    switch Node(rawValue: node.tag) {
    case .quote:
      placer.box(.quote, node.frame, radius: style.radius)
      placer.box(
        .quoteBar, Rect(x: 0, y: 0, width: style.barWidth, height: node.frame.height),
        background: author.map { placer.hue(of: $0, or: .quoteBar) }, tint: placer.tint(of: author))
    case .picture: placer.box(.quotePicture, node.frame, radius: style.radius, icon: .picture)
    case .sender:
      guard let sender else { return }
      placer.writtenLabel(
        sender, .quoteSender, in: node.frame, foreground: author.map { placer.hue(of: $0, or: .quoteSender) },
        tint: placer.tint(of: author))
    case .text: placer.writtenLabel(text, .quoteText, in: node.frame)
    case nil: break
    }
  }
}

extension DataKind {
  /// The kinds of data that are isolates in a quote, as in the message that it quotes.
  fileprivate static let inPreviews: [DataKind] = [.link, .mail, .phone, .mention, .hashtag]
}
