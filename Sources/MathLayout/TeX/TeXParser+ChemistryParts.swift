extension TeXParser {
  // MARK: Scripts

  mutating func script(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    formula.place += 1
    if scalar == "^", formula.isAfterSpace, formula.base == nil, formula.ends(after: 0) {
      return add(TeXAtom(.op(Self.bond("↑"))), &formula)
    }
    let outer = context
    context.isScript = true
    let node = scriptArgument(isSub: scalar == "_", &formula)
    context = outer
    if formula.base == nil {
      if scalar == "_" { formula.before.sub = node } else { formula.before.sup = node }
    } else if scalar == "_" {
      formula.base?.sub = node
    } else {
      formula.base?.sup.append(node)
    }
  }

  private mutating func scriptArgument(isSub: Bool, _ formula: inout Chemistry) -> MathNode {
    if formula.next?.kind == .open { return charge(group(&formula)) }
    if formula.scalar() == "$" {
      var inner = Chemistry(tokens: formula.tokens, place: formula.place)
      mathematics(&inner)
      formula.place = inner.place
      return inner.base?.atom.node ?? .empty
    }
    var end = formula.place
    while end < formula.tokens.count, case .character(let digit) = formula.tokens[end].kind,
      ("0"..."9").contains(digit)
    {
      end += 1
    }
    if end < formula.tokens.count, !isSub || end == formula.place,
      case .character(let sign) = formula.tokens[end].kind,
      sign == "+" || sign == "-" || sign == "." || end == formula.place
    {
      end += 1
    } else if end == formula.place, end < formula.tokens.count {
      end += 1
    }
    let tokens = Array(formula.tokens[formula.place..<end])
    formula.place = end
    return charge(tokens)
  }

  /// Reads the content of a script: numbers, symbols without spaces, radicals, letters in italics.
  private mutating func charge(_ tokens: [TeXToken]) -> MathNode {
    if tokens.count == 1, tokens[0].isCharacter(".") || tokens[0].isCharacter("*") {
      return .op(Self.bond(tokens[0].isCharacter(".") ? "•" : "∗"))
    }
    let outer = context
    context.variant = nil
    context.isScript = true
    defer { context = outer }
    return mathematics(tokens)
  }

  // MARK: Parts

  /// Takes a group with its braces, and returns the tokens between them.
  func group(_ formula: inout Chemistry) -> [TeXToken] {
    var tokens: [TeXToken] = []
    var depth = 0
    while let token = formula.next {
      formula.place += 1
      if token.kind == .close { depth -= 1 }
      if depth == 0, token.kind == .close { break }
      if depth > 0 { tokens.append(token) }
      if token.kind == .open { depth += 1 }
    }
    return tokens
  }

  /// Reads tokens as mathematics.
  mutating func mathematics(_ tokens: [TeXToken]) -> MathNode {
    guard level + 4 <= MathNode.deepest else { return .error(Self.text(tokens)) }
    let end = tokens.last?.end ?? input.lastEnd
    input.push(tokens + [TeXToken(kind: .close, start: end, end: end)])
    level += 1
    openBraces += 1
    let row = row([])
    openBraces -= 1
    level -= 1
    // Whatever stopped reading before the last token was already reported, so the remaining tokens are
    // dropped.
    var depth = 0
    while input.peek().kind != .end {
      let kind = input.next().kind
      if kind == .open { depth += 1 }
      if kind == .close { depth -= 1 }
      if depth < 0 { break }
    }
    return row.node
  }

  /// Reads a formula between dollar signs.
  mutating func mathematics(_ formula: inout Chemistry) {
    formula.place += 1
    var tokens: [TeXToken] = []
    while let token = formula.next {
      formula.place += 1
      if token.isCharacter("$") { break }
      tokens.append(token)
    }
    let outer = context
    context.variant = nil
    let node = mathematics(tokens)
    context = outer
    start(TeXAtom(node), &formula)
  }

  /// Reads a TeX command with the groups after it.
  mutating func command(_ name: String, _ formula: inout Chemistry) {
    if name == "bond" {
      formula.place += 1
      let text = formula.next?.kind == .open ? Self.text(group(&formula)) : ""
      return add(TeXAtom(.op(Self.bond(Self.bonds[text] ?? "−"))), &formula)
    }
    if name == " " || name == "," || name == ";" {
      formula.place += 1
      return add(.glue(TeXSpacing.thin), &formula)
    }
    var end = formula.place + 1
    var depth = 0
    while end < formula.tokens.count {
      let kind = formula.tokens[end].kind
      if kind == .open { depth += 1 } else if kind == .close { depth -= 1 } else if depth == 0 { break }
      end += 1
    }
    let tokens = Array(formula.tokens[formula.place..<end])
    formula.place = end
    start(TeXAtom(mathematics(tokens)), &formula)
  }

  /// Takes an arrow if one comes next; otherwise returns nil.
  func arrow(_ formula: inout Chemistry) -> String? {
    guard let first = formula.scalar(),
      first == "<" || first == "-" || first == "→" || first == "⇌" || first == "↔"
    else { return nil }
    for (written, arrow) in Self.reactions {
      let scalars = Array(written.unicodeScalars)
      guard scalars.indices.allSatisfy({ formula.scalar($0) == scalars[$0] }) else { continue }
      formula.place += scalars.count
      return arrow
    }
    return nil
  }

  /// Reads the label in square brackets after an arrow; nil if there is none.
  mutating func label(_ formula: inout Chemistry) -> MathNode? {
    guard formula.scalar() == "[" else { return nil }
    formula.place += 1
    var tokens: [TeXToken] = []
    var depth = 0
    while let token = formula.next {
      formula.place += 1
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0, token.isCharacter("]") { break }
      tokens.append(token)
    }
    let outer = context
    context.isScript = true
    let node = chemistry(tokens)
    context = outer
    return node
  }

  static func sediment(_ scalar: Unicode.Scalar?) -> String? {
    switch scalar {
    case "v": "↓"
    case "^": "↑"
    default: nil
    }
  }

  /// Returns a bond or another sign without spaces around it.
  static func bond(_ text: String) -> MathOperator {
    var op = plain(text)
    op.leadingSpace = .zero
    op.trailingSpace = .zero
    return op
  }

  static func charge(_ text: String) -> MathNode { .op(bond(text)) }

  /// The arrows as they are typed and shown, the longest first.
  static let reactions: [(String, String)] = [
    ("<=>>", "⇌"), ("<<=>", "⇌"), ("<-->", "⇄"), ("<=>", "⇌"), ("<->", "↔"), ("-->", "⟶"), ("->", "→"),
    ("<-", "←"),
    ("→", "→"), ("⇌", "⇌"), ("↔", "↔"),
  ]

  static let longArrows = ["→": "⟶", "←": "⟵", "↔": "⟷"]

  static let bonds = [
    "-": "−", "1": "−", "=": "=", "2": "=", "#": "≡", "3": "≡", "~": "⋯", "...": "⋯", "....": "⋯", "->": "→",
    "<-": "←",
  ]
}
