import TextLayout

extension ContentBuilder {
  /// Adds the quote of the message that is replied to.
  ///
  /// - Parameter code: The font of code.
  mutating func quote(
    _ quote: QuotedReply, style: QuoteStyle, code: InlineCode, maker: TextMaker
  ) -> PreparedBlock {
    var block = PreparedBlock(.quote, ElementName(.quote), gap: style.gap, in: self)
    (block.hasEdge, block.inset) = (true, style.inset)
    let quote = quote.inOneLine
    let author = quote.sender
    let sender = maker.author(of: quote).map { maker.line($0, style.senderFont) }
    let (text, shown) = quoted(quote, style: style, code: code, maker: maker)
    let padding = style.padding
    block.edge = quote.edge
    let insets = Insets(top: padding, left: style.barWidth + style.barGap, bottom: padding, right: padding)
    func addTexts(_ content: inout Self) {
      content.stack(insets: insets) {
        $0.add(sender, .label(.quoteSender, .start, author.map { .person($0, or: .quoteSender) }))
        // Of a quote without words, only the author is known.
        if !text.text.isEmpty || sender == nil {
          // The words of the interface in a quote without text say nothing that is covered.
          $0.add(text, Paint(nil, .quoted(shown, isCovered: quote.isCovered && text.path != nil)))
        }
      }
    }
    stack(Paint(nil, .quote(radius: style.radius, bar: style.barWidth, author: author))) {
      guard quote.hasPicture else { return addTexts(&$0) }
      // The width of the picture, and its minimum height: those of the style, or the height of a quote with one line of
      // text if that is larger.
      let lines = [sender, text].compactMap { $0?.block(within: .unbounded).lines.first?.frame.height }
      let high = lines.reduce(0, +)
      let size = max(style.pictureSize, high + padding + padding)
      // The picture is at the edges of the quote. Where the texts would be narrower than their minimum, it becomes narrower
      // up to the height of the lines, and then it is left out. Seven em and such a picture are less than the lines that a
      // narrow row has at every type size (`RowRoom`).
      var beside = BesideRule(
        size: size,
        reserve: insets.left + insets.right + maker.widthBeside([sender, text], style.font, column: 7),
        least: min(size, high),
        gap: 0,
        keepsGap: false, isAtEnd: true)
      beside.fillsHeight = true
      let picture = Paint.box(
        BoxPaint(
          role: .quotePicture, corners: .radius(style.radius), icon: .picture,
          isCovered: quote.isCovered || quote.isPictureCovered))
      $0.add(.beside(beside), picture, addTexts)
    }
    return block
  }

  /// Returns the text of a quote, and its spans and objects. If the quote has no text, the label says that it is a photo,
  /// or that the quoted message no longer exists.
  private func quoted(
    _ quote: QuotedReply, style: QuoteStyle, code: InlineCode, maker: TextMaker
  ) -> (PreparedText, ShownText) {
    let lines = quote.hasPicture ? max(1, style.maximumLines - 1) : style.maximumLines
    let shown = ShownText(quote.text, spans: quote.shownSpans, emoticons: .none, in: .none)
    guard !quote.text.isEmpty else {
      // A sentence of the interface is not cut, because its end may say the contrary of its beginning.
      if !quote.hasPicture, quote.sender == nil {
        return (maker.text(maker.words.quoteGone, style.font, maximumLines: max(lines, 4)), shown)
      }
      return (maker.text(quote.hasPicture ? maker.words.photo : "", style.font, maximumLines: lines), shown)
    }
    let text = maker.preview(
      shown.text, style.font, maximumLines: lines, runs: shown.spans.runs(style.font, code: code),
      boxes: maker.boxes(shown.objects, in: style.font, points: 1, chips: [:]),
      names: TextDirections(detecting: DataKind.inPreviews, direction: .auto)
        .ranges(in: shown.text, spans: shown.spans))
    return (text.standing(at: ["quote", "text"]), shown)
  }
}

extension PartPlacer {
  /// Adds quoted text, with its ranges and its objects.
  mutating func quoted(_ text: PreparedText, _ shown: ShownText, in frame: Rect) {
    let part = label(text, .quoteText, in: frame) {
      ($0.spans, $0.objects) = (shown.spans.filter(\.isShown), shown.objects)
    }
    // A mirrored quote does not mirror the objects in its text.
    within(frame) { $0.objects(of: part.asText) }
  }
}

extension QuotedReply {
  /// The edge at which the quote stands with its author, its bar and its picture: that of its text's direction. The words of
  /// the interface in a quote without text, and a text without letters, stand at the edge of the interface.
  fileprivate var edge: PreparedBlock.Edge {
    let startsRight = text.startsRight(
      outside: spans.filter { $0.emphases.contains(.code) }.map(\.range))
    return startsRight.map { $0 ? .right : .left } ?? .interface
  }

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
