extension TeXParser {
  /// Reads the next atom without its scripts.
  mutating func nucleus() -> TeXAtom {
    let token = peek()
    guard level + 3 <= MathNode.deepest else { return tooDeep() }
    input.next()
    switch token.kind {
    case .open: return group(token)
    case .character(let scalar): return character(scalar, token)
    case .verbatim(let text): return TeXAtom(Self.verbatim(text))
    case .command(let name):
      guard let command = TeXCommands.command(name) else {
        // A macro that is no longer expanded was already reported.
        if !mayExpand, macros[name] != nil { return error(token) }
        report(
          token.range,
          name.isEmpty ? "A command is missing after this backslash." : "\\\(name) is not a known command.")
        return error(token)
      }
      return atom(command, name, token)
    default:
      report(token.range, "\(token.spelling) is not allowed here.")
      return error(token)
    }
  }

  /// Reads a group after its opening brace.
  private mutating func group(_ open: TeXToken) -> TeXAtom {
    let outer = context
    level += 1
    openBraces += 1
    let row = row([])
    openBraces -= 1
    level -= 1
    context = outer
    close(open)
    return TeXAtom(row.node)
  }

  /// Takes the closing brace of a group if it comes next; otherwise reports that it is missing.
  mutating func close(_ open: TeXToken) {
    if input.peek().kind == .close {
      input.next()
    } else {
      reportOpen(open.range, "This { is not closed.")
    }
  }

  /// Reads an argument of a command: a group or a single atom. If there is none, returns nil and reports a
  /// problem.
  mutating func argument(of token: TeXToken, isScript: Bool? = nil) -> MathNode? {
    skipSpaces()
    let next = peek()
    let outer = context
    defer { context = outer }
    if let isScript { context.isScript = isScript }
    switch next.kind {
    case .end where isBeginning: return .row([])
    case .end, .close, .character("&"), .character("^"), .character("_"): break
    case .command("\\"), .command("end"), .command("right"), .command("cr"): break
    case .open where level + 3 <= MathNode.deepest:
      input.next()
      level += 1
      openBraces += 1
      let row = row([])
      openBraces -= 1
      level -= 1
      close(next)
      return row.node
    default:
      level += 1
      defer { level -= 1 }
      // As an argument only one digit counts, while elsewhere several digits form one number.
      if case .character(let scalar) = next.kind, ("0"..."9").contains(scalar) {
        input.next()
        return .token(number(String(scalar)))
      }
      let atom = nucleus()
      return TeXSpacing(isScript: context.isScript, before: nil).row([atom]).node
    }
    report(token.range, "\(token.spelling) needs an argument.")
    return nil
  }

  /// Reads an argument in square brackets; nil if there is none.
  mutating func bracketArgument(isScript: Bool = false) -> MathNode? {
    skipSpaces()
    let open = input.peek()
    guard open.isCharacter("["), level + 3 <= MathNode.deepest else { return nil }
    input.next()
    let outer = context
    if isScript { context.isScript = true }
    level += 1
    let row = row(.bracket)
    level -= 1
    context = outer
    if input.peek().isCharacter("]") { input.next() } else { reportOpen(open.range, "This [ is not closed.") }
    return row.node
  }
}
