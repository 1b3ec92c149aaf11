/// The properties that the operator dictionary gives an operator in one form.
package struct OperatorCategory: Hashable, Sendable {
  /// The categories of MathML Core; `unlisted` for operators that the dictionary does not have.
  package enum Name: UInt8, Hashable, Sendable {
    case a, b, c, d, e, f, g, h, i, j, k, l, m, unlisted
  }

  package let name: Name
  /// The space before the operator, in 1/18 em.
  let leading: Int
  /// The space after the operator, in 1/18 em.
  let trailing: Int
  let isStretchy: Bool
  let isSymmetric: Bool
  let isLarge: Bool
  let movesLimits: Bool

  init(
    _ name: Name, leading: Int, trailing: Int, stretchy: Bool = false, symmetric: Bool = false,
    largeop: Bool = false,
    movablelimits: Bool = false
  ) {
    self.name = name
    self.leading = leading
    self.trailing = trailing
    isStretchy = stretchy
    isSymmetric = symmetric
    isLarge = largeop
    movesLimits = movablelimits
  }

  /// The category of operators that the dictionary does not have, such as `=`.
  static let unlisted = OperatorCategory(.unlisted, leading: 5, trailing: 5)
}
