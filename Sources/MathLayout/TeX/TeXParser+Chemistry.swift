/// The notation of the package mhchem: `\ce{2H2 + O2 -> 2H2O}`.
extension TeXParser {
  /// A part of a formula that waits for its scripts.
  struct ChemistryBase {
    var atom: TeXAtom
    var sub: MathNode?
    var sup: [MathNode] = []
  }

  /// A formula while it is being read.
  struct Chemistry {
    var tokens: [TeXToken]
    var place = 0
    var atoms: [TeXAtom] = []
    var base: ChemistryBase?
    /// Scripts that stand before what comes next: `^{227}_{90}Th`.
    var before = MathScripts.Pair()
    /// Whether white space came right before.
    var isAfterSpace = true

    var next: TeXToken? { place < tokens.count ? tokens[place] : nil }

    func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
      place + distance < tokens.count ? tokens[place + distance].scalar : nil
    }

    /// Whether what has been read is followed by nothing that belongs to it.
    func ends(after distance: Int) -> Bool {
      guard place + distance < tokens.count else { return true }
      switch tokens[place + distance].kind {
      case .space, .end, .close, .character(")"), .character("]"), .character(","), .character(";"):
        return true
      default: return false
      }
    }

    /// Goes past characters and answers them.
    mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
      var text = ""
      while let scalar = scalar(), isPart(scalar) {
        text.unicodeScalars.append(scalar)
        place += 1
      }
      return text
    }
  }

  /// `\ce{…}`, after its own token.
  mutating func chemistry(_ token: TeXToken) -> TeXAtom {
    guard let tokens = rawArgument() else {
      report(token.range, "\(token.spelling) lacks an argument.")
      return error(from: token)
    }
    return TeXAtom(chemistry(tokens))
  }

  /// What tokens mean as chemistry.
  private mutating func chemistry(_ tokens: [TeXToken]) -> MathNode {
    guard level + 6 <= MathNode.deepest else {
      if let first = tokens.first {
        report(first.range, "The formula is nested more than \(MathNode.deepest) levels deep here.")
      }
      return .error(Self.text(tokens))
    }
    level += 2
    defer { level -= 2 }
    let outer = context
    context.variant = .normal
    context.joinsLetters = false
    var formula = Chemistry(tokens: tokens)
    while formula.next != nil { step(&formula) }
    flush(&formula)
    if formula.before != MathScripts.Pair() {
      formula.atoms.append(
        TeXAtom(.scripts(MathScripts(.empty, sub: formula.before.sub, sup: formula.before.sup))))
    }
    context = outer
    return TeXSpacing(isScript: context.isScript, before: nil).row(formula.atoms).node
  }

  /// Ends what waits for scripts.
  func flush(_ formula: inout Chemistry) {
    guard var base = formula.base else { return }
    formula.base = nil
    let sup: MathNode? = base.sup.count > 1 ? .row(base.sup) : base.sup.first
    if formula.before != MathScripts.Pair() {
      var scripts = MathScripts(base.atom.node, sub: base.sub, sup: sup)
      scripts.before = [formula.before]
      formula.before = MathScripts.Pair()
      base.atom.node = .scripts(scripts)
    } else if base.sub != nil || sup != nil {
      base.atom.node = .scripts(MathScripts(base.atom.node, sub: base.sub, sup: sup))
    }
    formula.atoms.append(base.atom)
  }

  func start(_ atom: TeXAtom, _ formula: inout Chemistry) {
    flush(&formula)
    formula.base = ChemistryBase(atom: atom)
    formula.isAfterSpace = false
  }

  /// Adds something that takes no scripts.
  func add(_ atom: TeXAtom, _ formula: inout Chemistry) {
    flush(&formula)
    formula.atoms.append(atom)
    formula.isAfterSpace = true
  }

  // MARK: Steps

  private mutating func step(_ formula: inout Chemistry) {
    guard let token = formula.next else { return }
    switch token.kind {
    case .space:
      formula.place += 1
      flush(&formula)
      formula.isAfterSpace = true
    case .open:
      let inner = group(&formula)
      start(TeXAtom(chemistry(inner)), &formula)
    case .command(let name): command(name, &formula)
    case .character(let scalar): character(scalar, &formula)
    case .close, .parameter, .end: formula.place += 1
    }
  }

  private mutating func character(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    if let arrow = arrow(&formula) {
      let above = label(&formula)
      let below = label(&formula)
      // Alone, an arrow has a fixed length; between labels it is as long as they are.
      guard above != nil || below != nil else {
        return add(.op(Self.longArrows[arrow] ?? arrow, .rel), &formula)
      }
      return add(TeXAtom(Self.arrow(arrow, above: above, below: below), .rel), &formula)
    }
    switch scalar {
    case "A"..."Z":
      // One capital, and the small letters that belong to it.
      formula.place += 1
      let name = String(scalar) + formula.take { ("a"..."z").contains($0) }
      start(
        TeXAtom(.token(MathToken(.identifier, name, variant: name.utf8.count == 1 ? .normal : nil))), &formula
      )
    case "0"..."9": number(&formula)
    case "^", "_": script(scalar, &formula)
    case "+", "-", "−", "–": sign(scalar, &formula)
    case "=", "#", "~":
      let isBond = formula.base != nil && !formula.ends(after: 1)
      formula.place += 1
      let text = scalar == "#" ? "≡" : String(scalar)
      add(isBond ? TeXAtom(.op(Self.bond(text))) : .op(text, .rel), &formula)
    case "*", "·", "•", "⋅": dot(&formula)
    case "." where isDot(formula): dot(&formula)
    case "(", "[":
      formula.place += 1
      let arrow = scalar == "(" && formula.scalar(1) == ")" ? Self.sediment(formula.scalar()) : nil
      if let arrow {
        formula.place += 2
        return add(TeXAtom(.op(Self.bond(arrow))), &formula)
      }
      flush(&formula)
      formula.atoms.append(delimiter(String(scalar), .open))
      formula.isAfterSpace = false
    case ")", "]":
      formula.place += 1
      start(delimiter(String(scalar), .close), &formula)
    case ",", ";":
      formula.place += 1
      add(.op(String(scalar), .punct), &formula)
    case "/":
      formula.place += 1
      add(TeXAtom(.op(Self.plain("/"))), &formula)
    case "$": mathematics(&formula)
    case "v" where formula.isAfterSpace && formula.ends(after: 1):
      formula.place += 1
      add(TeXAtom(.op(Self.bond("↓"))), &formula)
    default: word(scalar, &formula)
    }
  }

  /// A run of letters that starts with a small one: an amount (`n H2O`), a state, or words.
  private mutating func word(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    guard scalar.properties.isAlphabetic else {
      formula.place += 1
      return start(TeXAtom(.token(MathToken(.identifier, String(scalar)))), &formula)
    }
    let isAmount = formula.isAfterSpace
    let text = formula.take { $0.properties.isAlphabetic && !("A"..."Z").contains($0) }
    let isLetter = text.unicodeScalars.count == 1
    if isAmount, isLetter, formula.next?.kind == .space {
      add(TeXAtom(.token(MathToken(.identifier, text))), &formula)
      return formula.atoms.append(.glue(TeXSpacing.thin))
    }
    start(TeXAtom(.token(MathToken(.identifier, text, variant: isLetter ? .normal : nil))), &formula)
  }

  /// Digits: how many of an element there are, or how much there is of a substance.
  private mutating func number(_ formula: inout Chemistry) {
    if formula.base != nil, formula.base?.sub == nil {
      let digits = formula.take { ("0"..."9").contains($0) }
      formula.base?.sub = .token(MathToken(.number, digits))
      return
    }
    let isPart: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
    var node = MathNode.token(MathToken(.number, formula.take(while: isPart)))
    if formula.scalar() == "/", let digit = formula.scalar(1), ("0"..."9").contains(digit) {
      formula.place += 1
      let below = MathNode.token(MathToken(.number, formula.take(while: isPart)))
      node = Self.styled(.fraction(MathFraction(node, below)), .text)
    }
    add(TeXAtom(node), &formula)
    if formula.next != nil, !formula.ends(after: 0) { formula.atoms.append(.glue(TeXSpacing.thin)) }
  }

  /// A charge at the end of a part, a bond between parts, or an operator that stands alone.
  private mutating func sign(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    let text = scalar == "+" ? "+" : "−"
    var count = 1
    while formula.scalar(count) == scalar { count += 1 }
    if formula.base != nil, formula.ends(after: count) {
      formula.place += count
      for _ in 0..<min(count, 9) { formula.base?.sup.append(Self.charge(text)) }
      return
    }
    formula.place += 1
    let isBond = formula.base != nil && text == "−"
    add(isBond ? TeXAtom(.op(Self.bond(text))) : .op(text, .bin), &formula)
  }

  private func isDot(_ formula: Chemistry) -> Bool {
    guard formula.base != nil, let next = formula.scalar(1) else { return false }
    return ("0"..."9").contains(next) || ("A"..."Z").contains(next)
  }

  func dot(_ formula: inout Chemistry) {
    formula.place += 1
    add(TeXAtom(.op(Self.bond("⋅"))), &formula)
  }

  // MARK: Scripts

  private mutating func script(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
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

  /// What stands in a script: numbers, signs without spaces, radicals, letters in italics.
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

  /// The tokens of a group, which is taken with its braces.
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

  /// Tokens read as mathematics.
  mutating func mathematics(_ tokens: [TeXToken]) -> MathNode {
    guard level + 4 <= MathNode.deepest else { return .error(Self.text(tokens)) }
    let end = tokens.last?.end ?? input.lastEnd
    input.push(tokens + [TeXToken(kind: .close, start: end, end: end)])
    level += 1
    openBraces += 1
    let row = row([])
    openBraces -= 1
    level -= 1
    // What stopped before the end of the tokens has been reported, and goes no further.
    var depth = 0
    while input.peek().kind != .end {
      let kind = input.next().kind
      if kind == .open { depth += 1 }
      if kind == .close { depth -= 1 }
      if depth < 0 { break }
    }
    return row.node
  }

  /// A formula between dollars.
  private mutating func mathematics(_ formula: inout Chemistry) {
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

  /// A command of TeX with the groups after it.
  private mutating func command(_ name: String, _ formula: inout Chemistry) {
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

  /// An arrow, if one comes next.
  private func arrow(_ formula: inout Chemistry) -> String? {
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

  /// What stands in square brackets after an arrow.
  private mutating func label(_ formula: inout Chemistry) -> MathNode? {
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

  private static func sediment(_ scalar: Unicode.Scalar?) -> String? {
    switch scalar {
    case "v": "↓"
    case "^": "↑"
    default: nil
    }
  }

  /// A bond or another sign without spaces around it.
  private static func bond(_ text: String) -> MathOperator {
    var op = plain(text)
    op.leadingSpace = .zero
    op.trailingSpace = .zero
    return op
  }

  static func charge(_ text: String) -> MathNode { .op(bond(text)) }

  /// The longest first.
  private static let reactions: [(String, String)] = [
    ("<=>>", "⇌"), ("<<=>", "⇌"), ("<-->", "⇄"), ("<=>", "⇌"), ("<->", "↔"), ("-->", "⟶"), ("->", "→"),
    ("<-", "←"),
    ("→", "→"), ("⇌", "⇌"), ("↔", "↔"),
  ]

  private static let longArrows = ["→": "⟶", "←": "⟵", "↔": "⟷"]

  private static let bonds = [
    "-": "−", "1": "−", "=": "=", "2": "=", "#": "≡", "3": "≡", "~": "⋯", "...": "⋯", "....": "⋯", "->": "→",
    "<-": "←",
  ]
}
