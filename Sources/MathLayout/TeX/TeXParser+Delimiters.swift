extension TeXParser {
  /// Takes the delimiter after `\left` and similar commands; empty for `.`. If there is no delimiter, returns
  /// nil and takes no token.
  private mutating func delimiterText() -> String? {
    skipSpaces()
    let token = peek()
    var text: String?
    switch token.kind {
    case .open: text = "{"
    case .close where openBraces == 0: text = "}"
    case .character("."): text = ""
    case .character("<"): text = "⟨"
    case .character(">"): text = "⟩"
    case .character("/"), .character("|"): text = token.spelling
    case .character(let scalar):
      if let command = TeXCommands.character(scalar), case .symbol(let symbol, let kind) = command,
        kind == .open || kind == .close || kind == .ord || Self.arrows.contains(symbol)
      {
        text = symbol
      }
    case .command(let name):
      if case .symbol(let symbol, let kind)? = TeXCommands.command(name),
        kind == .open || kind == .close || kind == .ord || Self.arrows.contains(symbol) || symbol == "∣"
          || symbol == "∥"
      {
        text = symbol
      }
    default: break
    }
    if text != nil { input.next() }
    return text
  }

  private static let arrows: Set<String> = ["↑", "↓", "↕", "⇑", "⇓", "⇕"]

  /// Reads `\left( … \middle| … \right)` after `\left`.
  mutating func delimited(_ token: TeXToken) -> TeXAtom {
    guard level + 4 <= MathNode.deepest else { return tooDeep() }
    var open = delimiterText()
    if open == nil {
      report(token.range, "\\left needs a delimiter.")
      open = ""
    }
    let outer = context
    openDelimiters += 1
    level += 1
    var nodes: [MathNode] = []
    if let open, !open.isEmpty { nodes.append(.op(Self.growing(open, .prefix))) }
    while true {
      nodes += TeXSpacing(isScript: context.isScript, before: nil).nodes(list([])).nodes
      guard peek().isCommand("middle") else { break }
      let middle = input.next()
      guard let text = delimiterText() else {
        report(middle.range, "\\middle needs a delimiter.")
        continue
      }
      var op = Self.growing(text, .infix)
      op.leadingSpace = .zero
      op.trailingSpace = .zero
      if !text.isEmpty { nodes.append(.op(op)) }
    }
    level -= 1
    openDelimiters -= 1
    context = outer
    if peek().isCommand("right") {
      let right = input.next()
      if let text = delimiterText() {
        if !text.isEmpty { nodes.append(.op(Self.growing(text, .postfix))) }
      } else {
        report(right.range, "\\right needs a delimiter.")
      }
    } else {
      reportOpen(token.range, "This \\left has no \\right.")
    }
    var atom = TeXAtom(nodes.count == 1 ? nodes[0] : .row(nodes))
    atom.left = .open
    atom.right = .close
    if case .op? = nodes.first, nodes.count == 1 { atom = TeXAtom(.row(nodes)) }
    return atom
  }

  /// Reads a delimiter with a fixed size, such as `\big(`.
  mutating func sizedDelimiter(_ size: Double, _ kind: TeXClass, _ token: TeXToken) -> TeXAtom {
    guard let text = delimiterText() else {
      report(token.range, "\(token.spelling) needs a delimiter.")
      return error(token)
    }
    guard !text.isEmpty else { return Self.nothing }
    let form: MathOperator.Form =
      switch kind {
      case .close: .postfix
      case .rel: .infix
      default: .prefix
      }
    var op = Self.growing(text, form)
    op.isSymmetric = true
    op.minimumSize = MathLength(ems: size)
    op.maximumSize = MathLength(ems: size)
    return TeXAtom(.op(op), kind)
  }
}
