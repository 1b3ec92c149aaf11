extension MathMLWriter {
  /// Writes a table: attributes for readers of MathML 3, and CSS styles of the cells for browsers, which
  /// ignore those attributes.
  static func write(_ table: MathTable, _ text: inout String) {
    open("mtable", table.attributes, &text)
    let styles = MathCellStyles(table)
    for (index, row) in table.rows.enumerated() {
      text += "<mtr>"
      if index < table.tags.count, let tag = table.tags[index] {
        element("mtd", [tag], [("data-tag", "true"), ("style", "padding:0 2em 0 0")], &text)
      }
      for (column, cell) in row.enumerated() {
        element("mtd", [cell], [("style", styles.style(row: index, column: column))], &text)
      }
      text += "</mtr>"
    }
    text += "</mtable>"
  }
}

extension MathTable {
  /// The attributes that describe the whole table.
  fileprivate var attributes: [(String, String)] {
    var list: [(String, String)] = []
    if !alignments.isEmpty {
      list.append(("columnalign", alignments.map(\.rawValue).joined(separator: " ")))
    }
    if !columnGaps.isEmpty { list.append(("columnspacing", columnGaps.map(\.css).joined(separator: " "))) }
    list.append(("rowspacing", rowGap.css))
    if isDisplay { list.append(("displaystyle", "true")) }
    if isSmall { list.append(("scriptlevel", "+1")) }
    if !columnLines.isEmpty {
      list.append(("data-columnlines", columnLines.map(String.init).joined(separator: " ")))
    }
    if !rowLines.isEmpty { list.append(("data-rowlines", rowLines.map(String.init).joined(separator: " "))) }
    if !dashedColumnLines.isEmpty {
      list.append(("data-columndashes", dashedColumnLines.map(String.init).joined(separator: " ")))
    }
    if !dashedRowLines.isEmpty {
      list.append(("data-rowdashes", dashedRowLines.map(String.init).joined(separator: " ")))
    }
    if !hasStruts { list.append(("data-struts", "false")) }
    return list
  }
}

/// The CSS of a table's cells. Values that are the same for all cells are computed once.
private struct MathCellStyles {
  private let table: MathTable
  private let lastColumn: Int
  private let columnLines: [Int: MathTableLines]
  private let rowLines: [Int: MathTableLines]

  init(_ table: MathTable) {
    self.table = table
    lastColumn = max(1, table.rows.map(\.count).max() ?? 0) - 1
    columnLines = table.linesOfColumns
    rowLines = table.linesOfRows
  }

  func style(row: Int, column: Int) -> String {
    let isLast = (row: row + 1 >= table.rows.count, column: column >= lastColumn)
    let half = table.rowGap.ems / 2
    let top = row == 0 ? 0 : half
    let bottom = isLast.row ? 0 : half
    let left = column == 0 ? 0 : gap(after: column - 1) / 2
    let right = isLast.column ? 0 : gap(after: column) / 2
    var style =
      "padding:" + [top, right, bottom, left].map { MathLength(ems: $0).css }.joined(separator: " ")
    let alignments = table.alignments
    let alignment = alignments.isEmpty ? .center : alignments[min(column, alignments.count - 1)]
    style += ";text-align:" + alignment.rawValue
    if table.hasStruts { style += ";line-height:1.2" }
    if let lines = columnLines[column] { style += ";border-left:" + lines.css }
    if isLast.column, let lines = columnLines[column + 1] { style += ";border-right:" + lines.css }
    if let lines = rowLines[row] { style += ";border-top:" + lines.css }
    if isLast.row, let lines = rowLines[row + 1] { style += ";border-bottom:" + lines.css }
    return style
  }

  private func gap(after column: Int) -> Double {
    let gaps = table.columnGaps
    return gaps.isEmpty ? 1 : gaps[min(column, gaps.count - 1)].ems
  }
}

extension MathTableLines {
  /// The lines as a border. CSS has no border of more than two lines, or of two dashed ones.
  fileprivate var css: String {
    solid == 0 ? "0.04em dashed" : count == 1 ? "0.04em solid" : "0.24em double"
  }
}
