extension TeXParser {
  /// Reads atoms up to an end token, which is not taken. It handles scripts, infix fractions and style
  /// switches.
  mutating func list(_ ends: Ends) -> [TeXAtom] {
    var atoms: [TeXAtom] = []
    let outer = previous
    defer { previous = outer }
    while true {
      previous = atoms.last.map { $0.isGlue ? previous : $0.right } ?? nil
      let token = peek()
      switch token.kind {
      case .end: return atoms
      case .close:
        guard openBraces == 0 else { return atoms }
        input.next()
        atoms.append(stray(token))
      case .space: input.next()
      case .character(let scalar):
        if isEnd(scalar, ends) { return atoms }
        if scalar == "&" || scalar == "$" {
          input.next()
          atoms.append(stray(token))
          continue
        }
        atoms.append(checked(scripted(), token))
      case .command(let name):
        if endsList(name, ends) { return atoms }
        switch TeXCommands.command(name) {
        case .infix(let infix):
          input.next()
          return [checked(fraction(infix, over: atoms, token, ends), token)]
        case .style(let isDisplay, let level):
          input.next()
          var style = MathStyle()
          style.isDisplay = isDisplay
          style.scriptLevel = level
          return atoms + rest(style, ends, isScript: level > 0).map { checked($0, token) }
        case .size(let scale):
          input.next()
          var style = MathStyle()
          style.scale = scale
          return atoms + rest(style, ends).map { checked($0, token) }
        case .color(isSwitch: true):
          input.next()
          guard let color = color(token) else { continue }
          var style = MathStyle()
          style.color = color
          return atoms + rest(style, ends).map { checked($0, token) }
        case .alphabetSwitch(let variant):
          input.next()
          context.variant = variant
          context.joinsLetters = variant != nil && variant != .script && variant != .bold
        default: atoms.append(checked(scripted(), token))
        }
      case .open, .parameter, .verbatim: atoms.append(checked(scripted(), token))
      }
    }
  }

  private func isEnd(_ scalar: Unicode.Scalar, _ ends: Ends) -> Bool {
    switch scalar {
    case "]": ends.contains(.bracket)
    case "&": ends.contains(.cell)
    case "$": ends.contains(.dollar)
    default: false
    }
  }

  private func endsList(_ name: String, _ ends: Ends) -> Bool {
    switch name {
    case "\\", "cr", "newline": ends.contains(.cell)
    case "end": openEnvironments > 0
    case "right": openDelimiters > 0
    case "middle": openDelimiters > 0
    case ")": ends.contains(.parenthesis)
    default: false
    }
  }

  /// Reads the rest of the list in another style; returns no atoms if nothing follows.
  private mutating func rest(_ style: MathStyle, _ ends: Ends, isScript: Bool? = nil) -> [TeXAtom] {
    // Several switches in a row are nested, so each counts as a level.
    guard level + 3 <= MathNode.deepest else { return [tooDeep()] }
    level += 1
    defer { level -= 1 }
    let outer = context
    let before = previous
    if let isScript { context.isScript = isScript }
    let atoms = list(ends)
    let row = TeXSpacing(isScript: context.isScript, before: nil, signsAfter: before).row(atoms)
    context.isScript = outer.isScript
    guard !atoms.isEmpty else { return [] }
    var atom = TeXAtom(.styled(style, row.node))
    atom.left = row.left
    atom.right = row.right
    return [atom]
  }

  /// Reads a list as one node.
  mutating func row(_ ends: Ends, before: TeXClass? = nil) -> (
    node: MathNode, left: TeXClass, right: TeXClass
  ) {
    let atoms = list(ends)
    return TeXSpacing(isScript: context.isScript, before: before).row(atoms)
  }
}
