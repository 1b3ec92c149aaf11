extension TeXParser {
  /// The layout of an environment's rows.
  struct Shape {
    var table = MathTable(rows: [])
    var open = ""
    var close = ""
    /// Whether cells are in pairs. The second cell of a pair is spaced as if an atom stood before it.
    var isPaired = false
    /// The gap after each pair, in ems; nil for columns that are not aligned in pairs.
    var pairGap: Double?
    /// Whether rows may have a `\tag`.
    var hasTags = false
    /// Whether the cells have the style of scripts, in which operators have no spaces.
    var isScript = false
  }

  /// Reads `\begin{name} … \end{name}` after `\begin`.
  mutating func environment(_ token: TeXToken) -> TeXAtom {
    guard let name = textArgument(), !name.isEmpty else {
      report(token.range, "\\begin needs the name of an environment.")
      return error(from: token)
    }
    let plain = name.hasSuffix("*") ? String(name.dropLast()) : name
    guard level + 6 <= MathNode.deepest else { return tooDeep() }
    level += 1
    defer { level -= 1 }
    switch plain {
    case "equation", "displaymath", "math", "dmath", "subequations", "center":
      openEnvironments += 1
      let outer = context
      let row = row([])
      context = outer
      openEnvironments -= 1
      finish(name, token)
      return TeXAtom(row.node)
    case "CD": return TeXAtom(diagram(name, token))
    default:
      guard let shape = shape(plain, token) else {
        report(token.start..<max(token.end, input.lastEnd), "\(name) is not a known environment.")
        return unknown(name, token)
      }
      return TeXAtom(rows(shape, name, token))
    }
  }

  /// Reads an unknown environment up to its end. It is shown as it was written.
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

  /// Takes the `\end` of an environment if it comes next; otherwise reports that it is missing.
  mutating func finish(_ name: String, _ token: TeXToken) {
    guard peek().isCommand("end") else {
      reportOpen(token.range, "\\begin{\(name)} has no \\end{\(name)}.")
      return
    }
    let end = input.next()
    let found = textArgument() ?? ""
    if found != name {
      reportOpen(end.start..<max(end.end, input.lastEnd), "\\end{\(found)} ends \\begin{\(name)}.")
    }
  }

  // MARK: Rows

  private mutating func rows(_ shape: Shape, _ name: String, _ token: TeXToken) -> MathNode {
    var table = shape.table
    let outer = (context, tag, tagText)
    openEnvironments += 1
    let tags = readRows(shape, &table)
    openEnvironments -= 1
    context = outer.0
    finish(name, token)
    if tags.contains(where: { $0 != nil }) {
      table.tags = tags
      tag = outer.1
      tagText = outer.2
    } else {
      // A `\tag` in a table inside a formula belongs to the formula.
      tag = tag ?? outer.1
    }
    return Self.fenced(shape.open, .table(table), shape.close)
  }

  /// Reads the rows of a table up to its end, which is not taken, and returns the tags of the rows.
  private mutating func readRows(_ shape: Shape, _ table: inout MathTable) -> [MathNode?] {
    var tags: [MathNode?] = []
    if shape.isScript || table.isSmall { context.isScript = true }
    if table.isDisplay { context.isScript = false }
    readLines(&table)
    reading: while true {
      var row: [MathNode] = []
      if shape.hasTags { tag = nil }
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
      skipLength()
      readLines(&table)
    }
    // An empty row after the last `\\` does not count.
    if table.rows.count > 1, table.rows.last == [.empty] {
      table.rows.removeLast()
      tags.removeLast()
    }
    if let gap = shape.pairGap { Self.alignPairs(&table, gap: gap) }
    return tags
  }

  /// Reads a table whose rows are in braces, as in plain TeX: `\matrix{a & b \cr c & d}`.
  mutating func plainTable(_ name: String, _ token: TeXToken) -> TeXAtom {
    skipSpaces()
    guard input.peek().kind == .open else {
      report(token.range, "\(token.spelling) needs its rows in braces.")
      return error(from: token)
    }
    guard level + 6 <= MathNode.deepest else { return tooDeep() }
    let environment = name == "eqalign" ? "aligned" : name == "displaylines" ? "gathered" : name
    guard let shape = shape(environment, token) else { return error(from: token) }
    let open = input.next()
    var table = shape.table
    let outer = context
    level += 1
    openBraces += 1
    _ = readRows(shape, &table)
    openBraces -= 1
    level -= 1
    context = outer
    close(open)
    return TeXAtom(Self.fenced(shape.open, .table(table), shape.close))
  }

  /// Skips a length in square brackets after `\\`. If the brackets contain something else, they belong to the
  /// next cell and are not taken.
  private mutating func skipLength() {
    guard input.peek().isCharacter("[") else { return }
    var tokens = [input.next()]
    // No length has more than 24 characters. The limit keeps a bracket without an end from being read again
    // and again.
    while tokens.count < 24, input.peek().scalar != nil || input.peek().kind == .space {
      tokens.append(input.next())
      guard tokens[tokens.count - 1].isCharacter("]") else { continue }
      if length(Self.text(Array(tokens.dropFirst().dropLast()))) != nil { return }
      break
    }
    input.push(tokens)
  }

  /// Reads `\hline` and similar commands before a row.
  private mutating func readLines(_ table: inout MathTable) {
    while true {
      skipSpaces()
      guard case .command(let name) = peek().kind else { return }
      switch name {
      case "hline", "toprule", "midrule", "bottomrule":
        input.next()
        table.rowLines.append(table.rows.count)
      case "hdashline":
        input.next()
        table.dashedRowLines.append(table.rows.count)
      case "cline", "noalign":
        input.next()
        _ = rawArgument()
      default: return
      }
    }
  }

  /// Reads `\substack{a \\ b}`: the lines of a limit.
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
    level += 1
    openBraces += 1
    repeat {
      let row = row(.cell)
      shape.table.rows.append([row.node])
      guard peek().isCommand("\\") || peek().isCommand("cr") || peek().isCharacter("&") else { break }
      input.next()
    } while true
    openBraces -= 1
    level -= 1
    context = outer
    close(open)
    if shape.table.rows.count > 1, shape.table.rows.last == [.empty] { shape.table.rows.removeLast() }
    return TeXAtom(.table(shape.table))
  }
}
