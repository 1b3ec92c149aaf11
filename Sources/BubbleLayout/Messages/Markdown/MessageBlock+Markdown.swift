import Markdown

extension MessageBlock {
  /// Converts a Markdown block to a block of a message.
  init(_ block: MarkdownBlock) {
    self.init(Content(block.content))
  }
}

extension MessageBlock.Content {
  fileprivate init(_ content: MarkdownContent) {
    switch content {
    case .paragraph(let text): self = .paragraph(ParagraphBlock(RichText(text)))
    case .heading(let level, let text): self = .heading(HeadingBlock(level: level, RichText(text)))
    case .list(let list):
      self = .list(
        ListBlock(
          isOrdered: list.isOrdered, start: list.start, isTight: list.isTight,
          items: list.items.map { ListItem($0.blocks.map(MessageBlock.init), isChecked: $0.isChecked) }))
    case .quote(let quote):
      self = .quote(
        QuoteBlock(
          quote.blocks.map(MessageBlock.init), alert: quote.alert.flatMap { AlertKind(rawValue: $0.rawValue) }
        ))
    case .code(let code): self = .code(CodeBlock(text: code.text.text, language: code.language))
    case .table(let table): self = .table(TableBlock(table))
    case .details(let details):
      self = .details(
        DetailsBlock(
          summary: RichText(details.summary), details.blocks.map(MessageBlock.init), isOpen: details.isOpen))
    case .footnotes(let notes):
      self = .footnotes(
        FootnotesBlock(notes.map { FootnoteItem(label: $0.label, $0.blocks.map(MessageBlock.init)) }))
    case .formula(let formula):
      var block = FormulaBlock(source: formula.source)
      block.isUnfinished = !formula.isFinished
      self = .formula(block)
    case .image(let image):
      var picture = MediaAttachment(alternative: image.words.isEmpty ? nil : image.words)
      picture.address = image.address
      self = .attachment(AttachmentBlock(.media(picture)))
    case .rule: self = .rule(RuleBlock())
    case .html(let html): self = .html(HTMLBlock(html.isComment ? "" : html.text))
    }
  }
}

extension TableBlock {
  /// How many empty cells a table may get for short rows, in addition to one for each cell that was written.
  /// Rows after that stay short, which looks the same.
  private static var cellsAdded: Int { 64 }

  fileprivate init(_ table: MarkdownTable) {
    let columns = table.alignments.count
    var written = 0
    var added = 0
    self.init(
      alignments: table.alignments.map { $0.flatMap { BlockAlignment(rawValue: $0.rawValue) } },
      rows: ([table.header] + table.rows).map { row in
        var cells = row.cells.map { TableCell(RichText($0)) }
        written += cells.count
        // A row of one character could otherwise become as many cells as the table has columns.
        let missing = min(columns - cells.count, Self.cellsAdded + written - added)
        if missing > 0 {
          cells += repeatElement(TableCell(RichText("")), count: missing)
          added += missing
        }
        return cells
      })
  }
}

extension RichText {
  fileprivate init(_ text: MarkdownText) {
    self.init(text.text, spans: text.spans.map(TextSpan.init).filter { $0.isShown || $0.object != nil })
  }
}

extension TextSpan {
  init(_ span: MarkdownSpan) {
    self.init(range: span.range, emphases: TextEmphases(span.emphases), address: span.href)
    if case .formula(let source, let isDisplay, let isFinished)? = span.object {
      // An unfinished formula is shown as its source.
      if isFinished {
        object = InlineObject(kind: .formula, source: source, isDisplay: isDisplay)
      } else {
        emphases.insert(.code)
      }
    }
    title = span.title
    footnote = span.footnote
    if footnote != nil { self.emphases.insert(.sup) }
    if case .image(let address, let title)? = span.object {
      self.address = self.address ?? address
      self.title = self.title ?? title
    }
  }
}

extension TextEmphases {
  fileprivate init(_ emphases: MarkdownEmphases) {
    self = []
    for (emphasis, name) in MarkdownEmphases.named where emphases.contains(emphasis) {
      // Keys (`<kbd>`) are formatted as code.
      formUnion(TextEmphases(TextEmphasis(rawValue: name) ?? .code))
    }
  }
}
