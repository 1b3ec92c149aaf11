import TextLayout
import TextShaping

/// Converts a tree to elements.
extension FormulaSetter {
  /// Creates the elements of a formula and returns the root, which is a row around the node.
  func makeElements(of node: MathNode, _ setting: MathSetting) -> Int {
    let root = open(.row, .row([]), setting)
    adopt(root, add(node, setting, depth: 0))
    close(root, isFormula: true)
    return root
  }

  /// The maximum depth. A tree has at most `MathNode.deepest` levels; deeper nodes are left out, so that
  /// recursion is safe.
  private static let deepest = 2 * MathNode.deepest

  func open(_ kind: MathElement.Kind, _ node: MathNode, _ setting: MathSetting) -> Int {
    let font = font(size: setting.size, scriptForm: min(setting.level, 2))
    return append(MathElement(kind: kind, setting: setting, font: font), node)
  }

  /// Appends a child and returns it, so that it can be passed with the next one.
  @discardableResult
  private func adopt(_ parent: Int, _ child: Int, after last: Int = MathElement.none) -> Int {
    if last == MathElement.none {
      elements[parent].firstChild = child
    } else {
      elements[last].nextSibling = child
    }
    return child
  }

  private func add(_ node: MathNode, _ setting: MathSetting, depth: Int) -> Int {
    guard depth < Self.deepest else { return closed(open(.row, .row([]), setting)) }
    switch node {
    case .row(let nodes):
      let element = open(.row, node, setting)
      var last = MathElement.none
      for node in nodes { last = adopt(element, add(node, setting, depth: depth + 1), after: last) }
      return closed(element)
    case .token(let token):
      let element = open(.token, node, setting)
      if token.kind != .text, let scalar = token.text.onlyScalar {
        elements[element].scalar = scalar
        elements[element].variant = token.variant ?? (token.kind == .identifier ? .italic : .normal)
      }
      return closed(element)
    case .error: return closed(open(.token, node, setting))
    case .space: return closed(open(.space, node, setting))
    case .op(let op): return addOperator(op, node, setting)
    case .fraction(let fraction):
      let element = open(.fraction, node, setting)
      let inside = setting.ofFraction(scales)
      let numerator = adopt(element, add(fraction.numerator, inside, depth: depth + 1))
      adopt(element, add(fraction.denominator, inside.cramped, depth: depth + 1), after: numerator)
      return closed(element)
    case .root(let root):
      let element = open(.root, node, setting)
      let radicand = adopt(element, add(root.radicand, setting.cramped, depth: depth + 1))
      if let degree = root.degree {
        adopt(
          element, add(degree, setting.cramped.ofScript(scales, levels: 2), depth: depth + 1), after: radicand
        )
      }
      return closed(element)
    case .scripts(let scripts): return addScripts(scripts, node, setting, depth: depth)
    case .underOver(let parts): return addUnderOver(parts, node, setting, depth: depth)
    case .table(let table): return addTable(table, node, setting, depth: depth)
    case .styled(let style, let inside):
      let element = open(.row, node, setting.styled(style, scales))
      elements[element].hasBackground = style.background != nil
      adopt(element, add(inside, elements[element].setting, depth: depth + 1))
      return closed(element)
    case .padded(_, let inside): return addBox(.padded, inside, node, setting, depth: depth)
    case .enclosed(_, let inside): return addBox(.enclosed, inside, node, setting, depth: depth)
    case .phantom(let inside):
      let element = addBox(.row, inside, node, setting, depth: depth)
      elements[element].isHidden = true
      return element
    }
  }

  private func addBox(
    _ kind: MathElement.Kind, _ inside: MathNode, _ node: MathNode, _ setting: MathSetting, depth: Int
  ) -> Int {
    let element = open(kind, node, setting)
    adopt(element, add(inside, setting, depth: depth + 1))
    return closed(element)
  }

  private func addScripts(_ scripts: MathScripts, _ node: MathNode, _ setting: MathSetting, depth: Int) -> Int
  {
    guard scripts.before.isEmpty, scripts.after.count <= 1 else {
      return addSeveralScripts(scripts, node, setting, depth: depth)
    }
    let inside = setting.ofScript(scales)
    let element = open(.scripts(hasSub: false, hasSup: false), node, setting)
    var last = adopt(element, add(scripts.base, setting, depth: depth + 1))
    guard let pair = scripts.after.first else { return closed(element) }
    if let sub = pair.sub { last = adopt(element, add(sub, inside.cramped, depth: depth + 1), after: last) }
    if let sup = pair.sup { adopt(element, add(sup, inside, depth: depth + 1), after: last) }
    elements[element].kind = .scripts(hasSub: pair.sub != nil, hasSup: pair.sup != nil)
    return closed(element)
  }

  /// Each of several pairs gets both scripts; a missing one is empty.
  private func addSeveralScripts(
    _ scripts: MathScripts, _ node: MathNode, _ setting: MathSetting, depth: Int
  ) -> Int {
    let inside = setting.ofScript(scales)
    let element = open(.multiscripts(after: scripts.after.count * 2), node, setting)
    var last = adopt(element, add(scripts.base, setting, depth: depth + 1))
    for pair in scripts.after + scripts.before {
      last = adopt(element, add(pair.sub ?? .empty, inside.cramped, depth: depth + 1), after: last)
      last = adopt(element, add(pair.sup ?? .empty, inside, depth: depth + 1), after: last)
    }
    return closed(element)
  }

  private func addUnderOver(_ parts: MathUnderOver, _ node: MathNode, _ setting: MathSetting, depth: Int)
    -> Int
  {
    let isUnderAccent = parts.under.map { parts.isUnderAccent ?? $0.isAccent } ?? false
    let isOverAccent = parts.over.map { parts.isOverAccent ?? $0.isAccent } ?? false
    let element = open(
      .underOver(
        hasUnder: parts.under != nil, hasOver: parts.over != nil, isUnderAccent: isUnderAccent,
        isOverAccent: isOverAccent), node, setting)
    // The style of the node below or above the base. Accents have the same text size as their base.
    func inside(isAccent: Bool) -> MathSetting {
      var inside = isAccent ? setting : setting.ofScript(scales)
      inside.isDisplay = false
      return inside
    }
    var last = adopt(element, add(parts.base, isOverAccent ? setting.cramped : setting, depth: depth + 1))
    if let under = parts.under {
      last = adopt(element, add(under, inside(isAccent: isUnderAccent), depth: depth + 1), after: last)
    }
    if let over = parts.over {
      let mark = isOverAccent && !isBrowser ? over.shapedAsAccent : over
      adopt(element, add(mark, inside(isAccent: isOverAccent), depth: depth + 1), after: last)
    }
    return closed(element)
  }

  /// Adds the cells of all rows, one after the other, then the labels of the rows.
  private func addTable(_ table: MathTable, _ node: MathNode, _ setting: MathSetting, depth: Int) -> Int {
    let element = open(.table, node, setting)
    var inside = table.isSmall ? setting.ofScript(scales) : setting
    inside.isDisplay = table.isDisplay
    var last = MathElement.none
    for cell in table.rows.joined() {
      last = adopt(element, add(cell, inside, depth: depth + 1), after: last)
    }
    for tag in table.tags.prefix(table.rows.count) {
      last = adopt(element, add(tag ?? .empty, setting, depth: depth + 1), after: last)
    }
    return closed(element)
  }
}

extension MathSetting {
  /// Returns the setting with the changes of a style.
  fileprivate func styled(_ style: MathStyle, _ scales: ScriptScales) -> MathSetting {
    var setting = self
    if let isDisplay = style.isDisplay { setting.isDisplay = isDisplay }
    if let isCramped = style.isCramped { setting.isCramped = isCramped }
    let level = (style.scriptLevel ?? level).clamped + style.scriptLevelChange.clamped
    setting.change(level: level, scales)
    if style.scale != 1 { setting.scale(by: style.scale) }
    if let color = style.color { setting.color = color }
    return setting
  }
}

extension Int {
  /// The number, clamped to ±1,000, which is far beyond any valid script level.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, -1_000), 1_000) }
}

extension MathNode {
  /// Whether the node is an operator that is marked as an accent.
  fileprivate var isAccent: Bool {
    if case .op(let op) = self { op.isAccent ?? false } else { false }
  }

  /// The node with the character that is drawn as an accent. The ASCII circumflex and tilde and the ordinary
  /// arrows are lower and wider than accents. Browsers use the characters unchanged.
  fileprivate var shapedAsAccent: MathNode {
    guard case .op(var op) = self else { return self }
    switch op.text {
    case "^": op.text = "\u{2C6}"
    case "~": op.text = "\u{2DC}"
    case "\u{2192}" where op.isStretchy == false: op.text = "\u{20D7}"
    case "\u{2190}" where op.isStretchy == false: op.text = "\u{20D6}"
    default: return self
    }
    return .op(op)
  }
}
