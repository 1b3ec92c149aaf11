/// Bidi_Paired_Bracket: the pairs of brackets.
enum PairedBrackets {
  /// Returns the partner of a bracket; nil for any other scalar. Canonically equivalent brackets (U+2329 and
  /// U+3008, U+232A and U+3009) have the same partner.
  static func counterpart(of scalar: UInt32) -> UInt32? {
    let wanted = canonical(scalar)
    let count = table.count / 2
    let index = (0..<count).partition { table[$0 * 2] >= wanted }
    return index < count && table[index * 2] == wanted ? table[index * 2 + 1] : nil
  }

  /// Returns the scalar that represents a bracket in comparisons.
  static func canonical(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: scalar
    }
  }

  private static let table = PackedText.values(PropertyTables.brackets, digits: 3, as: UInt32.self)
}
