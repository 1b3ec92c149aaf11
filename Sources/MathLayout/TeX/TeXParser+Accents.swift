extension TeXParser {
  /// Reads the argument of an accent, and returns it with the accent above it.
  mutating func accent(_ text: String, isWide: Bool, _ token: TeXToken) -> TeXAtom {
    guard let base = argument(of: token) else { return error(from: token) }
    var parts = MathUnderOver(base, over: .op(Self.mark(text, isWide: isWide)))
    parts.isOverAccent = true
    return TeXAtom(.underOver(parts))
  }

  mutating func accentBelow(_ text: String, _ token: TeXToken) -> TeXAtom {
    guard let base = argument(of: token) else { return error(from: token) }
    var parts = MathUnderOver(base, under: .op(Self.mark(text, isWide: true)))
    parts.isUnderAccent = true
    return TeXAtom(.underOver(parts))
  }

  static func mark(_ text: String, isWide: Bool) -> MathOperator {
    var op = MathOperator(text)
    op.isStretchy = isWide
    return op
  }

  /// Reads a brace above or below its argument. A following `^` or `_` puts its label beyond the brace.
  mutating func brace(_ text: String, isBelow: Bool, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    guard let base = argument(of: token) else { return error(from: token) }
    let mark = MathNode.op(Self.mark(text, isWide: true))
    var parts = MathUnderOver(base, under: isBelow ? mark : nil, over: isBelow ? nil : mark)
    if isBelow { parts.isUnderAccent = true } else { parts.isOverAccent = true }
    var atom = TeXAtom(.underOver(parts))
    atom.limits = .always
    return atom
  }

  mutating func enclosure(_ lines: MathEnclosure, isText: Bool, _ token: TeXToken) -> TeXAtom {
    if isText { return TeXAtom(.enclosed(lines, text(nil, token).node)) }
    guard let node = argument(of: token) else { return error(from: token) }
    return TeXAtom(.enclosed(lines, node))
  }

  /// Reads `\xrightarrow[below]{above}`.
  mutating func extensibleArrow(_ text: String, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    let below = bracketArgument(isScript: true)
    guard let above = argument(of: token, isScript: true) else { return error(from: token) }
    return TeXAtom(Self.arrow(text, above: above, below: below), .rel)
  }

  /// Reads `\xrightleftarrows[below]{above}`: two arrows above each other.
  mutating func doubleArrow(_ arrows: TeXDoubleArrow, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    let below = bracketArgument(isScript: true)
    guard let above = argument(of: token, isScript: true) else { return error(from: token) }
    func node(_ text: String, _ place: TeXDoubleArrow.Short) -> MathNode {
      .op(place == arrows.short ? Self.mark(text, isWide: false) : Self.longArrow(text))
    }
    let (upper, lower) = (node(arrows.above, .above), node(arrows.below, .below))
    // The base has to be an arrow that grows, so that it grows with the labels.
    var parts =
      arrows.short == .below ? MathUnderOver(upper, under: lower) : MathUnderOver(lower, over: upper)
    if arrows.short == .below { parts.isUnderAccent = true } else { parts.isOverAccent = true }
    return TeXAtom(Self.labelled(.underOver(parts), above: above, below: below), .rel)
  }

  /// Returns an arrow that is a little wider than the labels above and below it.
  static func arrow(_ text: String, above: MathNode?, below: MathNode?) -> MathNode {
    labelled(.op(longArrow(text)), above: above, below: below)
  }

  private static func labelled(_ base: MathNode, above: MathNode?, below: MathNode?) -> MathNode {
    func padded(_ node: MathNode?) -> MathNode? {
      guard let node, node != .empty else { return nil }
      let side = MathNode.space(MathSpace(width: MathLength(ems: 0.4)))
      return .row([side, node, side])
    }
    return .underOver(MathUnderOver(base, under: padded(below), over: padded(above)))
  }

  private static func longArrow(_ text: String) -> MathOperator {
    var op = mark(text, isWide: true)
    op.minimumSize = MathLength(ems: 1.75)
    return op
  }

  // MARK: One over another

  mutating func stack(isBelow: Bool, isRelation: Bool, _ token: TeXToken) -> TeXAtom {
    guard let mark = argument(of: token, isScript: true) else { return error(from: token) }
    guard let base = baseArgument(token) else { return error(from: token) }
    return stacked(base, under: isBelow ? mark : nil, over: isBelow ? nil : mark, isRelation: isRelation)
  }

  mutating func overUnderSet(_ token: TeXToken) -> TeXAtom {
    guard let over = argument(of: token, isScript: true), let under = argument(of: token, isScript: true),
      let base = baseArgument(token)
    else { return error(from: token) }
    return stacked(base, under: under, over: over, isRelation: false)
  }

  private func stacked(_ base: TeXAtom, under: MathNode?, over: MathNode?, isRelation: Bool) -> TeXAtom {
    var base = base
    base.node.changeCoreOperator {
      $0.isStretchy = false
      $0.movesLimits = $0.movesLimits == nil && base.left != .op ? nil : false
    }
    var atom = base
    atom.node = .underOver(MathUnderOver(base.node, under: under, over: over))
    atom.isFunction = false
    atom.joins = false
    if isRelation {
      atom.left = .rel
      atom.right = .rel
    }
    return atom
  }

  /// Reads an argument as an atom. If it is a single atom, it keeps its class: `\overset{!}{=}` is a
  /// relation.
  ///
  /// - Parameters:
  ///   - token: The command with the argument.
  ///   - signsAfter: The class of the atom before the command, if the argument is not a group of its own (`a
  ///     \textcolor{red}{+ b}`); otherwise nil.
  mutating func baseArgument(_ token: TeXToken, signsAfter: TeXClass? = nil) -> TeXAtom? {
    skipSpaces()
    guard input.peek().kind == .open, level + 4 <= MathNode.deepest else {
      return argument(of: token).map { TeXAtom($0) }.map(Self.classed)
    }
    let open = input.next()
    let outer = context
    level += 1
    openBraces += 1
    let atoms = list([])
    openBraces -= 1
    level -= 1
    let row = TeXSpacing(isScript: context.isScript, before: nil, signsAfter: signsAfter).row(atoms)
    context = outer
    close(open)
    // A single atom keeps its class, and gets its spaces in the row where it is put.
    if atoms.count == 1, let atom = atoms.first { return atom }
    var atom = TeXAtom(row.node)
    atom.left = row.left
    atom.right = row.right
    return atom
  }

  /// Gives an atom that is a single operator, typed without braces, the class of its character. Other atoms
  /// are returned unchanged.
  private static func classed(_ atom: TeXAtom) -> TeXAtom {
    guard case .op(let op) = atom.node, let scalar = op.text.unicodeScalars.first,
      op.text.unicodeScalars.count == 1,
      case .symbol(_, let kind)? = TeXCommands.character(scalar)
    else { return atom }
    return TeXAtom(atom.node, kind)
  }

  /// Reads the argument of a command that sets its class, such as `\mathrel`.
  mutating func classed(_ kind: TeXClass, _ token: TeXToken) -> TeXAtom {
    guard let node = argument(of: token) else { return error(from: token) }
    if kind == .op, let name = node.functionName, name.unicodeScalars.count > 1 {
      return function(.token(MathToken(.identifier, name)), true)
    }
    var atom = TeXAtom(node, kind)
    if kind == .op { atom.limits = .movable }
    return atom
  }

  /// Reads a modulo command: `\bmod`, `\pmod`, `\pod` or `\mod`.
  mutating func modulo(_ kind: TeXModulo, _ token: TeXToken) -> TeXAtom {
    let word = MathNode.token(MathToken(.identifier, "mod"))
    if kind == .binary { return TeXAtom(word, .bin) }
    guard let node = argument(of: token) else { return error(from: token) }
    let wide = MathNode.space(MathSpace(width: MathLength(ems: kind == .plain ? 0.6667 : 0.4444)))
    let narrow = MathNode.space(MathSpace(width: MathLength(ems: 0.3333)))
    let (open, close) = (delimiter("(", .open).node, delimiter(")", .close).node)
    switch kind {
    case .parenthesized: return TeXAtom(.row([wide, open, word, narrow, node, close]))
    case .pod: return TeXAtom(.row([wide, open, node, close]))
    case .plain, .binary: return TeXAtom(.row([wide, word, narrow, node]))
    }
  }
}
