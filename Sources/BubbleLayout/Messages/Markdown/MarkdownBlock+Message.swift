import Markdown

extension MarkdownBlock {
  /// A block of a message as a Markdown block, for writing; nil if Markdown has no form for it.
  init?(_ block: MessageBlock) {
    guard let content = MarkdownContent(block.content) else { return nil }
    self.init(content)
  }
}

extension [MarkdownBlock] {
  fileprivate init(_ blocks: [MessageBlock]) { self = blocks.compactMap { MarkdownBlock($0) } }
}

extension MarkdownContent {
  fileprivate init?(_ content: MessageBlock.Content) {
    switch content {
    case .paragraph(let block): self = .paragraph(MarkdownText(block.text))
    case .heading(let block): self = .heading(level: block.level, MarkdownText(block.text))
    case .list(let list):
      self = .list(
        MarkdownList(
          isOrdered: list.isOrdered, start: list.start, isTight: list.isTight,
          items: list.items.map { MarkdownItem(isChecked: $0.isChecked, blocks: .init($0.blocks)) }))
    case .quote(let quote):
      self = .quote(
        MarkdownQuote(
          alert: quote.alert.flatMap { MarkdownAlert(rawValue: $0.rawValue) }, blocks: .init(quote.blocks)))
    case .code(let code): self = .code(MarkdownCode(MarkdownText(code.text), language: code.language))
    case .table(let table):
      guard let header = table.rows.first else { return nil }
      let columns = Swift.max(table.alignments.count, table.rows.reduce(0) { Swift.max($0, $1.count) })
      let alignments = (0..<columns).map { column in
        column < table.alignments.count
          ? table.alignments[column].flatMap { MarkdownAlignment(rawValue: $0.rawValue) } : nil
      }
      self = .table(
        MarkdownTable(
          alignments: alignments, header: MarkdownRow(header, columns: columns),
          rows: table.rows.dropFirst().map { MarkdownRow($0, columns: columns) }))
    case .details(let details):
      self = .details(
        MarkdownDetails(
          summary: MarkdownText(details.summary), isOpen: details.isOpen, blocks: .init(details.blocks)))
    case .footnotes(let notes):
      self = .footnotes(notes.items.map { MarkdownFootnote(label: $0.label, blocks: .init($0.blocks)) })
    case .formula(let formula): self = .formula(MarkdownFormula(source: formula.source))
    case .rule: self = .rule
    case .html(let html): self = .html(MarkdownHTML(text: html.text))
    case .attachment(let attachment):
      guard case .media(let picture)? = attachment.value, let address = picture.address else { return nil }
      self = .image(MarkdownImage(address: address, words: picture.alternative ?? ""))
    case .other(let other):
      guard let text = other.text else { return nil }
      self = .paragraph(MarkdownText(text))
    }
  }
}

extension MarkdownRow {
  /// - Parameter columns: How many cells it gets: those that are missing are empty.
  fileprivate init(_ cells: [TableCell], columns: Int) {
    self.init(
      cells: (0..<columns).map { $0 < cells.count ? MarkdownText(cells[$0].text) : MarkdownText() })
  }
}

extension MarkdownText {
  fileprivate init(_ text: RichText) {
    self.init(
      text.text,
      spans: text.spans.filter { !$0.range.isEmpty }.sorted {
        ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
      }.map(MarkdownSpan.init))
  }
}

extension MarkdownSpan {
  fileprivate init(_ span: TextSpan) {
    var emphases: MarkdownEmphases = []
    for (emphasis, name) in MarkdownEmphases.named {
      if let own = TextEmphasis(rawValue: name), span.emphases.contains(TextEmphases(own)) {
        emphases.insert(emphasis)
      }
    }
    // The mark of a footnote raises its number already.
    if span.footnote != nil { emphases.remove(.sup) }
    self.init(
      range: span.range, emphases: emphases, href: span.address, title: span.title, footnote: span.footnote)
    if let object = span.object {
      switch object.kind {
      case .formula:
        self.object = .formula(source: object.source ?? "", isDisplay: object.isDisplay, isFinished: true)
      case .image: self.object = .image(address: object.address ?? "", title: span.title)
      case .emoji, .mention, .citation: break
      }
    }
  }
}
