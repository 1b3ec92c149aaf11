import BubbleLayout

extension HTMLFrame {
  /// Ends the paragraph at the end tag of a block of which no start tag was read. The end tag of a style does
  /// not end it.
  mutating func endParagraphOfBlock(_ name: String) {
    if ["blockquote", "ul", "ol", "li", "details", "pre", "table"].contains(name) { endParagraph() }
  }

  /// Takes the content of an inner block that has ended.
  mutating func take(_ frame: inout HTMLFrame) {
    let before = blocks.count
    var isCovered = frame.isCovered
    defer {
      if isCovered { for index in before..<max(before, blocks.count) { blocks[index].isCovered = true } }
    }
    switch frame.kind {
    case .root: break
    case .quote: blocks.append(.quote(QuoteBlock(frame.blocks)))
    case .item: items.append(ListItem(frame.blocks))
    case .list(let isOrdered, let start):
      if !frame.items.isEmpty {
        blocks.append(.list(ListBlock(isOrdered: isOrdered, start: start, items: frame.items)))
      }
    case .details(let isOpen):
      let summary = frame.summary ?? RichText("…")
      blocks.append(.details(DetailsBlock(summary: summary, frame.blocks, isOpen: isOpen)))
    case .summary:
      let text = frame.text.take()
      if summary == nil { summary = text } else { blocks.append(.paragraph(ParagraphBlock(text))) }
    case .caption:
      let words = frame.text.take()
      // Captions have no spans either. One with a spoiler is covered with its table.
      caption = words.text
      self.isCovered = self.isCovered || words.hasCovers
    case .heading(let level): blocks.append(.heading(HeadingBlock(level: level, frame.text.take())))
    case .code(let language):
      let whole = frame.text.take(trimming: false)
      let text = whole.text
      // Code has no spans, so a spoiler over a part of it covers all of it.
      isCovered = isCovered || whole.hasCovers
      let code = text.hasPrefix("\n") ? String(text.dropFirst()) : text
      blocks.append(.code(CodeBlock(text: code.withoutLastLineFeed, language: language)))
    case .formula(let source): blocks.append(MessageBlock(.formula(FormulaBlock(source: source))))
    case .cell(let tag):
      if tag.name != "th" { isHeader = false }
      if rows.isEmpty { alignments.append(BlockAlignment(html: tag["align"])) }
      cells.append(
        TableCell(
          frame.text.take(), columnSpan: tag.number("colspan", in: 1...1_000) ?? 1,
          rowSpan: tag.number("rowspan", in: 1...1_000) ?? 1))
    case .row:
      if rows.isEmpty { (hasHeader, alignments) = (frame.isHeader && !frame.cells.isEmpty, frame.alignments) }
      if !frame.cells.isEmpty { rows.append(frame.cells) }
    case .table:
      blocks.append(
        .table(
          TableBlock(
            alignments: frame.alignments.contains { $0 != nil } ? frame.alignments : [],
            hasHeader: frame.hasHeader,
            rows: frame.rows, caption: frame.caption)))
    }
  }
}

extension BlockAlignment {
  fileprivate init?(html: String?) {
    switch html?.lowercased() {
    case "center": self = .center
    case "right": self = .end
    case "left": self = .start
    default: return nil
    }
  }
}
