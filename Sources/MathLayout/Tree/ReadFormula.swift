import TextLayout

/// The result of reading a formula, in any notation.
public struct ReadFormula: Hashable, Sendable {
  /// The formula, at most `MathNode.deepest` levels deep. Parts that could not be read are `.error` nodes.
  public var node: MathNode
  /// The parts that could not be read or were corrected, with UTF-16 offsets in the source, in the order in
  /// which they were found.
  public var problems: [FormulaProblem]
  /// The equation number at the side of the formula, as it was written (TeX's `\tag`); nil if there is none.
  public var tag: String?
  /// Whether the formula can be shown as one; false if the source is empty, if no part of it could be read, or if
  /// a group, a fence or an environment in it has no end. What was meant is then a guess, so the source is shown.
  public var isUnderstood: Bool

  /// Creates the result for a formula, by default without problems.
  public init(_ node: MathNode, problems: [FormulaProblem] = [], tag: String? = nil) {
    self.node = node
    self.problems = problems
    self.tag = tag
    isUnderstood = node.hasMeaning
  }
}

extension MathNode {
  /// Whether the tree has anything other than white space and errors. Linear in the tree.
  var hasMeaning: Bool {
    switch self {
    case .row(let nodes): nodes.contains(where: \.hasMeaning)
    case .token(let token): token.text.contains { !$0.isWhitespace }
    case .space(let space): space.isFilled
    case .error: false
    case .styled(_, let node), .padded(_, let node), .phantom(let node): node.hasMeaning
    case .table(let table): table.rows.contains { $0.contains(where: \.hasMeaning) }
    case .scripts(let scripts):
      scripts.base.hasMeaning
        || (scripts.after + scripts.before).contains {
          $0.sub?.hasMeaning ?? false || $0.sup?.hasMeaning ?? false
        }
    case .underOver(let parts):
      parts.base.hasMeaning || parts.under?.hasMeaning ?? false || parts.over?.hasMeaning ?? false
    case .op, .fraction, .root, .enclosed: true
    }
  }
}
