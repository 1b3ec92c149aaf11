/// What a part of a formula is to its neighbours: TeX's kinds of atoms, from which the spaces between them follow.
enum TeXClass: String, CaseIterable {
  case ord, op, bin, rel, open, close, punct, inner
}

/// A part of a row before the spaces of the row are known.
struct TeXAtom {
  /// Where the scripts of an atom go.
  enum Limits {
    /// Beside it.
    case beside
    /// Below and above it in display style.
    case movable
    /// Below and above it.
    case always
  }

  var node: MathNode
  /// What it is to the atom before it.
  var left: TeXClass
  /// What it is to the atom after it.
  var right: TeXClass
  var limits = Limits.beside
  /// Whether it is the name of a function, so that U+2061 stands between it and its argument.
  var isFunction = false
  /// Whether letters beside it with the same alphabet make one word with it (`\mathrm{max}`).
  var joins = false

  /// Whether it is white space, which is nothing to its neighbours: they see each other across it.
  var isGlue = false

  init(_ node: MathNode, _ kind: TeXClass = .ord) {
    self.node = node
    left = kind
    right = kind
  }

  static func op(_ text: String, _ kind: TeXClass) -> TeXAtom { TeXAtom(.op(MathOperator(text)), kind) }

  /// White space.
  static func glue(_ width: MathLength) -> TeXAtom { glue(.space(MathSpace(width: width))) }

  static func glue(_ node: MathNode) -> TeXAtom {
    var atom = TeXAtom(node)
    atom.isGlue = true
    return atom
  }

  /// Whether lines break here, so that what is beyond is no neighbour.
  var breaksLine: Bool {
    if case .space(let space) = node { space.breaksLine } else { false }
  }

  /// Whether it leaves nothing to see.
  var isNothing: Bool { isGlue && node == .empty }
}
