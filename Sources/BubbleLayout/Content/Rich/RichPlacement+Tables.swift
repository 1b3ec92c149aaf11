import TextLayout

/// Tables, whose cells stand side by side or as cards.
extension RichPlacement {
  mutating func beginTable(_ node: PlacedNode) {
    enter(node.index, node.frame, content: node.content)
    table = node.index
    if node.card == nil {
      tableFrame = node.content ?? node.frame
      placer.box(.table, tableFrame, radius: radius, border: style.tableLine)
    }
    for line in node.lines { placer.box(.rule, line) }
  }

  mutating func cell(_ node: PlacedNode) {
    guard let table, case .table(let cells, let headers) = entries[table].content, node.index < cells.count
    else { return }
    if let card = node.card { return place(cells[node.index], card, in: node.textFrame) }
    placer.box(
      .cell, node.frame, corners: corners(of: node.frame), index: node.index,
      background: node.index < headers ? .on(placer.surface, .panel) : nil)
    guard placer.makesParts else { return }
    place(cells[node.index], in: node.textFrame)
  }

  /// Returns the corners of a cell. At the corners of the table, they follow the inside of its frame.
  private func corners(of cell: Rect) -> CornerRadii? {
    let line = style.tableLine
    let inner = tableFrame.inset(by: Insets(all: line))
    let (left, right) = (cell.minX <= inner.minX, cell.maxX >= inner.maxX)
    let (top, bottom) = (cell.minY <= inner.minY, cell.maxY >= inner.maxY)
    func radius(_ isAtCorner: Bool) -> LayoutUnit { isAtCorner ? max(0, self.radius - line) : 0 }
    let corners = CornerRadii(
      topLeft: radius(left && top), topRight: radius(right && top),
      bottomRight: radius(right && bottom), bottomLeft: radius(left && bottom))
    return corners == .zero ? nil : corners
  }

  /// Places a text of a card.
  private mutating func place(_ lines: RichLines, _ card: CardText, in frame: Rect) {
    guard placer.makesParts else { return }
    let alignment: TextAlignment = lines.startsRight ? .right : .left
    if card == .repeatedLabel {
      placer.label(lines.text, .columnTitle, in: frame, alignment: alignment)
    } else {
      place(lines, in: frame, alignment: alignment)
    }
  }
}
