extension MathNode {
  /// The number of levels of the tree: 1 for a token. Linear in the tree.
  package var depth: Int {
    1 + (children.map(\.depth).max() ?? 0)
  }

  /// The direct children of the node, in reading order.
  package var children: [MathNode] {
    switch self {
    case .row(let nodes): nodes
    case .token, .op, .space, .error: []
    case .fraction(let fraction): [fraction.numerator, fraction.denominator]
    case .root(let root): [root.degree, root.radicand].compactMap(\.self)
    case .scripts(let scripts):
      scripts.before.flatMap { [$0.sub, $0.sup] }.compactMap(\.self) + [scripts.base]
        + scripts.after.flatMap { [$0.sub, $0.sup] }.compactMap(\.self)
    case .underOver(let parts): [parts.base, parts.under, parts.over].compactMap(\.self)
    case .table(let table): table.rows.flatMap(\.self) + table.tags.compactMap(\.self)
    case .styled(_, let node), .padded(_, let node), .phantom(let node), .enclosed(_, let node): [node]
    }
  }

  /// Returns the node with at most a number of levels, which is at least 1. Deeper nodes become an error of
  /// three dots.
  func pruned(to levels: Int) -> MathNode {
    guard levels > 1 else { return children.isEmpty ? self : .error("…") }
    func inner(_ node: MathNode) -> MathNode { node.pruned(to: levels - 1) }
    func pairs(_ pairs: [MathScripts.Pair]) -> [MathScripts.Pair] {
      pairs.map { MathScripts.Pair(sub: $0.sub.map(inner), sup: $0.sup.map(inner)) }
    }
    switch self {
    case .token, .op, .space, .error: return self
    case .row(let nodes): return .row(nodes.map(inner))
    case .styled(let style, let node): return .styled(style, inner(node))
    case .padded(let padding, let node): return .padded(padding, inner(node))
    case .phantom(let node): return .phantom(inner(node))
    case .enclosed(let lines, let node): return .enclosed(lines, inner(node))
    case .root(let root): return .root(MathRoot(inner(root.radicand), degree: root.degree.map(inner)))
    case .fraction(var fraction):
      fraction.numerator = inner(fraction.numerator)
      fraction.denominator = inner(fraction.denominator)
      return .fraction(fraction)
    case .scripts(var scripts):
      scripts.base = inner(scripts.base)
      scripts.after = pairs(scripts.after)
      scripts.before = pairs(scripts.before)
      return .scripts(scripts)
    case .underOver(var parts):
      parts.base = inner(parts.base)
      parts.under = parts.under.map(inner)
      parts.over = parts.over.map(inner)
      return .underOver(parts)
    case .table(var table):
      table.rows = table.rows.map { $0.map(inner) }
      table.tags = table.tags.map { $0.map(inner) }
      return .table(table)
    }
  }
}
