import Markdown

extension MarkdownBlock {
  /// The value that `MessageBlock.startsRight` has for the block of a message that is made from this block.
  ///
  /// - Complexity: Linear in the text before the first strong character.
  var startsRight: Bool? {
    switch content {
    case .paragraph(let text), .heading(_, let text): text.startsRight
    case .list(let list): list.items.firstNonNil { $0.blocks.startsRight }
    case .quote(let quote): quote.blocks.startsRight
    case .table(let table):
      ([table.header] + table.rows).firstNonNil {
        $0.cells.firstNonNil(\.startsRight)
      }
    case .details(let details):
      details.summary.startsRight ?? (details.isOpen ? details.blocks.startsRight : nil)
    case .footnotes(let notes): notes.firstNonNil { $0.blocks.startsRight }
    case .html(let html): html.isComment ? nil : html.text.startsRight(outside: [])
    case .code, .formula, .image, .rule: nil
    }
  }
}

extension MarkdownText {
  fileprivate var startsRight: Bool? {
    text.startsRight(outside: spans.filter { $0.emphases.contains(.code) }.map(\.range))
  }
}

extension [MarkdownBlock] {
  var startsRight: Bool? { firstNonNil(\.startsRight) }
}

extension Sequence {
  fileprivate func firstNonNil<Found>(_ find: (Element) -> Found?) -> Found? {
    for element in self {
      if let found = find(element) { return found }
    }
    return nil
  }
}
