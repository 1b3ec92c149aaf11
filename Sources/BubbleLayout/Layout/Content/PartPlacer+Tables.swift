import TextLayout

/// Tables, whose cells stand side by side or as cards.
extension PartPlacer {
  mutating func begin(_ table: RichTable, _ node: PlacedNode) {
    if node.card == nil {
      painted.table = node.content ?? node.frame
      box(BoxPaint(role: .table, corners: .radius(table.radius), border: table.line), in: painted.table)
    }
    for line in node.lines { box(BoxPaint(role: .rule), in: line) }
  }

  /// Adds a cell of a table, or a text of a card.
  mutating func add(_ table: RichTable, _ node: PlacedNode) {
    let number = node.number - 1
    guard table.cells.indices.contains(number) else { return }
    let lines = table.cells[number]
    guard let card = node.card else {
      box(
        BoxPaint(
          role: .cell, corners: corners(of: node.frame, in: table), index: number,
          background: number < table.headers ? .on(.panel) : nil), in: node.frame)
      return add(lines, in: node.textFrame)
    }
    let alignment: TextAlignment = lines.startsRight ? .right : .left
    if card == .repeatedLabel {
      label(lines.text, .columnTitle, in: node.textFrame, alignment: alignment)
    } else {
      add(lines, in: node.textFrame, alignment: alignment)
    }
  }

  /// Returns the corners of a cell. At the corners of the table, they follow the inside of its frame.
  private func corners(of cell: Rect, in table: RichTable) -> BoxPaint.Corners {
    let inner = painted.table.inset(by: Insets(all: table.line))
    let (left, right) = (cell.minX <= inner.minX, cell.maxX >= inner.maxX)
    let (top, bottom) = (cell.minY <= inner.minY, cell.maxY >= inner.maxY)
    func radius(_ isAtCorner: Bool) -> LayoutUnit { isAtCorner ? max(0, table.radius - table.line) : 0 }
    let corners = CornerRadii(
      topLeft: radius(left && top), topRight: radius(right && top),
      bottomRight: radius(right && bottom), bottomLeft: radius(left && bottom))
    return corners == .zero ? .radius(0) : .each(corners, radius: 0)
  }
}
