import MathLayout

/// The size of a formula's tree.
package struct FormulaSize {
  package private(set) var nodes = 0
  package private(set) var depth = 0
  package private(set) var errors = 0

  package init(_ node: MathNode) { add(node, 1) }

  private mutating func add(_ node: MathNode, _ level: Int) {
    nodes += 1
    depth = max(depth, level)
    // A tree that is too deep must not overflow the stack here.
    guard level < 1_000 else { return }
    if case .error = node { errors += 1 }
    for child in Self.children(of: node) { add(child, level + 1) }
  }

  private static func children(of node: MathNode) -> [MathNode] {
    switch node {
    case .row(let nodes): nodes
    case .token, .op, .space, .error: []
    case .fraction(let fraction): [fraction.numerator, fraction.denominator]
    case .root(let root): [root.radicand, root.degree].compactMap(\.self)
    case .scripts(let scripts):
      [scripts.base] + (scripts.before + scripts.after).flatMap { [$0.sub, $0.sup] }.compactMap(\.self)
    case .underOver(let parts): [parts.base, parts.under, parts.over].compactMap(\.self)
    case .table(let table): table.rows.flatMap(\.self) + table.tags.compactMap(\.self)
    case .styled(_, let node), .padded(_, let node), .phantom(let node), .enclosed(_, let node): [node]
    }
  }
}
