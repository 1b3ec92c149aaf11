extension MathMLParser {
  /// Converts `mtable` with its rows. Any child that is not a row counts as a row with one cell.
  mutating func table(_ element: Element) -> Child {
    var table = MathTable(rows: [])
    var tags: [MathNode?] = []
    var depth = 0
    for row in element.children {
      var cells = row.name == "mtr" || row.name == "mlabeledtr" ? row.cells : [row]
      depth = max(depth, cells.map(\.built.depth).max() ?? 0)
      if let first = cells.first, row.name == "mlabeledtr" || first.attributes["data-tag"] == "true" {
        tags.append(first.built.node)
        cells.removeFirst()
      } else {
        tags.append(nil)
      }
      table.rows.append(cells.map(\.built.node))
    }
    if tags.contains(where: { $0 != nil }) { table.tags = tags }
    read(element.attributes, into: &table)
    if table.alignments.isEmpty, let row = element.children.first {
      let alignments = row.cells.map(Self.alignment)
      if alignments.contains(where: { $0 != .center }) { table.alignments = alignments }
    }
    return child(element, Built(node: .table(table), depth: depth + 1))
  }

  private static func alignment(_ cell: Child) -> MathColumnAlignment {
    if let name = cell.attributes["columnalign"], let found = MathColumnAlignment(rawValue: name) {
      return found
    }
    let css = cell.attributes["style"] ?? ""
    return css.contains("text-align:left") ? .left : css.contains("text-align:right") ? .right : .center
  }

  private func read(_ attributes: [String: String], into table: inout MathTable) {
    func words(_ name: String) -> [Substring] {
      (attributes[name] ?? "").split(separator: " ").prefix(1_000).map(\.self)
    }
    table.alignments = words("columnalign").compactMap { MathColumnAlignment(rawValue: String($0)) }
    table.columnGaps = words("columnspacing").compactMap { Self.length(String($0)) }
    table.rowGap = words("rowspacing").first.flatMap { Self.length(String($0)) } ?? .zero
    table.isDisplay = attributes["displaystyle"] == "true"
    table.isSmall = attributes["scriptlevel"] == "+1"
    table.hasStruts = attributes["data-struts"] != "false"
    table.columnLines = words("data-columnlines").compactMap(Self.line)
    table.rowLines = words("data-rowlines").compactMap(Self.line)
    table.dashedColumnLines = words("data-columndashes").compactMap(Self.line)
    table.dashedRowLines = words("data-rowdashes").compactMap(Self.line)
    // MathML's own attributes name the lines between columns, between rows, and around the table.
    let columns = table.rows.map(\.count).max() ?? 0
    let (columnWords, rowWords) = (words("columnlines"), words("rowlines"))
    table.columnLines += Self.lines(columnWords, between: columns, isDashed: false)
    table.rowLines += Self.lines(rowWords, between: table.rows.count, isDashed: false)
    table.dashedColumnLines += Self.lines(columnWords, between: columns, isDashed: true)
    table.dashedRowLines += Self.lines(rowWords, between: table.rows.count, isDashed: true)
    switch attributes["frame"] {
    case "solid":
      table.columnLines = [0] + table.columnLines + [columns]
      table.rowLines = [0] + table.rowLines + [table.rows.count]
    case "dashed":
      table.dashedColumnLines = [0] + table.dashedColumnLines + [columns]
      table.dashedRowLines = [0] + table.dashedRowLines + [table.rows.count]
    default: break
    }
  }

  /// Reads the number of the column or row before which a line is drawn; nil if the text is not a number in a
  /// reasonable range.
  private static func line(_ text: Substring) -> Int? {
    Int(text).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  private static func lines(_ words: [Substring], between count: Int, isDashed: Bool) -> [Int] {
    guard let last = words.last, count > 1 else { return [] }
    return (1..<count).filter {
      let word = $0 <= words.count ? words[$0 - 1] : last
      return word != "none" && (word == "dashed") == isDashed
    }
  }
}
