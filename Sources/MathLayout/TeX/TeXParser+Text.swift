extension TeXParser {
  /// Reads `\text{…}` and similar commands: words, formulas between dollar signs, and the commands that words
  /// need.
  mutating func text(_ variant: MathVariant?, _ token: TeXToken) -> TeXAtom {
    skipSpaces()
    let open = peek()
    var nodes: [MathNode] = []
    var run = ""
    switch open.kind {
    case .open:
      input.next()
      openBraces += 1
      words(variant, &nodes, &run)
      openBraces -= 1
      close(open)
    case .character("("):
      // Language models sometimes write `\text(…)`. The words up to the closing bracket count.
      report(open.range, "\(token.spelling) needs its text in braces.")
      bracketed(&run)
    case .character(let scalar):
      input.next()
      run.unicodeScalars.append(scalar)
    case .verbatim(let words):
      input.next()
      nodes.append(Self.verbatim(words))
    case .end, .close, .space, .parameter, .command:
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    flush(variant, &nodes, &run)
    return TeXAtom(nodes.count == 1 ? nodes[0] : .row(nodes))
  }

  /// Reads words up to a closing round bracket, or up to the next command or brace.
  private mutating func bracketed(_ run: inout String) {
    var depth = 0
    while true {
      let token = input.peek()
      switch token.kind {
      case .space: run += " "
      case .character(let scalar):
        if scalar == "&" || scalar == "$" { return }
        run.unicodeScalars.append(scalar)
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
      default: return
      }
      input.next()
      if depth == 0 { return }
    }
  }

  /// Reads words up to a closing brace, which is not taken.
  private mutating func words(_ variant: MathVariant?, _ nodes: inout [MathNode], _ run: inout String) {
    var depth = 0
    while true {
      let token = peek()
      switch token.kind {
      case .end: return
      case .close:
        guard depth > 0 else { return }
        depth -= 1
        input.next()
      case .open:
        depth += 1
        input.next()
      case .space:
        input.next()
        run += " "
      case .character("$"):
        input.next()
        flush(variant, &nodes, &run)
        nodes.append(formula(in: token, .dollar))
      case .character("~"):
        input.next()
        run += "\u{A0}"
      case .character("'"):
        input.next()
        run += "’"
      case .character("-"):
        input.next()
        run += "-"
      case .character(let scalar):
        input.next()
        run.unicodeScalars.append(scalar)
      case .command(let name):
        if name == "end", openEnvironments > 0 { return }
        input.next()
        command(name, token, variant, &nodes, &run)
      case .verbatim(let words):
        input.next()
        flush(variant, &nodes, &run)
        nodes.append(Self.verbatim(words))
      case .parameter:
        input.next()
        run += token.spelling
      }
    }
  }

  /// Reads a command between words.
  private mutating func command(
    _ name: String, _ token: TeXToken, _ variant: MathVariant?, _ nodes: inout [MathNode], _ run: inout String
  ) {
    switch name {
    case "%", "$", "#", "&", "_", "{", "}":
      run += name
      return
    case " ", ",", ":", ";", ">", "quad", "qquad", "space", "thinspace", "\\", "newline":
      run += name == "qquad" ? "\u{2003}\u{2003}" : name == "quad" ? "\u{2003}" : " "
      return
    case "!", "/", "-": return
    case "(":
      flush(variant, &nodes, &run)
      nodes.append(formula(in: token, .parenthesis))
      return
    case "textsuperscript", "textsubscript":
      flush(variant, &nodes, &run)
      guard level + 4 <= MathNode.deepest else { return nodes.append(tooDeep().node) }
      level += 1
      let script = text(variant, token).node
      level -= 1
      nodes.append(
        .scripts(
          name == "textsubscript" ? MathScripts(.empty, sub: script) : MathScripts(.empty, sup: script)))
      return
    default: break
    }
    if let mark = Self.marks[name] {
      run += Self.marked(rawArgument() ?? [], mark)
      return
    }
    guard let command = TeXCommands.command(name) else {
      flush(variant, &nodes, &run)
      report(token.range, "\\\(name) is not a known command.")
      nodes.append(error(token).node)
      return
    }
    switch command {
    case .letter(let text, _)
    where name.hasPrefix("text") || text.unicodeScalars.allSatisfy { !$0.properties.isMath }:
      run += text
    case .dots: run += "…"
    case .alphabetSwitch, .style, .size: break
    default:
      flush(variant, &nodes, &run)
      guard level + 4 <= MathNode.deepest else { return nodes.append(tooDeep().node) }
      level += 1
      if case .text(let inner) = command {
        nodes.append(text(inner ?? variant, token).node)
      } else {
        nodes.append(atom(command, name, token).node)
      }
      level -= 1
    }
  }

  /// Reads a formula between words, after its opening delimiter.
  private mutating func formula(in open: TeXToken, _ end: Ends) -> MathNode {
    guard level + 4 <= MathNode.deepest else { return tooDeep().node }
    let outer = context
    context = Context()
    level += 1
    let row = row(end)
    level -= 1
    context = outer
    let token = input.peek()
    if end == .dollar ? token.isCharacter("$") : token.isCommand(")") {
      input.next()
    } else {
      reportOpen(open.range, "This formula inside a text is not closed.")
    }
    return row.node
  }

  /// Adds the collected words as a token. Spaces at its ends count, and are written so that browsers keep
  /// them.
  private func flush(_ variant: MathVariant?, _ nodes: inout [MathNode], _ run: inout String) {
    guard !run.isEmpty else { return }
    nodes.append(.token(MathToken(.text, Self.kept(run), variant: variant)))
    run = ""
  }

  /// Returns a text with no-break spaces at its ends, and with one space for several.
  static func kept(_ text: String) -> String {
    guard text.unicodeScalars.contains(" ") else { return text }
    var kept = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEdge = index == 0 || index == scalars.count - 1
      let follows = kept.last == " " || kept.last == "\u{A0}"
      if scalar == " ", isEdge || follows {
        // Several spaces in the source count as one.
        if follows, !isEdge || index > 0 { continue }
        kept.append("\u{A0}")
      } else {
        kept.append(scalar)
      }
    }
    if kept.last == " " {
      kept.removeLast()
      kept.append("\u{A0}")
    }
    return String(kept)
  }

  /// The commands that put an accent on a letter.
  private static let marks: [String: Unicode.Scalar] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}",
    ".": "\u{307}",
    "u": "\u{306}", "v": "\u{30C}", "H": "\u{30B}", "r": "\u{30A}", "c": "\u{327}", "k": "\u{328}",
    "d": "\u{323}", "b": "\u{331}",
  ]

  /// Returns the characters of an accent's argument, with the mark on the first one.
  private static func marked(_ tokens: [TeXToken], _ mark: Unicode.Scalar) -> String {
    let start = tokens.firstIndex { $0.kind != .space } ?? tokens.count
    guard start < tokens.count, case .command(let name) = tokens[start].kind, name == "i" || name == "j"
    else {
      let base = text(tokens)
      return (base.isEmpty ? " " : String(base.prefix(1))) + String(mark) + base.dropFirst()
    }
    let rest = text(Array(tokens[(start + 1)...]))
    // A dot on a dotless letter gives the letter. Unicode composes some other marks with the dotted letter.
    if mark == "\u{307}" { return name + rest }
    let isComposed = (name == "i" ? composedWithI : composedWithJ).contains(mark)
    return (isComposed ? name : name == "i" ? "ı" : "ȷ") + String(mark) + rest
  }

  private static let composedWithI: Set<Unicode.Scalar> = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{308}", "\u{30C}", "\u{328}",
    "\u{323}",
  ]
  private static let composedWithJ: Set<Unicode.Scalar> = ["\u{302}", "\u{30C}"]

  /// Returns the text of `\verb` as a node.
  static func verbatim(_ text: String) -> MathNode { .token(MathToken(.text, text, variant: .monospace)) }
}
