extension TeXParser {
  /// Reads the argument of a command that selects an alphabet, such as `\mathbf`.
  mutating func alphabet(_ variant: MathVariant?, _ token: TeXToken) -> TeXAtom {
    let outer = context
    defer { context = outer }
    context.variant = variant
    switch variant {
    case .normal, .italic, .sansSerif, .monospace: context.joinsLetters = true
    default: context.joinsLetters = false
    }
    // The argument is not a group of its own: `\mathrm{=}` stays a relation, and `\mathrm{d}x` stays two
    // atoms.
    guard let atom = baseArgument(token) else { return error(from: token) }
    return atom
  }

  mutating func boldSymbol(_ token: TeXToken) -> TeXAtom {
    let outer = context
    defer { context = outer }
    context.isBold = true
    guard var atom = baseArgument(token) else { return error(from: token) }
    if case .op(var op) = atom.node {
      op.variant = .bold
      atom.node = .op(op)
    }
    return atom
  }

  // MARK: Colours

  /// Reads the colour of a command; nil if there is none, which is reported as a problem.
  mutating func color(_ token: TeXToken) -> UInt32? {
    let model = rawBrackets().map(Self.text)
    guard let name = textArgument() else {
      report(token.range, "\(token.spelling) needs a colour.")
      return nil
    }
    if model == nil, let color = colors[name] { return color }
    if let color = TeXColors.color(name, model: model) { return color }
    report(token.start..<max(token.end, input.lastEnd), "\(name) is not a known colour.")
    return nil
  }

  /// Reads `\definecolor{name}{model}{numbers}` after the command; nil if the colour is defined.
  mutating func defineColor(_ token: TeXToken) -> TeXAtom? {
    guard let name = textArgument(), let model = textArgument(), let text = textArgument() else {
      report(token.range, "\\definecolor needs a name, a colour model and numbers.")
      return error(from: token)
    }
    guard let color = TeXColors.color(text, model: model) else {
      report(token.start..<max(token.end, input.lastEnd), "\(text) is not a colour of the model \(model).")
      return error(from: token)
    }
    colors[name] = color
    return nil
  }

  mutating func colored(_ token: TeXToken) -> TeXAtom {
    let color = color(token)
    guard var atom = baseArgument(token, signsAfter: previous) else { return error(from: token) }
    guard let color else { return atom }
    var style = MathStyle()
    style.color = color
    atom.node = .styled(style, atom.node)
    atom.joins = false
    return atom
  }

  /// Reads `\colorbox{colour}{words}` and `\fcolorbox{frame}{colour}{words}`.
  mutating func colorBox(hasFrame: Bool, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    if hasFrame { _ = color(token) }
    var style = MathStyle()
    style.background = color(token)
    let words = text(nil, token).node
    let node = MathNode.styled(style, words)
    return TeXAtom(hasFrame ? .enclosed(.box, node) : node)
  }
}
