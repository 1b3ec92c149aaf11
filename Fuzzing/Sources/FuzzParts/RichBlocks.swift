import BubbleLayout

/// Makes the blocks of a message from random bytes.
package enum RichBlocks {
  /// Returns up to `count` blocks; some contain other blocks.
  package static func blocks(_ input: inout FuzzInput, count: Int, depth: Int = 0) -> [MessageBlock] {
    (0..<input.below(count + 1)).map { _ in
      MessageBlock(
        content(&input, depth: depth),
        direction: input.choice([.natural, .natural, .natural, .rightToLeft, .leftToRight]))
    }
  }

  private static func content(_ input: inout FuzzInput, depth: Int) -> MessageBlock.Content {
    func inner(_ input: inout FuzzInput) -> [MessageBlock] {
      depth < 6 ? blocks(&input, count: 3, depth: depth + 1) : []
    }
    switch input.below(12) {
    case 0, 1:
      return .paragraph(
        ParagraphBlock(text(&input), alignment: input.choice([nil, nil, .start, .center, .end])))
    case 2: return .heading(HeadingBlock(level: input.below(8), text(&input)))
    case 3, 4:
      return .list(
        ListBlock(
          isOrdered: input.flag(), start: input.choice([1, 0, 9, 998, -1, .max]), isTight: input.flag(),
          items: (0..<input.below(4)).map { _ in
            ListItem(inner(&input), isChecked: input.choice([nil, nil, true, false]))
          }))
    case 5:
      return .quote(
        QuoteBlock(
          inner(&input), alert: input.choice([nil, nil] + AlertKind.allCases.map(Optional.some)),
          isExpandable: input.flag()))
    case 6: return .code(CodeBlock(text: input.text(40), language: input.choice([nil, "swift"])))
    case 7: return .table(table(&input))
    case 8: return .details(DetailsBlock(summary: text(&input), inner(&input), isOpen: input.flag()))
    case 9:
      return .footnotes(
        FootnotesBlock((0..<input.below(3)).map { FootnoteItem(label: "\($0)", inner(&input)) }))
    case 10: return .formula(FormulaBlock(source: input.text(12), number: input.choice([nil, "1"])))
    default: return input.flag() ? .rule(RuleBlock()) : .html(HTMLBlock(input.text(12)))
    }
  }

  /// Returns a table of fewer than `columns` columns, some of whose rows may be shorter or longer.
  package static func table(_ input: inout FuzzInput, columns: Int = 5) -> TableBlock {
    TableBlock(
      alignments: (0..<input.below(columns - 1)).map { _ in input.choice([nil, .start, .center, .end]) },
      hasHeader: input.flag(),
      rows: (0..<input.below(5)).map { _ in
        (0..<input.below(columns)).map { _ in
          TableCell(
            text(&input), columnSpan: input.choice([1, 1, 1, 1, 2, 3, 0, 70]),
            rowSpan: input.choice([1, 1, 1, 1, 2, 0, 9]))
        }
      }, caption: input.choice([nil, nil, "Caption"]))
  }

  private static func text(_ input: inout FuzzInput) -> RichText {
    let text = input.text(60)
    let count = text.utf16.count
    return RichText(
      text,
      spans: (0..<input.below(3)).map { _ in
        let start = input.below(count + 1)
        return TextSpan(
          range: start..<start + input.below(count - start + 2), emphasis: input.choice(TextEmphasis.allCases)
        )
      })
  }
}
