/// A formula as a tree with the elements of MathML Core, independent of the notation that it was written in.
///
/// Readers (`TeXReader`) create it, `MathTypesetter` lays it out, and `MathMLWriter` writes it for browsers.
/// It is at most `MathNode.deepest` levels deep, so recursion over it is safe.
public indirect enum MathNode: Hashable, Sendable {
  /// Nodes next to each other (`mrow`).
  case row([MathNode])
  /// Characters of one kind (`mi`, `mn`, `mtext`).
  case token(MathToken)
  /// An operator, fence or separator (`mo`).
  case op(MathOperator)
  /// White space (`mspace`).
  case space(MathSpace)
  /// One node over another (`mfrac`).
  case fraction(MathFraction)
  /// A root (`msqrt`, `mroot`).
  case root(MathRoot)
  /// Scripts next to a base (`msub`, `msup`, `msubsup`, `mmultiscripts`).
  case scripts(MathScripts)
  /// Nodes below and above a base (`munder`, `mover`, `munderover`).
  case underOver(MathUnderOver)
  /// Rows of cells (`mtable`).
  case table(MathTable)
  /// A node in another style (`mstyle`).
  case styled(MathStyle, MathNode)
  /// A node in a box of another size (`mpadded`).
  case padded(MathPadding, MathNode)
  /// A node that takes up space but is not drawn (`mphantom`).
  case phantom(MathNode)
  /// A node with lines around or across it (`menclose`, which MathML Core does not have).
  case enclosed(MathEnclosure, MathNode)
  /// A part that could not be read, as it was written. It is shown like code (`merror`).
  case error(String)

  /// An empty formula.
  public static let empty = MathNode.row([])
  /// The maximum number of levels of a tree.
  public static let deepest = 64
}
