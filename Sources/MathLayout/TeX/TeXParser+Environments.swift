extension TeXParser {
  /// How the environment of a name lays out its rows.
  private struct Shape {
    var table = MathTable(rows: [])
    var open = ""
    var close = ""
    /// Whether cells stand in pairs, where the second of a pair starts as if something stood before it.
    var isPaired = false
    /// The gap after each pair, in ems; nil for columns that are aligned otherwise.
    var pairGap: Double?
    /// Whether `\tag` counts for rows.
    var hasTags = false
    /// Whether its cells have the size of scripts already.
    var isStarred = false
  }

  /// `\begin{name} … \end{name}`, after `\begin`.
  mutating func environment(_ token: TeXToken) -> TeXAtom {
    guard let name = textArgument(), !name.isEmpty else {
      report(token.range, "\\begin lacks the name of an environment.")
      return error(from: token)
    }
    let plain = name.hasSuffix("*") ? String(name.dropLast()) : name
    guard level + 6 <= MathNode.deepest else { return tooDeep() }
    level += 3
    defer { level -= 3 }
    switch plain {
    case "equation", "displaymath", "math", "dmath":
      openEnvironments += 1
      let outer = context
      let row = row([])
      context = outer
      openEnvironments -= 1
      finish(name, token)
      return TeXAtom(row.node)
    default:
      guard let shape = shape(plain, token) else {
        report(token.start..<max(token.end, input.lastEnd), "\(name) is not a known environment.")
        return unknown(name, token)
      }
      return TeXAtom(rows(shape, name, token))
    }
  }

  /// An environment that is not known is shown as it was written, up to its end.
  private mutating func unknown(_ name: String, _ token: TeXToken) -> TeXAtom {
    var depth = 1
    while input.peek().kind != .end {
      let next = input.next()
      if next.isCommand("begin") { depth += 1 }
      if next.isCommand("end") { depth -= 1 }
      guard depth == 0 else { continue }
      _ = rawArgument()
      break
    }
    return error(from: token)
  }

  /// Takes the `\end` of an environment, if it is there.
  private mutating func finish(_ name: String, _ token: TeXToken) {
    guard peek().isCommand("end") else {
      report(token.range, "\\begin{\(name)} has no \\end{\(name)}.")
      return
    }
    let end = input.next()
    let found = textArgument() ?? ""
    if found != name {
      report(end.start..<max(end.end, input.lastEnd), "\\end{\(found)} ends \\begin{\(name)}.")
    }
  }

  // MARK: Rows

  private mutating func rows(_ shape: Shape, _ name: String, _ token: TeXToken) -> MathNode {
    var table = shape.table
    var tags: [MathNode?] = []
    let outer = (context, tag, tagText)
    openEnvironments += 1
    if shape.isStarred || table.isSmall { context.isScript = true }
    if table.isDisplay { context.isScript = false }
    readLines(&table)
    reading: while true {
      var row: [MathNode] = []
      tag = nil
      while true {
        let inner = context
        row.append(self.row(.cell, before: shape.isPaired && row.count % 2 == 1 ? .ord : nil).node)
        context = inner
        guard peek().isCharacter("&") else { break }
        input.next()
      }
      table.rows.append(row)
      tags.append(shape.hasTags ? tag : nil)
      let end = peek()
      guard end.isCommand("\\") || end.isCommand("cr") || end.isCommand("newline") else { break reading }
      input.next()
      if input.peek().isCharacter("*") { input.next() }
      if isLengthInBrackets { _ = rawBrackets() }
      readLines(&table)
    }
    openEnvironments -= 1
    context = outer.0
    finish(name, token)
    // A row that only follows the last `\\` is none.
    if table.rows.count > 1, table.rows.last == [.empty] {
      table.rows.removeLast()
      tags.removeLast()
    }
    if let gap = shape.pairGap { Self.alignPairs(&table, gap: gap) }
    if tags.contains(where: { $0 != nil }) {
      table.tags = tags
      tag = outer.1
      tagText = outer.2
    } else if !shape.hasTags {
      // `\tag` in a table within a formula is the formula's.
      tag = tag ?? outer.1
    }
    return Self.fenced(shape.open, .table(table), shape.close)
  }

  /// Whether square brackets after `\\` hold a length, and are no part of the next cell.
  private var isLengthInBrackets: Bool {
    mutating get {
      guard input.peek().isCharacter("[") else { return false }
      let open = input.next()
      let next = input.peek()
      input.push([open])
      guard case .character(let scalar) = next.kind else { return false }
      return ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
    }
  }

  /// `\hline` and its kin before a row.
  private mutating func readLines(_ table: inout MathTable) {
    while true {
      skipSpaces()
      guard case .command(let name) = peek().kind else { return }
      switch name {
      case "hline", "hdashline", "toprule", "midrule", "bottomrule":
        input.next()
        if table.rowLines.last != table.rows.count { table.rowLines.append(table.rows.count) }
      case "cline", "noalign":
        input.next()
        _ = rawArgument()
      default: return
      }
    }
  }

  // MARK: Shapes

  private mutating func shape(_ name: String, _ token: TeXToken) -> Shape? {
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
    // `matrix*` and its kin say how their columns stand.
    if name.hasSuffix("matrix"), let tokens = rawStarBrackets() { columns(tokens, &shape.table) }
    return shape
  }

  /// `[r]` right after `\begin{pmatrix*}`.
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

  private static func makeSmall(_ shape: inout Shape, isScript: Bool) {
    // Within a script its lines are as large as the script.
    shape.table.isSmall = !isScript
    shape.isStarred = true
    shape.table.hasStruts = false
    shape.table.rowGap = MathLength(ems: 0.2)
  }

  /// Columns in pairs, right and left, with a gap after each pair.
  private static func alignPairs(_ table: inout MathTable, gap: Double) {
    // No table of people has more columns; all after them stand as the last one.
    let columns = min(64, table.rows.map(\.count).max() ?? 0)
    table.alignments = (0..<max(1, columns)).map { $0 % 2 == 0 ? .right : .left }
    table.columnGaps = (0..<max(1, columns - 1)).map { $0 % 2 == 0 ? .zero : MathLength(ems: gap) }
  }

  /// `{l|cr}` of an array.
  private mutating func columns(_ tokens: [TeXToken], _ table: inout MathTable) {
    var index = 0
    var lines: [Int] = []
    while index < tokens.count, table.alignments.count < 1_000 {
      switch tokens[index].kind {
      case .character("l"), .character("p"), .character("m"), .character("X"): table.alignments.append(.left)
      case .character("c"): table.alignments.append(.center)
      case .character("r"): table.alignments.append(.right)
      case .character("|"), .character(":"):
        if lines.last != table.alignments.count { lines.append(table.alignments.count) }
      case .open:
        // What stands in braces says how wide a column is, or what stands between columns.
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
    table.columnLines = lines
  }

  /// `\substack{a \\ b}`: lines of a limit.
  mutating func substack(_ token: TeXToken) -> TeXAtom {
    skipSpaces()
    guard input.peek().kind == .open, level + 6 <= MathNode.deepest else {
      guard let node = argument(of: token) else { return error(from: token) }
      return TeXAtom(node)
    }
    let open = input.next()
    var shape = Shape()
    Self.makeSmall(&shape, isScript: context.isScript)
    let outer = context
    context.isScript = true
    level += 3
    openBraces += 1
    repeat {
      let row = row(.cell)
      shape.table.rows.append([row.node])
      guard peek().isCommand("\\") || peek().isCommand("cr") || peek().isCharacter("&") else { break }
      input.next()
    } while true
    openBraces -= 1
    level -= 3
    context = outer
    close(open)
    if shape.table.rows.count > 1, shape.table.rows.last == [.empty] { shape.table.rows.removeLast() }
    return TeXAtom(.table(shape.table))
  }
}
