extension TeXParser {
  /// Reads the arguments of a command, and returns the resulting atom.
  mutating func atom(_ command: TeXCommand, _ name: String, _ token: TeXToken) -> TeXAtom {
    switch command {
    case .letter(let text, let isUpright): return letter(text, isUpright: isUpright)
    case .symbol(let text, let kind): return symbol(text, kind)
    case .character: return TeXAtom(.token(MathToken(.identifier, name)))
    case .large(let text, let isIntegral):
      var atom = TeXAtom.op(text, .op)
      atom.limits = isIntegral ? .beside : .movable
      return atom
    case .function(let text, let hasLimits): return function(.token(MathToken(.identifier, text)), hasLimits)
    case .operatorName: return operatorName(token)
    case .dots(let text): return dots(text)
    case .not: return negated(token)
    case .limits, .infix, .style, .size, .color(isSwitch: true), .alphabetSwitch:
      report(token.range, "\(token.spelling) is not allowed here.")
      return error(token)
    case .right, .middle, .end: return stray(token)
    default: return construct(command, name, token)
    }
  }

  /// Reads a command that takes arguments.
  private mutating func construct(_ command: TeXCommand, _ name: String, _ token: TeXToken) -> TeXAtom {
    switch command {
    case .fraction(let style): return fraction(style, token)
    case .binomial(let style): return binomial(style, token)
    case .generalFraction: return generalFraction(token)
    case .root: return root(token)
    case .accent(let text, let isWide): return accent(text, isWide: isWide, token)
    case .accentBelow(let text): return accentBelow(text, token)
    case .brace(let text, let isBelow): return brace(text, isBelow: isBelow, token)
    case .enclosure(let lines): return enclosure(lines, isText: name == "fbox", token)
    case .extensibleArrow(let text): return extensibleArrow(text, token)
    case .doubleArrow(let arrows): return doubleArrow(arrows, token)
    case .stack(let isBelow, let isRelation): return stack(isBelow: isBelow, isRelation: isRelation, token)
    case .overUnderSet: return overUnderSet(token)
    case .alphabet(let variant): return alphabet(variant, token)
    case .boldSymbol: return boldSymbol(token)
    case .text(let variant): return text(variant, token)
    case .atomClass(let kind): return classed(kind, token)
    case .left: return delimited(token)
    case .delimiterSize(let size, let kind): return sizedDelimiter(size, kind, token)
    case .begin: return environment(token)
    case .substack: return substack(token)
    case .modulo(let kind): return modulo(kind, token)
    case .derivative(let letter): return derivative(letter, token)
    case .chemistry: return chemistry(token)
    case .unit: return unit(token)
    case .characterCode(let kind): return characterCode(kind, token)
    case .circled: return circled(token)
    case .html(let kind): return html(kind, token)
    case .picture: return picture(token)
    case .sideScripts: return sideScripts(token)
    case .underAccent: return underAccent(token)
    case .plainTable: return plainTable(name, token)
    case .builtRelation: return builtRelation(token)
    default: return box(command, token)
    }
  }

  /// Reads a space, a box, or a command that shows nothing.
  private mutating func box(_ command: TeXCommand, _ token: TeXToken) -> TeXAtom {
    switch command {
    case .space(let width): return .glue(MathLength(ems: width))
    case .measuredSpace: return measuredSpace(token)
    case .kern: return kern(token)
    case .rule: return rule(token)
    case .phantom(let hasWidth, let hasHeight):
      return phantom(hasWidth: hasWidth, hasHeight: hasHeight, token)
    case .smash: return smash(token)
    case .lap(let alignment): return lap(alignment, token)
    case .raise: return raise(token)
    case .color: return colored(token)
    case .colorBox(let hasFrame): return colorBox(hasFrame: hasFrame, token)
    case .newLine:
      _ = rawBrackets()
      return .glue(.space(MathSpace(width: .zero, breaksLine: true)))
    case .tag:
      readTag(token)
      return Self.nothing
    case .dropped(let arguments):
      for _ in 0..<arguments { _ = rawArgument() }
      return Self.nothing
    case .defineColor: return defineColor(token) ?? Self.nothing
    case .paddedBox: return paddedBox(token)
    case .scaledBox: return scaledBox(token)
    case .verbatim:
      report(token.range, "\\verb needs a text between two equal characters.")
      return error(token)
    case .define(let definition): return define(definition, token) ?? Self.nothing
    default: return error(token)
    }
  }

  /// An atom that shows nothing.
  static let nothing = TeXAtom.glue(.empty)

  // MARK: Symbols

  private func symbol(_ text: String, _ kind: TeXClass) -> TeXAtom {
    switch kind {
    case .open, .close:
      var atom = delimiter(text, kind)
      // `!` and `?` after a word are not fences, so they do not stretch.
      if text == "!" || text == "?" { atom.node.changeCoreOperator { $0.isStretchy = nil } }
      return atom
    case .ord:
      switch text {
      case "¬": return TeXAtom(.op(MathOperator(text, form: .prefix)))
      case "′": return TeXAtom(.op(MathOperator(text, form: .postfix)))
      default: return bar(text)
      }
    default:
      var op = MathOperator(text)
      if Self.verticalArrows.contains(text) { op.isStretchy = false }
      if context.isBold { op.variant = .bold }
      return TeXAtom(.op(op), kind)
    }
  }

  private static let verticalArrows: Set<String> = ["↑", "↓", "↕", "⇑", "⇓", "⇕"]

  /// Returns a bar or a slash, which MathML would stretch or give spaces by default.
  private func bar(_ text: String) -> TeXAtom {
    text == "|" || text == "‖" ? delimiter(text, .ord) : TeXAtom(.op(Self.plain(text)))
  }

  mutating func function(_ node: MathNode, _ hasLimits: Bool) -> TeXAtom {
    var atom = TeXAtom(node, .op)
    atom.limits = hasLimits ? .movable : .beside
    atom.isFunction = true
    return atom
  }

  /// Reads `\operatorname` and `\operatorname*`.
  private mutating func operatorName(_ token: TeXToken) -> TeXAtom {
    let isStarred = input.peek().isCharacter("*")
    if isStarred { input.next() }
    let outer = context
    context.variant = .normal
    context.joinsLetters = true
    context.isScript = true
    let node = argument(of: token)
    context = outer
    guard let node else { return error(from: token) }
    // A row of words and thin spaces is a single name.
    if let text = node.functionName {
      return function(.token(MathToken(.identifier, text)), isStarred)
    }
    return function(node, isStarred)
  }

  /// Reads three dots: on the math axis between operators, otherwise on the baseline.
  private mutating func dots(_ text: String) -> TeXAtom {
    var text = text
    if text.isEmpty {
      skipSpaces()
      text = "…"
      let command: TeXCommand? =
        switch peek().kind {
        case .command(let name): TeXCommands.command(name)
        case .character("-"), .character("*"): .symbol("", .bin)
        case .character(let scalar): TeXCommands.character(scalar)
        default: nil
        }
      switch command {
      case .symbol(_, .bin), .symbol(_, .rel), .large: text = "⋯"
      default: break
      }
    }
    return TeXAtom(.op(MathOperator(text)), text == "…" || text == "⋯" ? .inner : .ord)
  }

  /// Reads `\not` and the sign that it strikes out.
  private mutating func negated(_ token: TeXToken) -> TeXAtom {
    skipSpaces()
    switch peek().kind {
    case .end, .close, .character("&"), .character("$"), .command("\\"), .command("end"), .command("right"):
      report(token.range, "\\not needs a symbol after it to strike out.")
      return error(token)
    default: break
    }
    guard level + 3 <= MathNode.deepest else { return tooDeep() }
    level += 1
    var atom = nucleus()
    level -= 1
    atom.node = Self.negated(atom.node)
    return atom
  }

  /// Returns a node with its first symbol struck out, as in TeX, or the whole node if it does not begin with a
  /// symbol.
  private static func negated(_ node: MathNode) -> MathNode {
    if let op = node.coreOperator {
      var node = node
      node.changeCoreOperator { $0.text = negations[op.text] ?? op.text + "\u{338}" }
      return node
    }
    switch node {
    case .token(var token) where token.text.unicodeScalars.count == 1:
      token.text += "\u{338}"
      return .token(token)
    case .row(var nodes) where !nodes.isEmpty:
      nodes[0] = negated(nodes[0])
      return .row(nodes)
    default: return .enclosed(.upDiagonal, node)
    }
  }

  private static let negations: [String: String] = [
    "=": "≠", "<": "≮", ">": "≯", "≤": "≰", "≥": "≱", "∈": "∉", "∋": "∌", "⊂": "⊄", "⊃": "⊅", "⊆": "⊈",
    "⊇": "⊉",
    "≡": "≢", "∼": "≁", "≈": "≉", "≃": "≄", "≅": "≇", "∣": "∤", "|": "∤", "∥": "∦", "⊢": "⊬", "⊨": "⊭",
    "∃": "∄",
    "→": "↛", "←": "↚", "↔": "↮", "⇒": "⇏", "⇐": "⇍", "⇔": "⇎", "≺": "⊀", "≻": "⊁", "≼": "⋠", "≽": "⋡",
    "⊑": "⋢",
    "⊒": "⋣", "⊲": "⋪", "⊳": "⋫", "⊴": "⋬", "⊵": "⋭", "⟺": "⇎", "⟹": "⇏", "⟶": "↛",
  ]
}

extension MathNode {
  /// The name that consists of the upright words and spaces in a node, with one space between two words; nil
  /// for any other node.
  var functionName: String? {
    let words = plainName?.split(separator: " ") ?? []
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The text of the upright words in a node, with a space for each space; nil for any other node.
  private var plainName: String? {
    switch self {
    case .token(let token)
    where token.kind == .identifier && (token.variant == nil || token.variant == .normal):
      return token.text
    case .op(let op) where op.text == "−": return "-"
    case .space: return " "
    case .row(let nodes):
      var text = ""
      for node in nodes {
        guard let part = node.plainName else { return nil }
        text += part
      }
      return text.isEmpty ? nil : text
    default: return nil
    }
  }
}
