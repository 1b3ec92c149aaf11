import TextLayout
import TextShaping

/// Lays out tables. The middle of a table is at the math axis.
extension FormulaSetter {
  /// A row of a table: its cells' elements, its label, and its height.
  private struct TableRow {
    var cells: [Int] = []
    var tag: Int?
    var ascent = LayoutUnit.zero
    var descent = LayoutUnit.zero
  }

  func layOutTable(_ element: Int) {
    guard case .table(let table) = nodes[element] else { return }
    let font = font(of: element)
    let rows = tableRows(element, table, font)
    var widths: [LayoutUnit] = []
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(.zero) }
        widths[column] = max(widths[column], box(cell).width)
      }
    }
    let columns = TableColumns(widths, table, font)
    let gap = font.length(table.rowGap)
    let lines = table.linesOfRows
    var rules = TableRules(font, lines: columns.lines.count + lines.values.reduce(0) { $0 + $1.count })
    var y = LayoutUnit.zero
    for place in rows.indices {
      if place > 0 { y = y + gap.cutHalf }
      if let lines = lines[place] { y = rules.add(lines, below: y, width: columns.width) }
      if place > 0 { y = y + (gap - gap.cutHalf) }
      for (column, cell) in rows[place].cells.enumerated() {
        let x =
          columns.starts[column] + aligned(box(cell).width, in: widths[column], table.alignment(of: column))
        self.place(cell, x: x, y: y + rows[place].ascent)
      }
      if let tag = rows[place].tag { self.place(tag, x: .zero, y: y + rows[place].ascent) }
      y = y + rows[place].ascent + rows[place].descent
    }
    if !rows.isEmpty, let lines = lines[rows.count] { y = rules.add(lines, below: y, width: columns.width) }
    for line in columns.lines { rules.add(line, height: y) }
    var box = MathBox()
    box.width = columns.width
    // The labels of rows start two ems after the table.
    if rows.contains(where: { $0.tag != nil }) {
      let start = columns.width + font.length(MathLength(ems: 2))
      for row in rows {
        guard let tag = row.tag else { continue }
        elements[tag].box.x = start
        if self.box(tag).width > .zero { box.width = max(box.width, start + self.box(tag).width) }
      }
    }
    box.ascent = y.cutHalf + font[.axisHeight]
    box.descent = y - box.ascent
    for child in children(of: element) { elements[child].box.y = elements[child].box.y - box.ascent }
    setBox(of: element, box, keep(rules.raised(by: box.ascent)))
  }

  private func tableRows(_ element: Int, _ table: MathTable, _ font: MathFont) -> [TableRow] {
    var rows: [TableRow] = []
    rows.reserveCapacity(table.rows.count)
    var cell = firstChild(of: element)
    let (above, below) =
      table.hasStruts
      ? (font.length(MathLength(ems: 0.84)), font.length(MathLength(ems: 0.36))) : (.zero, .zero)
    for cells in table.rows {
      var row = TableRow(ascent: above, descent: below)
      for _ in cells {
        guard let member = cell else { break }
        layOut(member)
        row.ascent = max(row.ascent, box(member).ascent)
        row.descent = max(row.descent, box(member).descent)
        row.cells.append(member)
        cell = sibling(after: member)
      }
      rows.append(row)
    }
    for place in 0..<min(table.tags.count, rows.count) {
      guard let tag = cell else { break }
      layOut(tag)
      rows[place].tag = tag
      rows[place].ascent = max(rows[place].ascent, box(tag).ascent)
      rows[place].descent = max(rows[place].descent, box(tag).descent)
      cell = sibling(after: tag)
    }
    return rows
  }
}

/// The starts of a table's columns, and its vertical lines.
private struct TableColumns {
  var starts: [LayoutUnit] = []
  var lines: [TableLine] = []
  var width = LayoutUnit.zero

  init(_ widths: [LayoutUnit], _ table: MathTable, _ font: MathFont) {
    let marked = table.linesOfColumns
    let distance = font.length(TableRules.distance)
    var x = LayoutUnit.zero
    for (column, columnWidth) in widths.enumerated() {
      if let here = marked[column] {
        // At the edge of the table, half of a gap is between the line and the column.
        let gap = font.length(table.gap(after: max(0, column - 1)))
        if column == 0 { x = x + gap.cutHalf }
        lines += here.places(from: column == 0 ? .zero : x - gap.cutHalf, distance)
        x = x + distance * (here.count - 1)
      }
      starts.append(x)
      x = x + columnWidth
      if column < widths.count - 1 { x = x + font.length(table.gap(after: column)) }
    }
    if !widths.isEmpty, let here = marked[widths.count] {
      x = x + font.length(table.gap(after: widths.count - 1)).cutHalf
      lines += here.places(from: x, distance)
      x = x + distance * (here.count - 1)
    }
    width = x.positive
  }
}

extension MathTable {
  /// Returns the alignment of the cells in a column.
  fileprivate func alignment(of column: Int) -> MathColumnAlignment {
    column < alignments.count ? alignments[column] : alignments.last ?? .center
  }

  /// Returns the distance after a column.
  fileprivate func gap(after column: Int) -> MathLength {
    column < columnGaps.count ? columnGaps[column] : columnGaps.last ?? MathLength(ems: 1)
  }
}
