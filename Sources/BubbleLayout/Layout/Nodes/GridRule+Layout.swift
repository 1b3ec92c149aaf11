import TextLayout

extension GridRule {
  /// Lays out a table. It is as wide as its columns or cards, but at most as wide as the limit; a wider table scrolls. Its
  /// height depends only on the limit, not on the width that it is given.
  func layout<Text, Parts: PartList>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<Parts>) -> BlockMeasure?
  {
    pass.limit.keep(from: roomyLimit)
    let form = form(in: pass.limit.width)
    guard case .columns(let widths) = form else { return cards?.layout(node, of: self, &pass) }
    // `shown` is the visible part of the table, `whole` the whole table. Their start sides are at the same place.
    let (origin, own) = (pass.parts.origin, pass.begin(node))
    var whole = Size(width: width(of: widths), height: 0)
    let shown = pass.limit.width.clamping(whole.width)
    let room = pass.width ?? shown
    func atStart(_ width: LayoutUnit, below: LayoutUnit = 0) -> Rect {
      let x = startsRight ? origin.x + room - width : origin.x
      return Rect(x: x, y: origin.y, width: width, height: whole.height + below)
    }
    pass.parts.origin = atStart(whole.width).origin
    var frames: [Rect] = []
    guard
      let height = rows(
        of: node, widths: widths, makesFrames: Parts.areWanted,
        each: { number, frame, text in
          frames.append(frame)
          let origin = pass.parts.origin
          pass.visit(node, number: number + 1, frame) {
            $0.textIndex = cells[number].text
            $0.textFrame = text.offset(x: origin.x, y: origin.y)
          }
        })
    else { return nil }
    whole.height = height
    let bar = shown < whole.width ? barRoom : 0
    pass.parts.set(own, atStart(shown, below: bar)) {
      let content = atStart(whole.width)
      $0.lines = lines(between: frames, in: whole).map { $0.offset(x: content.minX, y: content.minY) }
      $0.content = shown == whole.width ? nil : content
    }
    return BlockMeasure(Size(width: shown, height: height + bar))
  }

  /// Lays out the rows of a table in columns.
  ///
  /// - Parameters:
  ///   - widths: The widths of the table's columns.
  ///   - makesFrames: Whether `each` is called.
  ///   - each: Receives the index of each cell, its frame and the frame of its text, relative to the table.
  ///     The columns are in order from left to right.
  /// - Returns: The table's height; nil if a text has to be shaped first.
  @inline(__always)
  private func rows<Text>(
    of node: TreeNode<Text>, widths: [LayoutUnit], makesFrames: Bool, each: (Int, Rect, Rect) -> Void
  ) -> LayoutUnit? {
    let sides = padding.height + padding.height
    var heights: [LayoutUnit] = []
    var ascents = [LayoutUnit](repeating: 0, count: rowCount)
    for cell in cells { ascents[Int(cell.row)] = max(ascents[Int(cell.row)], cell.ascent) }
    var rows = [LayoutUnit](repeating: 0, count: rowCount)
    heights.reserveCapacity(cells.count)
    for cell in cells {
      let room = AvailableWidth.fixed(textWidth(of: cell, in: widths))
      guard let extent = node.extent(cell.text, in: room) else { return nil }
      let height = node.tree.grid.roundedUp(extent.height)
      heights.append(height)
      // Cells that span several rows are fitted below, after all cells of one row.
      guard cell.rows == 1 else { continue }
      let row = Int(cell.row)
      rows[row] = max(rows[row], ascents[row] - cell.ascent + height + sides)
    }
    for (cell, height) in zip(cells, heights) where cell.rows > 1 {
      let taken = Int(cell.row)..<min(rows.count, Int(cell.row + cell.rows))
      let wanted = ascents[taken.lowerBound] - cell.ascent + height + sides
      let held = rows[taken].reduce(LayoutUnit(rawValue: line.rawValue * (taken.count - 1))) { $0 + $1 }
      if wanted > held { rows[taken.upperBound - 1] = rows[taken.upperBound - 1] + wanted - held }
    }
    guard makesFrames else {
      guard let above = kept?.height(in: widths) else { return kept == nil ? sum(rows) : nil }
      return above + sum(rows)
    }
    var tops = [line]
    for row in rows { tops.append(tops[tops.count - 1] + row + line) }
    let edges = edges(of: widths)
    for (number, cell) in cells.enumerated() {
      let row = Int(cell.row)
      let end = min(rows.count, row + Int(cell.rows))
      let frame = Rect(
        x: edges[Int(cell.column)], y: tops[row], width: width(of: cell, in: widths),
        height: tops[end] - line - tops[row])
      let text = Rect(
        x: frame.minX + padding.width,
        y: frame.minY + padding.height + ascents[row] - cell.ascent,
        width: max(0, frame.width - padding.width - padding.width), height: heights[number])
      each(number, frame, text)
    }
    return tops[tops.count - 1]
  }

  private func sum(_ rows: [LayoutUnit]) -> LayoutUnit { rows.reduce(line) { $0 + $1 + line } }

  /// Returns the height of the rows without the line above them.
  func height<Text>(ofRowsIn node: TreeNode<Text>, widths: [LayoutUnit]) -> LayoutUnit? {
    rows(of: node, widths: widths, makesFrames: false) { _, _, _ in }.map { $0 - line }
  }

  /// Stores the maximum line width of each text of a table in `limits`.
  func noteTexts(in limit: AvailableWidth, _ limits: inout ContiguousArray<LayoutUnit>) {
    let widths = columnWidths(in: limit)
    for cell in cells { limits[Int(cell.text)] = textWidth(of: cell, in: widths) }
    guard let cards else { return }
    let room = limit.reduced(by: cards.indent(in: limit)).length
    for item in cards.items {
      let text = Int(cards.firstText + item.text)
      limits[text] = max(item.label == nil ? limit.length : room, fit.mode == .cards ? 0 : limits[text])
    }
  }
}
