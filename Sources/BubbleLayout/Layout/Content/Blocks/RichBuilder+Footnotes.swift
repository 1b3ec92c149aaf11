import TextLayout

extension RichBuilder {
  /// Adds the node of footnotes below a short rule, in a smaller font, each beside its number. They are in
  /// the order of their numbers; footnotes without a number come last.
  mutating func footnotes(_ notes: FootnotesBlock, _ block: MessageBlock, _ context: RichContext) {
    var small = context
    small.font.size *= rich.footnoteSize
    var inner = small
    (inner.isTight, inner.holdsFooter) = (true, false)
    // In a message that grows, only the sizes matter, which are the same in every order.
    let order =
      memory != nil
      ? nil
      : notes.items.indices.sorted {
        (notes.items[$0].number ?? .max, $0) < (notes.items[$1].number ?? .max, $1)
      }
    let em = LayoutUnit(context.font.size * maker.fontScale)
    let rule = RichBox(
      role: .rule, background: .bar, width: em * Self.ruleWidth, height: rich.ruleWidth, radius: 0)
    items(
      notes.items.count, type: "footnote", gap: rich.itemGap, block, context, within: inner, box: rule,
      top: rich.ruleWidth + rich.boxGap
    ) {
      let number = order?[$1] ?? $1
      let note = notes.items[number]
      let marker = $0.textMarker($0.marker(of: note), at: context.path(ofItem: number), small)
      // A growing footnote is not at its end yet.
      let blocks = $0.message.isStreaming ? note.blocks : note.withWayBack
      return Item(number: number, blocks: blocks, marker: marker)
    }
  }

  /// The width of the rule above footnotes, in em.
  private static let ruleWidth = 5

  /// The number of letters that a label before a footnote may have. A longer one, which is a name for writers, would leave
  /// the note no room beside it.
  private static let longestLabel = 3

  /// Returns what is shown before a footnote without a number: its label if that is short. In Markdown, such a footnote,
  /// to which no text refers, has a bullet, because its label could be the number of another one.
  private func marker(of note: FootnoteItem) -> String {
    if let number = note.number { return "\(number)." }
    let isShown =
      message.format != .markdown && note.label.prefix(Self.longestLabel + 1).count <= Self.longestLabel
    return isShown ? "\(note.label)." : "•"
  }
}

extension FootnoteItem {
  /// The blocks, with a sign at their end that leads back to the text that refers to the footnote. A footnote
  /// that no text refers to has none.
  fileprivate var withWayBack: [MessageBlock] {
    guard number != nil else { return blocks }
    var blocks = blocks
    var text = RichText("")
    let isInLast: Bool
    if let last = blocks.last, case .paragraph(let paragraph) = last.content {
      text = paragraph.text
      isInLast = true
      // The sign never stands alone on a line.
      if !text.text.isEmpty { text.text += "\u{A0}" }
    } else {
      isInLast = false
    }
    let start = text.text.utf16.count
    text.text += "↩"
    var sign = TextSpan(range: start..<start + 1)
    sign.footnoteEnd = label
    text.spans.append(sign)
    if isInLast, let index = blocks.indices.last, case .paragraph(var paragraph) = blocks[index].content {
      paragraph.text = text
      blocks[index].content = .paragraph(paragraph)
    } else {
      blocks.append(MessageBlock(.paragraph(ParagraphBlock(text))))
    }
    return blocks
  }
}
