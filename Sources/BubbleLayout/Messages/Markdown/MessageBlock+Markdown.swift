import Markdown

extension MessageBlock {
  /// Converts a Markdown block to a block of a message.
  ///
  /// - Parameter startsRight: Whether the text around the block runs from right to left.
  init(_ block: MarkdownBlock, startsRight: Bool = false) {
    self.init(Content(block.content, startsRight: block.startsRight ?? startsRight))
  }
}

extension MessageBlock.Content {
  fileprivate init(_ content: MarkdownContent, startsRight: Bool) {
    func inner(_ blocks: [MarkdownBlock]) -> [MessageBlock] {
      blocks.map { MessageBlock($0, startsRight: startsRight) }
    }
    switch content {
    case .paragraph(let text): self = .paragraph(ParagraphBlock(RichText(text)))
    case .heading(let level, let text): self = .heading(HeadingBlock(level: level, RichText(text)))
    case .list(let list):
      self = .list(
        ListBlock(
          isOrdered: list.isOrdered, start: list.start, isTight: list.isTight,
          items: list.items.map { ListItem(inner($0.blocks), isChecked: $0.isChecked) }))
    case .quote(let quote):
      self = .quote(
        QuoteBlock(
          inner(quote.blocks), alert: quote.alert.flatMap { AlertKind(rawValue: $0.rawValue) }
        ))
    case .code(let code): self = .code(CodeBlock(text: code.text.text, language: code.language))
    case .table(let table): self = .table(TableBlock(table, startsRight: startsRight))
    case .details(let details):
      self = .details(
        DetailsBlock(
          summary: RichText(details.summary), inner(details.blocks), isOpen: details.isOpen))
    case .footnotes(let notes):
      self = .footnotes(
        FootnotesBlock(notes.map { FootnoteItem(label: $0.label, number: $0.number, inner($0.blocks)) }))
    case .formula(let formula):
      var block = FormulaBlock(source: formula.source)
      block.isUnfinished = !formula.isFinished
      self = .formula(block)
    case .image(let image):
      var picture = MediaAttachment(alternative: image.words.isEmpty ? nil : image.words)
      (picture.address, picture.href) = (image.address, image.href)
      // If only one side is given, the picture has the proportions of a picture of unknown size.
      if let side = image.width ?? image.height {
        picture.size = PictureSize(width: image.width ?? side, height: image.height ?? side)
      }
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

  /// - Parameter startsRight: Whether the table's first column is at the right. Markdown's alignments are left
  ///   and right (GFM), whatever the direction.
  fileprivate init(_ table: MarkdownTable, startsRight: Bool) {
    let columns = table.alignments.count
    var written = 0
    var added = 0
    self.init(
      alignments: table.alignments.map {
        $0.flatMap { BlockAlignment(rawValue: $0.rawValue)?.mirrored(startsRight) }
      },
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
    if case .image(let address, _)? = span.object {
      var picture = InlineObject(kind: .image, address: address)
      if let width = span.width, let height = span.height {
        (picture.width, picture.height, picture.descent) = (width, height, 0)
        picture.unit = .points
      }
      object = picture
    }
    title = span.title
    footnote = span.footnote
    if footnote != nil { self.emphases.insert(.sup) }
    if case .image(_, let title)? = span.object { self.title = self.title ?? title }
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
