extension MathMLWriter {
  /// A table: attributes for readers of MathML 3, and styles of the cells for browsers, which know no others.
  static func write(_ table: MathTable, _ text: inout String) {
    open("mtable", table.attributes, &text)
    for (index, row) in table.rows.enumerated() {
      text += "<mtr>"
      if index < table.tags.count, let tag = table.tags[index] {
        element("mtd", [tag], [("data-tag", "true"), ("style", "padding:0 2em 0 0")], &text)
      }
      for (column, cell) in row.enumerated() {
        element("mtd", [cell], [("style", table.style(row: index, column: column))], &text)
      }
      text += "</mtr>"
    }
    text += "</mtable>"
  }
}

extension MathTable {
  /// The attributes that say all of a table.
  fileprivate var attributes: [(String, String)] {
    var list: [(String, String)] = []
    if !alignments.isEmpty { list.append(("columnalign", alignments.map(\.rawValue).joined(separator: " "))) }
    if !columnGaps.isEmpty { list.append(("columnspacing", columnGaps.map(\.css).joined(separator: " "))) }
    list.append(("rowspacing", rowGap.css))
    if isDisplay { list.append(("displaystyle", "true")) }
    if isSmall { list.append(("scriptlevel", "+1")) }
    if !columnLines.isEmpty {
      list.append(("data-columnlines", columnLines.map(String.init).joined(separator: " ")))
    }
    if !rowLines.isEmpty { list.append(("data-rowlines", rowLines.map(String.init).joined(separator: " "))) }
    if !hasStruts { list.append(("data-struts", "false")) }
    return list
  }

  /// How a cell looks.
  fileprivate func style(row: Int, column: Int) -> String {
    let last = max(1, rows.map(\.count).max() ?? 0) - 1
    let half = rowGap.ems / 2
    let top = row == 0 ? 0 : half
    let bottom = row + 1 >= rows.count ? 0 : half
    let left = column == 0 ? 0 : gap(after: column - 1) / 2
    let right = column >= last ? 0 : gap(after: column) / 2
    let sides = [top, right, bottom, left].map { MathLength(ems: $0).css }
    var style = "padding:" + sides.joined(separator: " ")
    let alignment = alignments.isEmpty ? .center : alignments[min(column, alignments.count - 1)]
    style += ";text-align:" + alignment.rawValue
    if hasStruts { style += ";line-height:1.2" }
    for (line, side) in [
      (columnLines.contains(column), "left"), (column == last && columnLines.contains(last + 1), "right"),
    ]
    where line { style += ";border-\(side):0.04em solid" }
    for (line, side) in [
      (rowLines.contains(row), "top"), (row + 1 == rows.count && rowLines.contains(row + 1), "bottom"),
    ]
    where line { style += ";border-\(side):0.04em solid" }
    return style
  }

  private func gap(after column: Int) -> Double {
    columnGaps.isEmpty ? 1 : columnGaps[min(column, columnGaps.count - 1)].ems
  }
}
