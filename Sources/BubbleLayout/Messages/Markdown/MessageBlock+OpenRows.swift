import Markdown

extension [MessageBlock] {
  /// Marks the table row that is still being written in the last line of a text.
  ///
  /// - Parameters:
  ///   - source: The Markdown blocks from which the blocks were made.
  ///   - lineStart: The start of the unfinished line, as a UTF-8 offset.
  /// - Complexity: Linear in the lists of blocks that contain the row.
  mutating func openRow(of source: [MarkdownBlock], from lineStart: Int) {
    for (index, block) in zip(indices, source).reversed() where block.source.upperBound > lineStart {
      switch (self[index].content, block.content) {
      case (.table(var table), .table(let written)):
        // The delimiter row, which consists of dashes, is not a row of the table.
        table.openRows = written.rows.last.map { $0.source.upperBound > lineStart } == true ? 1 : 0
        self[index].content = .table(table)
      case (.quote(var quote), .quote(let written)):
        quote.blocks.openRow(of: written.blocks, from: lineStart)
        self[index].content = .quote(quote)
      case (.details(var details), .details(let written)):
        details.blocks.openRow(of: written.blocks, from: lineStart)
        self[index].content = .details(details)
      case (.list(var list), .list(let written)):
        for (number, item) in zip(list.items.indices, written.items).reversed() {
          guard item.source.upperBound > lineStart else { break }
          list.items[number].blocks.openRow(of: item.blocks, from: lineStart)
        }
        self[index].content = .list(list)
      case (.footnotes(var notes), .footnotes(let written)):
        for (number, note) in zip(notes.items.indices, written).reversed()
        where note.source.upperBound > lineStart {
          notes.items[number].blocks.openRow(of: note.blocks, from: lineStart)
        }
        self[index].content = .footnotes(notes)
      default: break
      }
    }
  }
}

extension MessageBlock {
  /// Whether the block contains a table row that is still being written.
  ///
  /// - Complexity: Linear in the lists of blocks inside the block.
  var hasOpenRow: Bool {
    if case .table(let table) = content { return table.openRows > 0 }
    return inner.contains { $0.blocks.last?.hasOpenRow == true }
  }
}
