import TextLayout

extension [MessageBlock] {
  /// Completes the tables that were read from Markdown: short rows get empty cells, and alignments follow the
  /// direction of the table instead of being left and right.
  ///
  /// - Parameter startsRight: Whether the text around the blocks runs from right to left.
  /// - Complexity: Linear in the blocks and in the cells of their tables.
  mutating func completeTables(startsRight outer: @autoclosure () -> Bool) {
    guard contains(where: { $0.contains(\.isMarkdownTable) }) else { return }
    let outer = outer()
    for index in indices where self[index].contains(\.isMarkdownTable) {
      let startsRight = self[index].startsRight ?? outer
      if case .table(var table) = self[index].content {
        table.complete(startsRight: startsRight)
        self[index].content = .table(table)
      } else {
        self[index].changeInner { blocks, _ in blocks.completeTables(startsRight: startsRight) }
      }
    }
  }

  /// Marks the table row that is still being written in the last line of a text.
  ///
  /// - Parameter lineStart: The start of the unfinished line, as a UTF-8 offset.
  /// - Complexity: Linear in the lists of blocks that contain the row.
  mutating func openRow(from lineStart: Int) {
    for index in indices.reversed() where self[index].source.upperBound > lineStart {
      if case .table(var table) = self[index].content {
        table.openRows = table.openRows(from: lineStart)
        self[index].content = .table(table)
      } else {
        self[index].changeInner { blocks, source in
          if source.upperBound > lineStart { blocks.openRow(from: lineStart) }
        }
      }
    }
  }
}

extension MessageBlock {
  /// Whether the block is a table whose alignments are left and right, as Markdown has them.
  fileprivate var isMarkdownTable: Bool {
    if case .table(let table) = content { table.alignsBySide } else { false }
  }
}

extension TableBlock {
  /// How many empty cells a table may get for short rows, in addition to one for each cell that was written.
  /// Rows after that stay short, which looks the same.
  private static var cellsAdded: Int { 64 }

  /// How many cells the rows of a table have, and how many were added to short rows.
  typealias Filling = (written: Int, added: Int)

  /// Completes the rows and alignments of a table in Markdown.
  ///
  /// - Parameter filling: The cells of the rows before these.
  /// - Returns: The cells of all rows.
  @discardableResult
  mutating func complete(startsRight: Bool, after filling: Filling = (0, 0)) -> Filling {
    guard alignsBySide else { return filling }
    let columns = alignments.count
    var (written, added) = filling
    for row in rows.indices {
      written += rows[row].count
      // A row of one character could otherwise become as many cells as the table has columns.
      let missing = min(columns - rows[row].count, Self.cellsAdded + written - added)
      guard missing > 0 else { continue }
      rows[row] += repeatElement(TableCell(RichText("")), count: missing)
      added += missing
    }
    alignments = alignments.map { $0?.mirrored(startsRight) }
    alignsBySide = false
    return (written, added)
  }

  /// How many rows at the end are still being written in the last line of a text.
  ///
  /// - Parameter lineStart: The start of the unfinished line, as a UTF-8 offset.
  func openRows(from lineStart: Int) -> Int {
    // The delimiter row, which consists of dashes, is not a row of the table.
    rowSources.dropFirst().last.map { $0.upperBound > lineStart } == true ? 1 : 0
  }
}

extension BlockAlignment {
  /// The corresponding alignment of text.
  package var text: TextAlignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}
