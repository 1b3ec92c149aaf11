extension MathNode {
  /// The operator that decides the spaces around a node, as in MathML: the node itself, or the operator in
  /// its base.
  var coreOperator: MathOperator? {
    switch self {
    case .op(let op): op
    case .scripts(let scripts): scripts.before.isEmpty ? scripts.base.coreOperator : nil
    case .underOver(let parts): parts.base.coreOperator
    case .styled(_, let node), .phantom(let node), .padded(_, let node): node.coreOperator
    default: nil
    }
  }

  /// Changes the operator that decides the spaces around a node, if there is one.
  mutating func changeCoreOperator(_ change: (inout MathOperator) -> Void) {
    switch self {
    case .op(var op):
      change(&op)
      self = .op(op)
    case .scripts(var scripts) where scripts.before.isEmpty:
      scripts.base.changeCoreOperator(change)
      self = .scripts(scripts)
    case .underOver(var parts):
      parts.base.changeCoreOperator(change)
      self = .underOver(parts)
    case .styled(let style, var node):
      node.changeCoreOperator(change)
      self = .styled(style, node)
    case .phantom(var node):
      node.changeCoreOperator(change)
      self = .phantom(node)
    case .padded(let padding, var node):
      node.changeCoreOperator(change)
      self = .padded(padding, node)
    default: break
    }
  }
}
