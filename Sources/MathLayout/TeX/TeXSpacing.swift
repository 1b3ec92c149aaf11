/// Sets the spaces of a row as in TeX, if they differ from the spaces in MathML's operator dictionary.
struct TeXSpacing {
  /// TeX's thin, medium and thick spaces, in ems with the four decimals that lengths are written with.
  static let thin = MathLength(ems: 0.1667)
  static let medium = MathLength(ems: 0.2222)
  static let thick = MathLength(ems: 0.2778)

  /// Whether the row is in a script, where operators have no spaces around them.
  var isScript: Bool
  /// The class of a virtual atom before the row; nil if there is none. A cell after a `&` is spaced as if an
  /// atom stood before it.
  var before: TeXClass?
  /// The class of the atom before a row in another colour or style; nil if there is none. It decides whether
  /// a sign at the start is a binary operator, but adds no space.
  var signsAfter: TeXClass?

  /// Returns a row of atoms as a node, with the classes of the row's left and right ends.
  func row(_ atoms: [TeXAtom]) -> (node: MathNode, left: TeXClass, right: TeXClass) {
    let row = nodes(atoms)
    return (row.nodes.count == 1 ? row.nodes[0] : .row(row.nodes), row.left, row.right)
  }

  /// Returns the nodes of a row of atoms, with the classes of the row's left and right ends.
  func nodes(_ atoms: [TeXAtom]) -> (nodes: [MathNode], left: TeXClass, right: TeXClass) {
    var atoms = atoms.joined
    let solid = atoms.indices.filter { !atoms[$0].isGlue }
    let ends = (solid.first.map { atoms[$0].left } ?? .ord, solid.last.map { atoms[$0].right } ?? .ord)
    settleBinaries(&atoms)
    settleRelations(&atoms)
    var nodes: [MathNode] = []
    nodes.reserveCapacity(atoms.count)
    // `previous` is the index of the atom before this one, whose node is not added yet. `glue` is the white
    // space after that atom.
    var previous: Int?
    var glue: [MathNode] = []
    var isStart = true
    for index in atoms.indices {
      guard !atoms[index].isGlue else {
        if atoms[index].breaksLine {
          finish(&atoms, &previous, &glue, &nodes)
          isStart = false
          nodes.append(atoms[index].node)
        } else if !atoms[index].isNothing {
          glue.append(atoms[index].node)
        }
        continue
      }
      if let left = previous {
        join(&atoms, left, index, &glue, &nodes)
      } else {
        nodes += glue
        glue = []
        lead(&atoms[index], isStart ? before.map { space($0, atoms[index].left) } ?? .zero : .zero, &nodes)
      }
      previous = index
    }
    finish(&atoms, &previous, &glue, &nodes)
    if solid.count > 1, solid.contains(where: { atoms[$0].node.coreOperator != nil }) {
      // MathML counts words as white space. An operator beside words alone would be at the end of its row, and have the
      // spaces of a sign.
      let none = MathNode.token(MathToken(.identifier, ""))
      if let first = solid.first, atoms[first].node.isWhiteSpaceInMathML { nodes.insert(none, at: 0) }
      if let last = solid.last, atoms[last].node.isWhiteSpaceInMathML { nodes.append(none) }
    }
    return (nodes, ends.0, ends.1)
  }

  /// Adds the last atom of a line.
  private func finish(
    _ atoms: inout [TeXAtom], _ previous: inout Int?, _ glue: inout [MathNode], _ nodes: inout [MathNode]
  ) {
    if let last = previous {
      Self.trail(&atoms[last], .zero)
      nodes.append(atoms[last].node)
    }
    nodes += glue
    glue = []
    previous = nil
  }

  /// Adds an atom and the space between it and the next one, whose leading space is set too.
  private func join(
    _ atoms: inout [TeXAtom], _ left: Int, _ right: Int, _ glue: inout [MathNode], _ nodes: inout [MathNode]
  ) {
    let gap = space(atoms[left].right, atoms[right].left)
    let isFunction = atoms[left].isFunction && atoms[right].takesFunctions
    let isAfter = !isFunction && atoms[left].givesSpaceAfter
    Self.trail(&atoms[left], isAfter ? gap : .zero)
    nodes.append(atoms[left].node)
    if isFunction {
      var application = MathOperator("\u{2061}")
      if gap != .zero { application.trailingSpace = gap }
      nodes.append(.op(application))
    }
    nodes += glue
    glue = []
    lead(&atoms[right], isAfter || isFunction ? .zero : gap, &nodes)
  }

  /// Sets the space before an atom: as the space of its operator, or as a separate node.
  private func lead(_ atom: inout TeXAtom, _ space: MathLength, _ nodes: inout [MathNode]) {
    let isOwn = atom.node.coreOperator != nil && (atom.left == .rel || atom.left == .bin || atom.left == .op)
    if !isOwn, space != .zero { nodes.append(.space(MathSpace(width: space))) }
    Self.lead(&atom, isOwn ? space : .zero)
  }

  /// Returns the space between two atoms, from the table in The TeXbook, chapter 18.
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

  /// Binary operators without an atom on both sides become signs: `-x`, `a = -b`, `x^+`.
  private func settleBinaries(_ atoms: inout [TeXAtom]) {
    var previous = before ?? signsAfter
    for index in atoms.indices {
      if atoms[index].isGlue {
        if atoms[index].breaksLine { previous = nil }
        continue
      }
      if atoms[index].left == .bin {
        switch previous {
        case nil, .bin, .op, .rel, .open, .punct: Self.settle(&atoms[index], .prefix)
        default: break
        }
      }
      previous = atoms[index].right
    }
    var next: TeXClass?
    for index in atoms.indices.reversed() {
      if atoms[index].isGlue {
        if atoms[index].breaksLine { next = nil }
        continue
      }
      if atoms[index].left == .bin {
        switch next {
        case nil, .rel, .close, .punct: Self.settle(&atoms[index], .postfix)
        default: break
        }
      }
      next = atoms[index].left
    }
  }

  /// Says that a relation or a binary operator is one, if the dictionary knows the character only as a sign, such as `∼`.
  private func settleRelations(_ atoms: inout [TeXAtom]) {
    for index in atoms.indices where atoms[index].left == .rel || atoms[index].left == .bin {
      guard let op = atoms[index].node.coreOperator, op.form == nil,
        OperatorDictionary.entry(for: op.text, form: .infix, isExplicit: false).form != .infix
      else { continue }
      atoms[index].node.changeCoreOperator { $0.form = .infix }
    }
  }

  private static func settle(_ atom: inout TeXAtom, _ form: MathOperator.Form) {
    atom.left = .ord
    atom.right = .ord
    atom.node.changeCoreOperator { $0.form = form }
  }

  /// Returns the space that the dictionary gives an operator before or after it; nil if it must be written
  /// explicitly.
  private static func usual(_ kind: TeXClass, _ op: MathOperator, isAfter: Bool) -> MathLength? {
    if op.hasNoSpaces { return .zero }
    switch kind {
    case .rel: return op.text == ":" ? nil : thick
    // A binary operator that the dictionary does not have would get the spaces of a relation.
    case .bin:
      let known = OperatorDictionary.entry(for: op.text, form: .infix, isExplicit: true).category
      return known.name == .unlisted ? nil : medium
    // The dictionary has no names such as "lim".
    case .op: return op.text.unicodeScalars.count > 1 ? nil : thin
    case .punct: return op.text == "," || op.text == ";" ? isAfter ? thin : .zero : nil
    case .open, .close, .ord, .inner: return nil
    }
  }

  private static func lead(_ atom: inout TeXAtom, _ space: MathLength) {
    let kind = atom.left
    atom.node.changeCoreOperator { $0.leadingSpace = usual(kind, $0, isAfter: false) == space ? nil : space }
  }

  private static func trail(_ atom: inout TeXAtom, _ space: MathLength) {
    let kind = atom.right
    atom.node.changeCoreOperator { $0.trailingSpace = usual(kind, $0, isAfter: true) == space ? nil : space }
  }
}

extension TeXAtom {
  /// Whether the atom has an operator that provides the space after it.
  fileprivate var givesSpaceAfter: Bool {
    switch right {
    case .rel, .bin, .op, .punct: node.coreOperator != nil
    case .ord, .open, .close, .inner: false
    }
  }

  /// Whether the atom may be the argument of a function.
  fileprivate var takesFunctions: Bool { left == .ord || left == .open || left == .op || left == .inner }
}

extension MathNode {
  /// Whether MathML treats the node as white space when it finds the form of an operator: words, and rows of them.
  fileprivate var isWhiteSpaceInMathML: Bool {
    switch self {
    case .token(let token): token.kind == .text
    case .space: true
    case .row(let nodes): nodes.allSatisfy(\.isWhiteSpaceInMathML)
    case .styled(_, let node), .phantom(let node), .padded(_, let node): node.isWhiteSpaceInMathML
    default: false
    }
  }
}

extension MathOperator {
  /// Whether the dictionary gives the operator no spaces in its form, as for signs and fences. False if the
  /// form is not known.
  fileprivate var hasNoSpaces: Bool {
    switch form {
    case .prefix: "+−±∓¬∀∃∇([{|‖⟨⟪⌊⌈⟦⟮".contains(text)
    case .postfix: ")]}|‖⟩⟫⌋⌉⟧⟯!′″‴⁗".contains(text)
    default: false
    }
  }
}
