/// Where one part of a fraction, root or script stands: what comparing layouts names when it moves.
package struct FormulaSlot: Hashable, Sendable {
  /// What a part of a formula is to the part around it.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// Above the bar of a fraction.
    case numerator
    /// Below the bar of a fraction.
    case denominator
    /// Under the sign of a root.
    case radicand
    /// The small number at the sign of a root.
    case degree
    /// Lower, beside its base.
    case `subscript`
    /// Higher, beside its base.
    case superscript
    /// Below its base, as the lower limit of a sum.
    case under
    /// Above its base: an upper limit or an accent.
    case over
    /// In a table, such as a matrix.
    case cell
  }

  /// What it is.
  package var role: Role
  /// Where its baseline starts, relative to the start of the formula's baseline, y downwards, in points.
  package var origin: Point

  /// A slot.
  package init(_ role: Role, at origin: Point) {
    self.role = role
    self.origin = origin
  }
}
