import BubbleLayout

extension RichMessages {
  /// Returns nested blocks of all kinds in many scripts.
  package mutating func blocks(_ level: Int = 0) -> [MessageBlock] {
    (0...below(level == 0 ? 5 : 2)).map { _ in block(level) }
  }

  private mutating func block(_ level: Int) -> MessageBlock {
    var block = MessageBlock(content(level))
    if one(in: 12) { block.direction = pick(TextDirection.allCases) }
    if one(in: 20) { block.name = "named\(below(3))" }
    return block
  }

  private mutating func content(_ level: Int) -> MessageBlock.Content {
    switch below(level < 3 ? 13 : 7) {
    case 0: .heading(HeadingBlock(level: 1 + below(6), richText()))
    case 1: .rule(RuleBlock())
    case 2:
      .code(
        CodeBlock(
          text: "let x = 1\n\tlet yyyyyyyyyyyyyyyyyyyyyyyy = 22222222\n"
            + String(repeating: "line(of: code)\n", count: below(9)),
          language: one(in: 3) ? nil : "swift",
          tokens: [CodeToken(range: 0..<3, role: "keyword"), CodeToken(range: 8..<900, role: "number")]))
    case 3: .table(table())
    case 4: .formula(formula(number: one(in: 3) ? "1" : nil))
    case 5, 6:
      .paragraph(ParagraphBlock(richText(), alignment: one(in: 6) ? pick(BlockAlignment.allCases) : nil))
    case 7, 8:
      .list(
        ListBlock(
          isOrdered: one(in: 2), start: pick([1, 1, 9, 98, -1]), isTight: one(in: 2),
          items: (0...below(3)).map { _ in
            ListItem(one(in: 9) ? [] : blocks(level + 1), isChecked: one(in: 4) ? one(in: 2) : nil)
          }))
    case 9:
      .quote(
        QuoteBlock(
          blocks(level + 1), alert: one(in: 3) ? pick(AlertKind.allCases) : nil, isExpandable: one(in: 2)))
    case 10:
      .details(DetailsBlock(summary: richText(), blocks(level + 1), isOpen: one(in: 2)))
    case 11:
      .footnotes(
        FootnotesBlock([FootnoteItem(label: "1", blocks(level + 1)), FootnoteItem(label: "note", [])]))
    default: .attachment(one(in: 2) ? AttachmentBlock(index: below(3)) : AttachmentBlock(attachment()))
    }
  }

  private mutating func richText() -> RichText {
    var text = RichText(text())
    if one(in: 3) {
      text.spans = [
        TextSpan(range: 0..<below(12), emphases: [.bold, .italic]),
        TextSpan(
          range: 3..<20, emphases: pick([.code, .sup, .sub, .underline, .strike]),
          address: one(in: 2) ? "https://example.org" : nil),
      ]
    }
    if one(in: 9) {
      text.spans.append(
        TextSpan(range: 2..<4, object: InlineObject(kind: pick(InlineObjectKind.allCases), id: "x")))
      // A copy of the generator is used, so that other messages do not change.
      var other = self
      if text.spans.last?.object?.kind == .formula {
        text.spans[text.spans.count - 1].object?.source = other.source()
      }
    }
    return text
  }

  /// Returns a formula. Its source is made with a copy of the generator, so that other messages do not
  /// change.
  private func formula(number: String?) -> FormulaBlock {
    var other = self
    return FormulaBlock(source: other.source(), number: number)
  }

  /// Returns a formula's source for `PlainFormulas`, with few or many letters, fractions, breaks, lines and
  /// tags; some sources are invalid.
  private mutating func source() -> String {
    var source = (0...below(9)).map { _ in
      (0...below(4)).map { _ in pick(["x", "yy", "1/2", "abcdefgh", "n"]) }.joined()
    }.joined(separator: pick(["=", "+", " + ", "\\\\"]))
    if one(in: 6) { source += "\\tag{\(pick(["1", "A long one"]))}" }
    if one(in: 9) { source += "?" }
    return source
  }

  private mutating func table() -> TableBlock {
    let columns = 1 + below(5)
    return TableBlock(
      alignments: (0..<below(columns + 1)).map { _ in one(in: 2) ? nil : pick(BlockAlignment.allCases) },
      hasHeader: !one(in: 4),
      rows: (0...below(4)).map { _ in
        (0..<(one(in: 5) ? below(columns + 2) : columns)).map { _ in
          var cell = TableCell(one(in: 3) ? RichText("12") : richText())
          if one(in: 12) { (cell.columnSpan, cell.rowSpan) = (1 + below(3), 1 + below(3)) }
          return cell
        }
      })
  }
}
