/// Commands of TeX and of packages that put something beside, below or around their arguments.
extension TeXParser {
  /// Reads `\sideset{_a^b}{_c^d}\sum`: scripts at the four corners of a large operator, which may still have
  /// limits.
  mutating func sideScripts(_ token: TeXToken) -> TeXAtom {
    guard let before = argument(of: token, isScript: true), let after = argument(of: token, isScript: true)
    else { return error(from: token) }
    skipSpaces()
    guard level + 5 <= MathNode.deepest else { return tooDeep() }
    if case .end = peek().kind {
      report(token.range, "\(token.spelling) needs an operator after its arguments.")
      return error(from: token)
    }
    level += 1
    let base = nucleus()
    level -= 1
    var scripts = MathScripts(base.node)
    scripts.before = Self.pairs(before)
    scripts.after = Self.pairs(after)
    guard !(scripts.before.isEmpty && scripts.after.isEmpty) else { return base }
    var atom = TeXAtom(.scripts(scripts), .op)
    atom.limits = base.limits == .movable ? .always : base.limits
    return atom
  }

  /// Returns the scripts of an argument such as `_a^b`, which have an empty base. An argument without scripts
  /// counts as a superscript.
  private static func pairs(_ node: MathNode) -> [MathScripts.Pair] {
    switch node {
    case .empty: return []
    case .scripts(let scripts) where scripts.base == .empty: return scripts.after
    case .row(let nodes) where nodes.allSatisfy { if case .scripts = $0 { true } else { false } }:
      return nodes.flatMap(pairs)
    default: return [MathScripts.Pair(sup: node)]
    }
  }

  /// Reads `\underaccent{\tilde}{x}`: an accent or other signs below the second argument.
  mutating func underAccent(_ token: TeXToken) -> TeXAtom {
    guard let tokens = rawArgument() else {
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    level += 1
    defer { level -= 1 }
    let signs = tokens.filter { $0.kind != .space }
    let mark: MathNode
    var isAccent = false
    if signs.count == 1, case .command(let name) = signs[0].kind,
      case .accent(let text, let isWide)? = TeXCommands.command(name)
    {
      // The ASCII signs are larger than accents.
      let sign = text == "^" ? "\u{2C6}" : text == "~" ? "\u{2DC}" : text
      mark = .op(Self.mark(sign, isWide: isWide))
      isAccent = true
    } else {
      mark = mathematics(tokens)
    }
    guard let base = argument(of: token) else { return error(from: token) }
    var parts = MathUnderOver(base, under: mark)
    parts.isUnderAccent = isAccent
    return TeXAtom(.underOver(parts))
  }

  /// Reads `\buildrel{top}\over{base}`.
  mutating func builtRelation(_ token: TeXToken) -> TeXAtom {
    guard let top = argument(of: token, isScript: true) else { return error(from: token) }
    skipSpaces()
    if input.peek().isCommand("over") {
      input.next()
    } else {
      report(token.range, "\(token.spelling) needs \\over after its first argument.")
    }
    guard let base = argument(of: token) else { return error(from: token) }
    return TeXAtom(.underOver(MathUnderOver(base, over: top)), .rel)
  }

  // MARK: Boxes

  /// Reads `\bbox[yellow, 3px, border: 1px solid red]{x}`: a background, space around the content, and a
  /// frame. The widths of the space and of the frame are those of other boxes.
  mutating func paddedBox(_ token: TeXToken) -> TeXAtom {
    let options = rawBrackets().map(Self.text) ?? ""
    let range = token.start..<max(token.end, input.lastEnd)
    level += 1
    defer { level -= 1 }
    guard let node = argument(of: token) else { return error(from: token) }
    var lines: MathEnclosure = []
    var style = MathStyle()
    for option in options.split(separator: ",") {
      let text = String(option).trimmingSpaces
      if text.hasPrefix("border") {
        lines.insert(.box)
      } else if length(text) != nil {
        lines.insert(.space)
      } else if let color = colors[text] ?? TeXColors.color(text, model: nil) {
        style.background = color
      } else if !text.isEmpty {
        report(range, "\(text) is neither a colour, a length nor a border.")
      }
    }
    let framed = lines.isEmpty ? node : .enclosed(lines, node)
    return TeXAtom(style == MathStyle() ? framed : .styled(style, framed))
  }

  /// Reads `\scalebox{2}{words}`. Words are scaled by 0.5 to 4.
  mutating func scaledBox(_ token: TeXToken) -> TeXAtom {
    guard let text = textArgument(), let factor = Double(text), (0.5...4).contains(factor) else {
      report(
        token.start..<max(token.end, input.lastEnd), "\(token.spelling) needs a number from 0.5 to 4.")
      return error(from: token)
    }
    _ = rawBrackets()
    var style = MathStyle()
    style.scale = factor
    level += 1
    defer { level -= 1 }
    return TeXAtom(.styled(style, self.text(nil, token).node))
  }
}
