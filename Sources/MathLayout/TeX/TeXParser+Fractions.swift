extension TeXParser {
  /// Reads two arguments; nil if one is missing, which is reported as a problem.
  mutating func twoArguments(_ token: TeXToken) -> (MathNode, MathNode)? {
    guard let first = argument(of: token), let second = argument(of: token) else { return nil }
    return (first, second)
  }

  mutating func fraction(_ style: TeXFractionStyle, _ token: TeXToken) -> TeXAtom {
    if style == .continued { _ = rawBrackets() }
    let parts = twoArguments(token)
    guard let parts else { return error(from: token) }
    return TeXAtom(Self.styled(.fraction(MathFraction(parts.0, parts.1)), style))
  }

  mutating func binomial(_ style: TeXFractionStyle, _ token: TeXToken) -> TeXAtom {
    level += 1
    let parts = twoArguments(token)
    level -= 1
    guard let parts else { return error(from: token) }
    let fraction = MathNode.fraction(MathFraction(parts.0, parts.1, barThickness: .zero))
    return TeXAtom(Self.styled(Self.fenced("(", fraction, ")"), style))
  }

  static func styled(_ node: MathNode, _ kind: TeXFractionStyle) -> MathNode {
    guard kind != .usual else { return node }
    var style = MathStyle()
    style.isDisplay = kind != .text
    style.scriptLevel = 0
    return .styled(style, node)
  }

  /// Puts a node between fences that stretch with it; an empty text means no fence.
  static func fenced(_ open: String, _ node: MathNode, _ close: String) -> MathNode {
    var nodes = [node]
    if !open.isEmpty { nodes.insert(.op(growing(open, .prefix)), at: 0) }
    if !close.isEmpty { nodes.append(.op(growing(close, .postfix))) }
    return nodes.count == 1 ? node : .row(nodes)
  }

  static func growing(_ text: String, _ form: MathOperator.Form) -> MathOperator {
    var op = MathOperator(text, form: form)
    op.isStretchy = true
    return op
  }

  /// Reads `\genfrac{left}{right}{thickness}{style}{above}{below}`.
  mutating func generalFraction(_ token: TeXToken) -> TeXAtom {
    let open = rawArgument().map(Self.fence) ?? ""
    let close = rawArgument().map(Self.fence) ?? ""
    let thickness = textArgument() ?? ""
    let style = textArgument() ?? ""
    level += 1
    let parts = twoArguments(token)
    level -= 1
    guard let parts else { return error(from: token) }
    var bar: MathLength?
    if !thickness.isEmpty {
      guard let length = length(thickness) else {
        report(token.range, "\(thickness) is not a length.")
        return error(from: token)
      }
      bar = capped(length, token)
    }
    let node = Self.fenced(open, .fraction(MathFraction(parts.0, parts.1, barThickness: bar)), close)
    switch style {
    case "0": return TeXAtom(Self.styled(node, .display))
    case "1": return TeXAtom(Self.styled(node, .text))
    case "2", "3":
      var scripts = MathStyle()
      scripts.isDisplay = false
      scripts.scriptLevel = style == "2" ? 1 : 2
      return TeXAtom(.styled(scripts, node))
    default: return TeXAtom(node)
    }
  }

  /// Returns the character of a fence from its tokens; empty for no fence.
  private static func fence(_ tokens: [TeXToken]) -> String {
    switch tokens.first(where: { $0.kind != .space })?.kind {
    case .character(".")?, nil: return ""
    case .character(let scalar)?: return String(scalar)
    case .command(let name)?:
      if case .symbol(let text, _)? = TeXCommands.command(name) { return text }
      return ""
    default: return ""
    }
  }

  /// Makes a fraction of everything before a command and everything after it.
  mutating func fraction(_ infix: TeXInfix, over atoms: [TeXAtom], _ token: TeXToken, _ ends: Ends) -> TeXAtom
  {
    var bar: MathLength?
    if infix == .above {
      if let length = readLength() { bar = capped(length, token) }
    } else if infix != .over {
      bar = .zero
    }
    guard level + 6 <= MathNode.deepest else { return tooDeep() }
    let spacing = TeXSpacing(isScript: context.isScript, before: nil)
    level += 1
    let below = row(ends)
    level -= 1
    let node = MathNode.fraction(MathFraction(spacing.row(atoms).node, below.node, barThickness: bar))
    switch infix {
    case .over, .atop, .above: return TeXAtom(node)
    case .choose: return TeXAtom(Self.fenced("(", node, ")"))
    case .brace: return TeXAtom(Self.fenced("{", node, "}"))
    case .brack: return TeXAtom(Self.fenced("[", node, "]"))
    }
  }

  // MARK: Roots

  mutating func root(_ token: TeXToken) -> TeXAtom {
    let degree = bracketArgument(isScript: true)
    guard let radicand = argument(of: token) else { return error(from: token) }
    return TeXAtom(.root(MathRoot(radicand, degree: degree == .empty ? nil : degree)))
  }

  /// Reads a root that was typed as a character. If a number follows, all of its digits are the radicand.
  mutating func root(_ scalar: Unicode.Scalar, _ token: TeXToken) -> TeXAtom {
    skipSpaces()
    let degree: MathNode? =
      switch scalar {
      case "∛": .token(MathToken(.number, "3"))
      case "∜": .token(MathToken(.number, "4"))
      default: nil
      }
    if case .character(let digit) = input.peek().kind, ("0"..."9").contains(digit) {
      return TeXAtom(.root(MathRoot(nucleus().node, degree: degree)))
    }
    guard let radicand = argument(of: token) else { return error(token) }
    return TeXAtom(.root(MathRoot(radicand, degree: degree)))
  }

  /// Reads a derivative of the package physics: `\dv{f}{x}` or `\pdv{f}{x}`. With one argument the numerator
  /// has no function.
  mutating func derivative(_ letter: String, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    let order = bracketArgument(isScript: true)
    guard let first = argument(of: token) else { return error(from: token) }
    skipSpaces()
    let second = input.peek().kind == .open ? argument(of: token) : nil
    let sign = MathNode.token(MathToken(.identifier, letter, variant: letter == "d" ? .normal : nil))
    let raised = order.map { MathNode.scripts(MathScripts(sign, sup: $0)) } ?? sign
    let below = second ?? first
    let power = order.map { MathNode.scripts(MathScripts(below, sup: $0)) } ?? below
    let above = second == nil ? raised : .row([raised, first])
    return TeXAtom(.fraction(MathFraction(above, .row([sign, power]))))
  }
}
