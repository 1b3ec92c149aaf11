/// The notation of the package mhchem: `\ce{2H2 + O2 -> 2H2O}`.
extension TeXParser {
  /// An element or group whose scripts may still follow.
  struct ChemistryBase {
    var atom: TeXAtom
    var sub: MathNode?
    var sup: [MathNode] = []
  }

  /// The state while a chemical formula is read.
  struct Chemistry {
    var tokens: [TeXToken]
    var place = 0
    var atoms: [TeXAtom] = []
    var base: ChemistryBase?
    /// The scripts before the next element, as in `^{227}_{90}Th`.
    var before = MathScripts.Pair()
    /// Whether white space came directly before.
    var isAfterSpace = true

    var next: TeXToken? { place < tokens.count ? tokens[place] : nil }

    func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
      place + distance < tokens.count ? tokens[place + distance].scalar : nil
    }

    /// Whether the current part ends before the token at a distance from the current token.
    func ends(after distance: Int) -> Bool {
      guard place + distance < tokens.count else { return true }
      switch tokens[place + distance].kind {
      case .space, .end, .close, .character(")"), .character("]"), .character(","), .character(";"):
        return true
      default: return false
      }
    }

    /// Takes characters as long as they meet a condition, and returns them.
    mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
      var text = ""
      while let scalar = scalar(), isPart(scalar) {
        text.unicodeScalars.append(scalar)
        place += 1
      }
      return text
    }
  }

  /// Reads `\ce{…}` after the command.
  mutating func chemistry(_ token: TeXToken) -> TeXAtom {
    guard let tokens = rawArgument() else {
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    return TeXAtom(chemistry(tokens))
  }

  /// Reads tokens as a chemical formula.
  mutating func chemistry(_ tokens: [TeXToken]) -> MathNode {
    // Mathematics inside is read more than once, so the nesting of chemistry is limited to a few levels.
    guard level + 6 <= MathNode.deepest, openChemistry < 4 else {
      if let first = tokens.first { reportDepth(first) }
      let text = Self.text(tokens)
      errorBudget -= text.utf16.count
      return errorBudget < 0 ? .error("…") : .error(text)
    }
    openChemistry += 1
    defer { openChemistry -= 1 }
    level += 1
    defer { level -= 1 }
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

  /// Ends the current part and attaches its scripts.
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

  /// Adds an atom that takes no scripts.
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
    case .verbatim(let text):
      formula.place += 1
      start(TeXAtom(Self.verbatim(text)), &formula)
    case .close, .parameter, .end: formula.place += 1
    }
  }

  private mutating func character(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    if let arrow = arrow(&formula) {
      let above = label(&formula)
      let below = label(&formula)
      // An arrow without labels has a fixed length; with labels it is as long as the labels.
      guard above != nil || below != nil else {
        return add(.op(Self.longArrows[arrow] ?? arrow, .rel), &formula)
      }
      return add(TeXAtom(Self.arrow(arrow, above: above, below: below), .rel), &formula)
    }
    switch scalar {
    case "A"..."Z":
      // An element's name is a capital and the small letters after it.
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

  /// Reads letters that start with a small one: an amount (`n H2O`), a state of matter, or words.
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

  /// Reads digits: a subscript after an element, or an amount of a substance.
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

  /// Reads a charge at the end of a part, a bond between parts, or an operator.
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
}
