extension MessageBlock {
  /// Whether Markdown has a form for the block.
  var isWritable: Bool {
    switch content {
    case .attachment(let block):
      if case .media(let picture)? = block.value { picture.address != nil } else { false }
    case .other(let block): block.text != nil
    case .table(let table): !table.rows.isEmpty
    default: true
    }
  }
}

extension [MessageBlock] {
  /// Whether the last block is HTML that is never closed, or details whose content ends with such HTML.
  var isOpenAtEnd: Bool {
    switch last(where: \.isWritable)?.content {
    case .html(let html): html.isOpen
    case .details(let details): details.blocks.isOpenAtEnd
    default: false
    }
  }
}

extension HTMLBlock {
  /// Whether the HTML is of a kind that ends with a certain text, but lacks that text.
  fileprivate var isOpen: Bool {
    let bytes = Array(source.utf8)
    let start = bytes.firstIndex { !$0.isSpaceOrTab } ?? 0
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    guard let kind = HTMLSyntax.blockKind(at: start, before: end, bytes.span), kind < 6 else { return false }
    return !bytes.split(separator: 0x0A).contains { line in
      HTMLSyntax.endsBlock(kind: kind, line.startIndex..<line.endIndex, bytes.span)
    }
  }
}
