import TextLayout

extension RichBuilder {
  /// Adds the node of an attachment. Returns false if the message has no attachment with the block's index.
  mutating func attachment(
    _ attachment: AttachmentBlock, _ block: MessageBlock, _ context: RichContext
  ) -> Bool {
    let number = attachment.index ?? 0
    let value =
      attachment.value ?? (message.attachments.indices.contains(number) ? message.attachments[number] : nil)
    guard let value else { return false }
    var context = context
    if value.isCovered, !covering.isOpen(context.path) { context.isCovered = true }
    embed(value, at: attachment.value == nil ? .number(number) : .inside(context.path), block, context)
    return true
  }

  /// Adds the node of a block that shows an attachment.
  mutating func embed(
    _ attachment: MessageAttachment, at place: AttachmentPlace, _ block: MessageBlock, _ context: RichContext
  ) {
    let paint = content.paints.count
    let node = content.begin(.embedded, Paint(element(of: block, context)))
    let made = content.attachment(
      attachment, at: place, style: style.content, startsRight: context.startsRight ?? startsRight,
      maker: maker)
    if let made {
      // A picture stands among the texts, at their edge. Other attachments stand as they do outside blocks.
      let isMirrored = made.edge == .interface && made.pictures == nil
      content.paints[paint].look = .embedded(made.name, isMirrored: isMirrored)
    }
    content.end(node)
  }
}

extension RichBuilder {
  /// Adds the node of code, which always runs from left to right.
  mutating func code(_ code: CodeBlock, _ block: MessageBlock, _ context: RichContext) {
    let codeStyle = style.content.code
    let shown = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    var text: PreparedText?
    if memory != nil {
      var inner = context
      inner.font = codeStyle.font
      text = growing(RichText(shown), GrowingLines.Setting(role: .code, context: inner, options: codeOptions))
      {
        $0.maker.text("", codeStyle.font, options: $0.codeOptions)
      }
    }
    var lines = RichLines(
      text: text ?? maker.text(shown, codeStyle.font, options: codeOptions), role: .code, path: context.path)
    lines.text.path = context.path
    lines.tokens = code.tokens.within(shown)
    lines.whole = wholeTexts[context.path]
    let prepared = PreparedCode(language: code.language, of: shown, style: codeStyle, maker: maker)
    // A press on the background of code hits it like a card.
    prepared.addNodes(
      lines.text, .codeLines(lines, prepared), in: element(of: block, context, .code), at: context.path,
      copied: context.path, press: .card(.code, attachment: nil), to: &content)
  }

  /// The line-breaking options of code.
  var codeOptions: ParagraphOptions {
    let code = style.content.code
    return .code(tabSize: code.tabSize ?? rich.tabSize, hangingIndent: code.hangingIndent)
  }
}

extension RichBuilder {
  /// Adds the node of a formula on lines of its own. Returns false if the formula cannot be laid out.
  ///
  /// A formula that is still being written is laid out as far as it can be read. Its source would be taller, and the
  /// message lower when it ends.
  mutating func formula(_ formula: FormulaBlock, _ block: MessageBlock, _ context: RichContext) -> Bool {
    var request = FormulaRequest(
      formula.source, notation: formula.notation, isDisplay: true, size: maker.room(in: context.font).size)
    if formula.isUnfinished {
      request.isUnfinished = true
      request.source = formula.source.shortened(to: Self.longestBeginning) ?? formula.source
    }
    guard let typeset = maker.typesetters.typeset(request) else { return false }
    let prepared = PreparedFormula(
      typeset, formula.object, number: formula.number, at: context.path, style: style.content.formula,
      font: context.font, startsRight: context.startsRight ?? startsRight, maker: maker)
    content.tree.formulas.append(prepared.lines)
    content.add(
      .formula(Int32(content.tree.formulas.count - 1)), Paint(element(of: block, context), .formula(prepared))
    )
    return true
  }

  /// The maximum length of a formula that is laid out while it is being written, in bytes. With each token it is laid out
  /// anew; of a longer one, this beginning is shown until it ends.
  private static let longestBeginning = 1_000
}

extension AlertKind {
  /// The icon before the alert's title.
  public var icon: BoxIcon {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }
}

extension RichBuilder {
  /// Adds the node of a text.
  mutating func add(
    _ text: RichText, _ role: TextRole, _ block: MessageBlock, _ context: RichContext,
    alignment: TextAlignment? = nil, _ meaning: ElementName.Meaning = .usual
  ) {
    if memory != nil {
      let setting = GrowingLines.Setting(
        role: role, context: context, alignment: alignment, options: options(context))
      let growing = growing(text, setting) {
        $0.lines(RichText(""), role, at: context.path, context, alignment: alignment).text
      }
      if let growing { return content.add(growing) }
    }
    let lines = lines(text, role, at: context.path, context, alignment: alignment)
    content.add(lines.text, Paint(element(of: block, context, meaning), .lines(lines)))
  }

  /// Shapes a text.
  func lines(
    _ text: RichText, _ role: TextRole, at path: ContentPath, _ context: RichContext,
    alignment: TextAlignment? = nil
  ) -> RichLines {
    let shown = ShownText(
      text.text, spans: covering.shown(text.spans, at: path), emoticons: emoticons,
      typesetters: maker.typesetters,
      in: maker.room(in: context.font))
    let chips = maker.chips(shown.objects, context.font)
    var prepared = maker.text(
      shown.text, context.font, options: options(context),
      runs: shown.spans.runs(context.font, code: style.content.code.inline),
      boxes: maker.boxes(shown.objects, in: context.font, points: 1, chips: chips),
      directions: directions(role, context).ranges(in: shown.text, spans: shown.spans))
    let scale = maker.fontScale * context.font.size / max(0.001, style.text.font.size)
    prepared.lineHeight = style.text.lineHeight.scaled(by: scale)
    prepared.strut = style.text.strut
    if role != .cell, role != .marker, role != .formula { prepared.measure = measure }
    var lines = RichLines(text: prepared, role: role, path: path)
    lines.spans = shown.spans.filter(\.isShown)
    lines.objects = shown.objects
    lines.chips = chips
    lines.detector = detects(role).isEmpty ? nil : detector
    let alignment = alignment ?? (role == .paragraph ? style.text.alignment : .start)
    let edge = context.edge ?? prepared.paragraph.firstEdge
    lines.alignment = edge.map { alignment.from(edge: $0) } ?? alignment
    if !context.holdsFooter {
      lines.text.footer = .apart
    } else if role == .paragraph || role == .item, alignment == .start {
      lines.text.footer = .beside
    }
    lines.text.edge = edge
    lines.balances = !message.isStreaming
    lines.color = style.text.color
    lines.foreground = context.foreground
    lines.whole = wholeTexts.isEmpty ? nil : wholeTexts[path]
    return lines
  }

  /// Returns the kinds of data that are detected in a text.
  private func detects(_ role: TextRole) -> [DataKind] {
    [.formula, .html, .marker].contains(role) ? [] : style.text.detects
  }

  /// Returns what finds the isolates of a text.
  func directions(_ role: TextRole, _ context: RichContext) -> TextDirections {
    TextDirections(detecting: detects(role), direction: options(context).direction)
  }

  /// Returns the options of a text. Each text has its own direction; a text without letters has the direction
  /// of the block around it.
  func options(_ context: RichContext) -> ParagraphOptions {
    let natural: BidiDirection = context.startsRight == true ? .autoRightToLeft : .auto
    return style.text.paragraphOptions(
      direction: message.direction == .natural ? natural : message.direction.base)
  }
}
