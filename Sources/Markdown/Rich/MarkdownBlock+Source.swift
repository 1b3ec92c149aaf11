extension MarkdownBlock {
  /// The block without source ranges, for comparing blocks of two sources.
  public var withoutSource: MarkdownBlock {
    let content: MarkdownContent =
      switch self.content {
      case .paragraph(let text): .paragraph(text.withoutSource)
      case .heading(let level, let text): .heading(level: level, text.withoutSource)
      case .list(var list):
        {
          list.items = list.items.map {
            MarkdownItem(number: $0.number, isChecked: $0.isChecked, blocks: $0.blocks.map(\.withoutSource))
          }
          return .list(list)
        }()
      case .quote(let quote):
        .quote(MarkdownQuote(alert: quote.alert, blocks: quote.blocks.map(\.withoutSource)))
      case .code(let code):
        .code(MarkdownCode(code.text.withoutSource, language: code.language, info: code.info))
      case .table(let table):
        .table(
          MarkdownTable(
            alignments: table.alignments, header: table.header.withoutSource,
            rows: table.rows.map(\.withoutSource)))
      case .details(let details):
        .details(
          MarkdownDetails(
            summary: details.summary.withoutSource, isOpen: details.isOpen,
            blocks: details.blocks.map(\.withoutSource)))
      case .footnotes(let notes):
        .footnotes(
          notes.map {
            MarkdownFootnote(label: $0.label, number: $0.number, blocks: $0.blocks.map(\.withoutSource))
          })
      case .formula, .image, .rule, .html: self.content
      }
    return MarkdownBlock(content)
  }
}

extension MarkdownRow {
  var withoutSource: MarkdownRow { MarkdownRow(cells: cells.map(\.withoutSource)) }
}
