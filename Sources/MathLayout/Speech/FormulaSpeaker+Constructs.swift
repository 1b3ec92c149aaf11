extension FormulaSpeaker {
  mutating func say(_ fraction: MathFraction) {
    let (above, below) = (fraction.numerator, fraction.denominator)
    if fraction.barThickness == .zero {
      say(above)
      add("choose")
      say(below)
      return
    }
    if case .token(let one) = above, case .token(let other) = below, one.kind == .number,
      other.kind == .number,
      let count = Int(one.text), let parts = Int(other.text), let name = SpokenSymbols.parts(count, of: parts)
    {
      return add(name)
    }
    if above.isSimple, below.isSimple {
      say(above)
      add("over")
      say(below)
      return
    }
    add("the fraction with numerator")
    say(above)
    if !above.isSimple { pause() }
    add("and denominator")
    say(below)
    if !below.isSimple { pause() }
  }

  mutating func say(_ root: MathRoot) {
    switch root.degree?.ownText {
    case nil where root.degree == nil, "2": add("the square root of")
    case "3": add("the cube root of")
    case let degree?: add("the \(SpokenSymbols.ordinal(degree)) root of")
    case nil:
      add("the root with degree")
      if let degree = root.degree { say(degree) }
      add("of")
    }
    say(root.radicand)
    if !root.radicand.isSimple {
      add("end root")
      pause()
    }
  }

  // MARK: Scripts

  mutating func say(_ scripts: MathScripts) {
    for pair in scripts.before {
      if let sup = pair.sup { say(sup) }
      if let sub = pair.sub {
        pause()
        say(sub)
      }
    }
    if let pair = scripts.after.first, scripts.after.count == 1, let op = scripts.base.coreOperator,
      let name = SpokenSymbols.large[op.text]
    {
      return say(large: name, under: pair.sub, over: pair.sup)
    }
    // "Inverse" is spoken before the name of a function.
    if let pair = scripts.after.first, scripts.after.count == 1, pair.sub == nil, let sup = pair.sup,
      sup.isMinusOne,
      let name = scripts.base.ownText.flatMap({ SpokenSymbols.functions[$0] })
    {
      return add("inverse \(name)")
    }
    if case .row(let nodes) = scripts.base, nodes.last?.fence(.postfix) == "|",
      nodes[0].fence(.prefix) == nil,
      let pair = scripts.after.first
    {
      say(row: nodes.dropLast())
      return say(large: "evaluated", under: pair.sub, over: pair.sup, isAt: true)
    }
    say(scripts.base)
    for pair in scripts.after {
      if let sub = pair.sub {
        add("sub")
        say(sub)
        if !sub.isSimple { add("end sub") }
      }
      if let sup = pair.sup { say(power: sup, hasBase: scripts.base != .empty) }
    }
  }

  private mutating func say(power: MathNode, hasBase: Bool) {
    if case .row(let nodes) = power, nodes.count > 1,
      let prime = nodes[0].ownText.flatMap({ SpokenSymbols.primes[$0] })
    {
      add(prime)
      return say(power: nodes.count == 2 ? nodes[1] : .row(Array(nodes.dropFirst())), hasBase: hasBase)
    }
    let text = power.ownText
    if let text {
      if let name = SpokenSymbols.powers[text] { return add(name) }
      if let prime = SpokenSymbols.primes[text] { return add(prime) }
      if hasBase, let number = Int(text), number >= 0 { return add("to the \(SpokenSymbols.ordinal(text))") }
    }
    if power.isSimple || !hasBase {
      // The charge of an ion is not a power.
      add(power.isCharge ? "" : hasBase ? "to the" : "super")
      say(power)
      return
    }
    add("raised to the")
    say(power)
    add("power")
    pause()
  }

  // MARK: Below and above

  mutating func say(_ parts: MathUnderOver) {
    let text = parts.base.ownText ?? ""
    if let name = SpokenSymbols.large[text] { return say(large: name, under: parts.under, over: parts.over) }
    if let name = SpokenSymbols.limits[text], let under = parts.under {
      add(name)
      if text.hasPrefix("lim"), case .row = under { add("as") } else { add("over") }
      say(limit: under)
      return add("of")
    }
    if let mark = parts.over?.ownText, parts.under == nil, let name = SpokenSymbols.marks[mark] {
      say(parts.base)
      return add(name)
    }
    if let mark = parts.under?.ownText, parts.over == nil, SpokenSymbols.marks[mark] != nil {
      say(parts.base)
      return add("underlined")
    }
    // The label of a brace is in a node around the node with the brace.
    say(parts.base)
    if let over = parts.over {
      add(over.isPlainBrace ? "" : "with")
      say(over)
      add(over.isPlainBrace ? "" : "above")
    }
    if let under = parts.under {
      add(under.isPlainBrace ? "" : "with")
      say(under)
      add(under.isPlainBrace ? "" : "below")
    }
    pause()
  }

  private mutating func say(large name: String, under: MathNode?, over: MathNode?, isAt: Bool = false) {
    add(name)
    switch (under, over) {
    case (let under?, let over?):
      add("from")
      say(under)
      add("to")
      say(over)
    case (let under?, nil):
      add(isAt ? "at" : "over")
      say(under)
    case (nil, let over?):
      add("to")
      say(over)
    case (nil, nil): break
    }
    add(isAt ? "" : "of")
  }

  /// Says what is below a limit; an arrow is spoken as "approaches".
  private mutating func say(limit node: MathNode) {
    guard case .row(let nodes) = node else { return say(node) }
    for node in nodes {
      if case .op(let op) = node, op.text == "→" || op.text == "⟶" { add("approaches") } else { say(node) }
    }
  }

  mutating func say(_ lines: MathEnclosure, _ node: MathNode) {
    let isCrossed = !lines.isDisjoint(with: [.upDiagonal, .downDiagonal, .horizontal])
    if isCrossed { add("crossed out") }
    if lines.contains(.box) { add("boxed") }
    if lines.contains(.phaseAngle) { add("angle") }
    if lines.contains(.topSegment) || lines.contains(.bottomSegment) { add("segment") }
    say(node)
    if lines.contains([.top, .right]) {
      add("angle")
    } else if lines.contains(.top) {
      add(node.isSimple ? "bar" : "with a line above")
    }
    if lines.contains(.bottom) { add("underlined") }
    if !node.isSimple { pause() }
  }

  // MARK: Tables

  mutating func say(_ table: MathTable, open: String, close: String) {
    let columns = table.rows.map(\.count).max() ?? 0
    if open == "{" && close.isEmpty || open.isEmpty && close == "}" {
      add("\(table.rows.count) cases")
      say(rows: table, name: "case")
    } else if !table.hasStruts {
      // The rows of this table are the lines of a limit (`\substack`).
      for row in table.rows {
        for cell in row { say(cell) }
        pause()
      }
    } else if table.isDisplay {
      say(rows: table, name: table.rows.count == 1 ? "" : "line")
    } else {
      if open == "|" { add("the determinant of") }
      if open == "‖" { add("the norm of") }
      add("the \(table.rows.count) by \(columns) matrix")
      say(rows: table, name: "row", isMatrix: true)
    }
    pause()
  }

  private mutating func say(rows table: MathTable, name: String, isMatrix: Bool = false) {
    for (index, row) in table.rows.enumerated() {
      if !name.isEmpty {
        add(";")
        add("\(name) \(index + 1)")
        add(":")
      }
      for (column, cell) in row.enumerated() {
        if column > 0, isMatrix || name == "case" { pause() }
        say(cell)
      }
    }
  }
}

extension MathNode {
  /// Whether the node is a number with a plus or minus sign after it, such as `2+`.
  fileprivate var isCharge: Bool {
    guard case .row(let nodes) = self, nodes.count == 2, case .op = nodes[1] else { return false }
    return nodes[0].isPlain
  }

  fileprivate var isMinusOne: Bool {
    guard case .row(let nodes) = self, nodes.count == 2 else { return false }
    return nodes[0].ownText == "−" && nodes[1].ownText == "1"
  }

  fileprivate var isPlainBrace: Bool {
    guard let text = ownText else { return false }
    return ["⏞", "⏟", "⎴", "⎵", "⏜", "⏝", "⏠", "⏡"].contains(text)
  }
}
