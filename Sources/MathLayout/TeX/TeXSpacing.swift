/// Sets the spaces of a row as TeX does, where they differ from what the operator dictionary of MathML would give.
struct TeXSpacing {
  /// TeX's thin, medium and thick spaces, in ems, as precise as lengths are written.
  static let thin = MathLength(ems: 0.1667)
  static let medium = MathLength(ems: 0.2222)
  static let thick = MathLength(ems: 0.2778)

  /// Whether the row stands in a script, where operators have no spaces around them.
  var isScript: Bool
  /// What stands before the row in effect: cells after a `&` start as if something stood there.
  var before: TeXClass?

  /// A row of atoms as a node, and what it is to its neighbours.
  func row(_ atoms: [TeXAtom]) -> (node: MathNode, left: TeXClass, right: TeXClass) {
    var atoms = joined(atoms)
    guard let first = atoms.first, let last = atoms.last else { return (.empty, .ord, .ord) }
    let ends = (first.left, last.right)
    settleBinaries(&atoms)
    var nodes: [MathNode] = []
    nodes.reserveCapacity(atoms.count)
    lead(&atoms[0], before.map { space($0, atoms[0].left) } ?? .zero, &nodes)
    for index in atoms.indices.dropLast() {
      let gap = space(atoms[index].right, atoms[index + 1].left)
      let isFunction = atoms[index].isFunction && atoms[index + 1].takesFunctions
      let isAfter = !isFunction && atoms[index].givesSpaceAfter
      Self.trail(&atoms[index], isAfter ? gap : .zero)
      nodes.append(atoms[index].node)
      if isFunction {
        var application = MathOperator("\u{2061}")
        if gap != .zero { application.trailingSpace = gap }
        nodes.append(.op(application))
      }
      lead(&atoms[index + 1], isAfter || isFunction ? .zero : gap, &nodes)
    }
    Self.trail(&atoms[atoms.count - 1], .zero)
    nodes.append(atoms[atoms.count - 1].node)
    return (nodes.count == 1 ? nodes[0] : .row(nodes), ends.0, ends.1)
  }

  /// Sets the space before an atom: that of its operator, or a node of its own.
  private func lead(_ atom: inout TeXAtom, _ space: MathLength, _ nodes: inout [MathNode]) {
    let isOwn = atom.node.coreOperator != nil && Self.usual(atom.left).leading ?? .zero != .zero
    if !isOwn, space != .zero { nodes.append(.space(MathSpace(width: space))) }
    Self.lead(&atom, isOwn ? space : .zero)
  }

  /// The space between two atoms, from the table in The TeXbook, chapter 18.
  private func space(_ left: TeXClass, _ right: TeXClass) -> MathLength {
    switch (left, right) {
    case (.op, .ord), (.ord, .op), (.op, .op), (.close, .op), (.inner, .op): return Self.thin
    case _ where isScript: return .zero
    case (.rel, .rel), (.rel, .close), (.rel, .punct), (.open, .rel): return .zero
    case (.rel, _): return Self.thick
    case (.punct, .rel): return Self.thin
    case (_, .rel): return Self.thick
    case (.bin, _), (_, .bin): return Self.medium
    case (.punct, _): return Self.thin
    case (.open, _), (_, .close), (.close, .open), (.op, .open), (.ord, .open), (.op, .punct): return .zero
    case (.inner, _), (_, .inner): return Self.thin
    default: return .zero
    }
  }

  /// Binary operators with nothing to join are signs: `-x`, `a = -b`, `x^+`.
  private func settleBinaries(_ atoms: inout [TeXAtom]) {
    for index in atoms.indices where atoms[index].left == .bin {
      let previous = index == 0 ? before : atoms[index - 1].right
      switch previous {
      case nil, .bin, .op, .rel, .open, .punct: Self.settle(&atoms[index], .prefix)
      default: break
      }
    }
    for index in atoms.indices where atoms[index].left == .bin {
      let next = index + 1 < atoms.count ? atoms[index + 1].left : nil
      switch next {
      case nil, .rel, .close, .punct: Self.settle(&atoms[index], .postfix)
      default: break
      }
    }
  }

  private static func settle(_ atom: inout TeXAtom, _ form: MathOperator.Form) {
    atom.left = .ord
    atom.right = .ord
    atom.node.changeCoreOperator { $0.form = form }
  }

  /// What the dictionary gives an operator of a class before and after it, as far as rows are concerned.
  private static func usual(_ kind: TeXClass) -> (leading: MathLength?, trailing: MathLength?) {
    switch kind {
    case .rel: (thick, thick)
    case .bin: (medium, medium)
    case .op: (thin, thin)
    case .punct: (.zero, thin)
    case .open, .close: (.zero, .zero)
    case .ord, .inner: (nil, nil)
    }
  }

  private static func lead(_ atom: inout TeXAtom, _ space: MathLength) {
    let usual = usual(atom.left).leading
    atom.node.changeCoreOperator {
      $0.leadingSpace = $0.hasNoSpaces ? (space == .zero ? nil : space) : (usual == space ? nil : space)
    }
  }

  private static func trail(_ atom: inout TeXAtom, _ space: MathLength) {
    let usual = usual(atom.right).trailing
    atom.node.changeCoreOperator {
      $0.trailingSpace = $0.hasNoSpaces ? (space == .zero ? nil : space) : (usual == space ? nil : space)
    }
  }

  /// Letters of one alphabet that make a word become one identifier; parts of a number become one.
  private func joined(_ atoms: [TeXAtom]) -> [TeXAtom] {
    guard atoms.count > 1 else { return atoms }
    var result: [TeXAtom] = []
    result.reserveCapacity(atoms.count)
    // The texts that are being joined are gathered apart, so that long words cost no more than their letters.
    var index = 0
    while index < atoms.count {
      var atom = atoms[index]
      index += 1
      if atom.joins, case .token(var token) = atom.node {
        let start = index
        while index < atoms.count, atoms[index].joins, case .token(let next) = atoms[index].node,
          next.kind == token.kind, next.variant == token.variant
        {
          token.text += next.text
          index += 1
        }
        if index > start {
          if token.variant == .normal { token.variant = nil }
          atom.node = .token(token)
        }
      }
      result.append(atom)
    }
    return result
  }
}

extension TeXAtom {
  /// Whether it has an operator that gives the space after it.
  fileprivate var givesSpaceAfter: Bool {
    switch right {
    case .rel, .bin, .op, .punct: node.coreOperator != nil
    case .ord, .open, .close, .inner: false
    }
  }

  /// Whether it may be what a function is applied to.
  fileprivate var takesFunctions: Bool { left == .ord || left == .open || left == .op || left == .inner }
}

extension MathOperator {
  /// Whether the dictionary gives it no spaces in its form, which is known: signs and fences.
  fileprivate var hasNoSpaces: Bool {
    switch form {
    case .prefix: "+−±∓([{|‖⟨⌊⌈⟦".contains(text)
    case .postfix: ")]}|‖⟩⌋⌉⟧!′″‴⁗".contains(text)
    default: false
    }
  }
}

extension MathNode {
  /// The operator that gives a node its spaces, as MathML has it: its own, or that of its base.
  var coreOperator: MathOperator? {
    switch self {
    case .op(let op): op
    case .scripts(let scripts): scripts.before.isEmpty ? scripts.base.coreOperator : nil
    case .underOver(let parts): parts.base.coreOperator
    case .styled(_, let node), .phantom(let node), .padded(_, let node): node.coreOperator
    default: nil
    }
  }

  /// Changes the operator that gives a node its spaces, if it has one.
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
