/// TeX's classes of atoms, which decide the spaces between neighbours.
enum TeXClass: String, CaseIterable {
  case ord, op, bin, rel, open, close, punct, inner
}

/// A part of a row whose spaces are not decided yet.
struct TeXAtom {
  /// The place of an atom's scripts.
  enum Limits {
    /// Next to the atom.
    case beside
    /// Below and above the atom in display style, otherwise next to it.
    case movable
    /// Always below and above the atom.
    case always
  }

  var node: MathNode
  /// The class of the atom's left end, which decides the space before the atom.
  var left: TeXClass
  /// The class of the atom's right end, which decides the space after the atom.
  var right: TeXClass
  var limits = Limits.beside
  /// Whether the atom is the name of a function. U+2061 (function application) is then put between the name
  /// and its argument.
  var isFunction = false
  /// Whether the atom forms one word with adjacent letters of the same alphabet (`\mathrm{max}`).
  var joins = false

  /// Whether the atom is white space. Spacing ignores it: the atoms on both sides count as neighbours.
  var isGlue = false

  init(_ node: MathNode, _ kind: TeXClass = .ord) {
    self.node = node
    left = kind
    right = kind
  }

  static func op(_ text: String, _ kind: TeXClass) -> TeXAtom { TeXAtom(.op(MathOperator(text)), kind) }

  /// Creates white space of a width.
  static func glue(_ width: MathLength) -> TeXAtom { glue(.space(MathSpace(width: width))) }

  static func glue(_ node: MathNode) -> TeXAtom {
    var atom = TeXAtom(node)
    atom.isGlue = true
    return atom
  }

  /// Whether a line ends here, so that the atoms on both sides are not neighbours.
  var breaksLine: Bool {
    if case .space(let space) = node { space.breaksLine } else { false }
  }

  /// Whether the atom shows nothing.
  var isNothing: Bool { isGlue && node == .empty }
}
