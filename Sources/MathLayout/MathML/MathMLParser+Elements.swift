extension MathMLParser {
  /// Converts an element to a node with the help of its children; nil for an element that shows nothing.
  mutating func build(_ element: Element) -> Child? {
    let nodes = element.children.map(\.built)
    switch element.name {
    case "math", "mtd": return child(element, Self.inferred(nodes))
    case "mrow": return child(element, Self.row(nodes))
    case "mspace": return child(element, Built(node: .space(Self.space(element.attributes)), depth: 1))
    case "semantics", "maction": return child(element, nodes.first ?? .empty)
    case "mphantom": return child(element, Self.inferred(nodes)) { .phantom($0) }
    case "mpadded":
      let padding = Self.padding(element.attributes)
      return child(element, Self.inferred(nodes)) { .padded(padding, $0) }
    case "menclose": return enclosed(element, Self.inferred(nodes))
    // The attributes of `mstyle` make the style, as on all elements. Without attributes it changes nothing.
    case "mstyle": return child(element, styled(element, Self.inferred(nodes)))
    case "msqrt": return child(element, Self.inferred(nodes)) { .root(MathRoot($0)) }
    case "mtable": return table(element)
    case "mtr", "mlabeledtr":
      var row = child(element, .empty)
      row.cells = element.children
      return row
    case "mfenced": return child(element, Self.fenced(nodes, element.attributes))
    case "none", "mprescripts": return child(element, .empty)
    case "mmultiscripts": return scripts(element)
    default: return construct(element, nodes)
    }
  }

  /// Converts an element that has a fixed number of children.
  private mutating func construct(_ element: Element, _ nodes: [Built]) -> Child? {
    let depth = 1 + (nodes.map(\.depth).max() ?? 0)
    let parts = nodes.map(\.node)
    guard let counts = Self.counts[element.name] else {
      return notUnderstood(
        element, "<\(element.name)> is not a known element of presentation MathML.")
    }
    let node: MathNode
    switch (element.name, parts.count) {
    case ("mfrac", 2): node = .fraction(Self.fraction(parts[0], parts[1], element.attributes))
    case ("mroot", 2): node = .root(MathRoot(parts[0], degree: parts[1]))
    case ("msub", 2): node = .scripts(MathScripts(parts[0], sub: parts[1]))
    case ("msup", 2): node = .scripts(MathScripts(parts[0], sup: parts[1]))
    case ("msubsup", 3): node = .scripts(MathScripts(parts[0], sub: parts[1], sup: parts[2]))
    case ("munder", 2): node = .underOver(Self.underOver(parts[0], parts[1], nil, element.attributes))
    case ("mover", 2): node = .underOver(Self.underOver(parts[0], nil, parts[1], element.attributes))
    case ("munderover", 3):
      node = .underOver(Self.underOver(parts[0], parts[1], parts[2], element.attributes))
    case ("munderover", 1): node = .underOver(Self.underOver(parts[0], nil, nil, element.attributes))
    default:
      return notUnderstood(
        element, "<\(element.name)> needs \(counts) elements, but has \(parts.count).")
    }
    return child(element, Built(node: node, depth: depth))
  }

  /// The number of children of each element that has a fixed number.
  private static let counts = [
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2, "munderover": 3,
  ]

  private func child(_ element: Element, _ inner: Built, _ make: (MathNode) -> MathNode) -> Child {
    child(element, Built(node: make(inner.node), depth: inner.depth + 1))
  }

  /// Returns the content of an element that may have any number of children: the only child, or a row.
  private static func inferred(_ nodes: [Built]) -> Built { nodes.count == 1 ? nodes[0] : row(nodes) }

  private static func fraction(
    _ above: MathNode, _ below: MathNode, _ attributes: [String: String]
  ) -> MathFraction {
    var fraction = MathFraction(above, below)
    fraction.barThickness = attributes["linethickness"].flatMap { thickness in
      switch thickness {
      case "thin": MathLength(ems: 0.03)
      case "medium": nil
      case "thick": MathLength(ems: 0.1)
      default: MathMLParser.length(thickness, unit: 0.05)
      }
    }
    fraction.numeratorAlignment = attributes["numalign"].flatMap(MathColumnAlignment.init) ?? .center
    fraction.denominatorAlignment = attributes["denomalign"].flatMap(MathColumnAlignment.init) ?? .center
    return fraction
  }

  private static func underOver(
    _ base: MathNode, _ under: MathNode?, _ over: MathNode?, _ attributes: [String: String]
  ) -> MathUnderOver {
    var parts = MathUnderOver(base, under: under, over: over)
    parts.isUnderAccent = attributes["accentunder"].flatMap { Bool($0) }
    parts.isOverAccent = attributes["accent"].flatMap { Bool($0) }
    return parts
  }

  private func enclosed(_ element: Element, _ inner: Built) -> Child {
    var lines: MathEnclosure = []
    let names = (element.attributes["notation"] ?? "").split(separator: " ")
    for name in names {
      switch name {
      case "box", "roundedbox", "circle": lines.insert(.box)
      case "updiagonalstrike": lines.insert(.upDiagonal)
      case "downdiagonalstrike": lines.insert(.downDiagonal)
      case "horizontalstrike": lines.insert(.horizontal)
      case "top": lines.insert(.top)
      case "bottom": lines.insert(.bottom)
      case "actuarial": lines.formUnion([.top, .right])
      default:
        if let other = MathEnclosure.others.first(where: { $0.name == name }) { lines.insert(other.line) }
      }
    }
    if names == ["radical"] { return child(element, inner) { .root(MathRoot($0)) } }
    return child(element, inner) { .enclosed(lines, $0) }
  }

  /// Converts `mfenced` to brackets around its children, with separators between them.
  private static func fenced(_ nodes: [Built], _ attributes: [String: String]) -> Built {
    let separators = Array((attributes["separators"] ?? ",").filter { $0 != " " })
    var parts: [MathNode] = []
    func fence(_ text: String, _ form: MathOperator.Form) {
      if !text.isEmpty { parts.append(.op(MathOperator(text, form: form))) }
    }
    fence(attributes["open"] ?? "(", .prefix)
    for (index, node) in nodes.enumerated() {
      if index > 0, !separators.isEmpty {
        parts.append(.op(MathOperator(String(separators[min(index - 1, separators.count - 1)]))))
      }
      parts.append(node.node)
    }
    fence(attributes["close"] ?? ")", .postfix)
    return Built(node: .row(parts), depth: 1 + max(1, nodes.map(\.depth).max() ?? 0))
  }

  // MARK: Scripts

  private mutating func scripts(_ element: Element) -> Child {
    guard let base = element.children.first, base.name != "mprescripts" else {
      return notUnderstood(element, "<mmultiscripts> has no base.")
    }
    var scripts = MathScripts(base.built.node)
    let rest = element.children.dropFirst()
    let split = rest.firstIndex { $0.name == "mprescripts" } ?? rest.endIndex
    scripts.after = Self.pairs(rest[..<split])
    scripts.before = split < rest.endIndex ? Self.pairs(rest[(split + 1)...]) : []
    let depth = 1 + (element.children.map(\.built.depth).max() ?? 0)
    return child(element, Built(node: .scripts(scripts), depth: depth))
  }

  private static func pairs(_ children: ArraySlice<Child>) -> [MathScripts.Pair] {
    var pairs: [MathScripts.Pair] = []
    let scripts = children.map { $0.name == "none" ? nil : Optional($0.built.node) }
    for index in stride(from: 0, to: scripts.count, by: 2) {
      pairs.append(
        MathScripts.Pair(sub: scripts[index], sup: index + 1 < scripts.count ? scripts[index + 1] : nil))
    }
    return pairs
  }

  // MARK: Styles

  /// Returns a node in a style for an `mstyle` without useful attributes, so that the tree keeps this level.
  private func styled(_ element: Element, _ inner: Built) -> Built {
    guard Self.style(of: element) == nil else { return inner }
    return Built(node: .styled(MathStyle(), inner.node), depth: inner.depth + 1)
  }
}
