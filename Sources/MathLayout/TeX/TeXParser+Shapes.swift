extension TeXParser {
  mutating func shape(_ name: String, _ token: TeXToken) -> Shape? {
    var shape = Shape()
    switch name {
    case "matrix": break
    case "pmatrix": (shape.open, shape.close) = ("(", ")")
    case "bmatrix": (shape.open, shape.close) = ("[", "]")
    case "Bmatrix": (shape.open, shape.close) = ("{", "}")
    case "vmatrix": (shape.open, shape.close) = ("|", "|")
    case "Vmatrix": (shape.open, shape.close) = ("‖", "‖")
    case "smallmatrix", "psmallmatrix", "bsmallmatrix", "vsmallmatrix":
      shape.table.isSmall = true
      shape.table.columnGaps = [MathLength(ems: 0.5556)]
      switch name.first {
      case "p": (shape.open, shape.close) = ("(", ")")
      case "b": (shape.open, shape.close) = ("[", "]")
      case "v": (shape.open, shape.close) = ("|", "|")
      default: break
      }
    case "cases", "dcases": (shape.open, shape.table) = ("{", Self.cases(isDisplay: name == "dcases"))
    case "rcases", "drcases": (shape.close, shape.table) = ("}", Self.cases(isDisplay: name == "drcases"))
    case "array", "darray", "tabular", "subarray":
      if name == "tabular" || name == "array" { _ = rawBrackets() }
      columns(rawArgument() ?? [], &shape.table)
      shape.table.isDisplay = name == "darray"
      if name == "subarray" { Self.makeSmall(&shape, isScript: context.isScript) }
    case "aligned", "align", "split", "alignedat", "alignat", "eqnarray", "flalign":
      if name.hasSuffix("at") { _ = rawArgument() } else if name == "aligned" { _ = rawBrackets() }
      shape.isPaired = true
      shape.hasTags = !name.hasPrefix("aligned") && name != "split"
      shape.table.isDisplay = true
      shape.table.rowGap = MathLength(ems: 0.3)
      shape.pairGap = name.hasSuffix("at") ? 0 : name.hasPrefix("aligned") ? 1 : 2
      if name == "eqnarray" {
        shape.isPaired = false
        shape.pairGap = nil
        shape.table.alignments = [.right, .center, .left]
        shape.table.columnGaps = [MathLength(ems: 0.2778)]
      }
    case "gathered", "gather", "multline":
      if name == "gathered" { _ = rawBrackets() }
      shape.hasTags = name != "gathered"
      shape.table.isDisplay = true
      shape.table.rowGap = MathLength(ems: 0.3)
      if name == "multline" { shape.table.alignments = [.left] }
    default: return nil
    }
    // Environments such as `matrix*` have an argument for the alignment of columns.
    if name.hasSuffix("matrix"), let tokens = rawStarBrackets() { columns(tokens, &shape.table) }
    return shape
  }

  /// Takes the `[r]` directly after `\begin{pmatrix*}`.
  private mutating func rawStarBrackets() -> [TeXToken]? {
    guard input.peek().isCharacter("[") else { return nil }
    let open = input.next()
    let next = input.peek()
    input.push([open])
    guard next.isCharacter("l") || next.isCharacter("r") || next.isCharacter("c") else { return nil }
    return rawBrackets()
  }

  private static func cases(isDisplay: Bool) -> MathTable {
    var table = MathTable(rows: [])
    table.alignments = [.left]
    table.isDisplay = isDisplay
    return table
  }

  static func makeSmall(_ shape: inout Shape, isScript: Bool) {
    // In a script the cells have the size of the script; elsewhere they are one script level smaller.
    shape.table.isSmall = !isScript
    shape.isScript = true
    shape.table.hasStruts = false
    shape.table.rowGap = MathLength(ems: 0.2)
  }

  /// Aligns columns in pairs, right and left, with a gap after each pair.
  static func alignPairs(_ table: inout MathTable, gap: Double) {
    // Real tables have fewer than 64 columns. Further columns are aligned like the last one.
    let columns = min(64, table.rows.map(\.count).max() ?? 0)
    table.alignments = (0..<max(1, columns)).map { $0 % 2 == 0 ? .right : .left }
    table.columnGaps = (0..<max(1, columns - 1)).map { $0 % 2 == 0 ? .zero : MathLength(ems: gap) }
  }

  /// Reads the columns of an array, such as `{l|cr}`.
  private mutating func columns(_ tokens: [TeXToken], _ table: inout MathTable) {
    var index = 0
    while index < tokens.count, table.alignments.count < 1_000 {
      switch tokens[index].kind {
      case .character("l"), .character("p"), .character("m"), .character("X"): table.alignments.append(.left)
      case .character("c"): table.alignments.append(.center)
      case .character("r"): table.alignments.append(.right)
      case .character("|"): table.columnLines.append(table.alignments.count)
      case .character(":"): table.dashedColumnLines.append(table.alignments.count)
      case .open:
        // A group in braces gives the width of a column, or text between columns. It is skipped.
        var depth = 0
        while index < tokens.count {
          if tokens[index].kind == .open { depth += 1 }
          if tokens[index].kind == .close { depth -= 1 }
          guard depth > 0 else { break }
          index += 1
        }
      default: break
      }
      index += 1
    }
  }
}
