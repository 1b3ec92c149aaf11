/// The place of one part of a fraction, root or script. A comparison of two layouts names the slot that
/// moved.
package struct FormulaSlot: Hashable, Sendable {
  /// The role of a part in the part of the formula around it.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The part above the bar of a fraction.
    case numerator
    /// The part below the bar of a fraction.
    case denominator
    /// The part under the sign of a root.
    case radicand
    /// The small number at the sign of a root.
    case degree
    /// A lowered script next to its base.
    case `subscript`
    /// A raised script next to its base.
    case superscript
    /// A part below its base, such as the lower limit of a sum.
    case under
    /// A part above its base: an upper limit or an accent.
    case over
    /// A cell of a table, such as a matrix.
    case cell
  }

  /// The role of the part.
  package var role: Role
  /// The start of the part's baseline, relative to the start of the formula's baseline, y downwards, in
  /// points.
  package var origin: Point

  /// Creates a slot.
  package init(_ role: Role, at origin: Point) {
    self.role = role
    self.origin = origin
  }
}
