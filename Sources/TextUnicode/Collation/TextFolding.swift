/// The rules by which a search treats letters as equal.
package struct TextFolding: Hashable, Sendable {
  /// How a search treats marks: accents, points, tone marks, skin tones.
  package enum Marks: Hashable, Sendable {
    /// Marks are ignored.
    case ignored
    /// Letters with different marks differ. No match ends before a mark.
    case compared
    /// Only marks are compared. Each match has the whole grapheme clusters that the marks belong to.
    case alone
  }

  package var marks: Marks
  package var ignoresCase: Bool
  /// Whether alef, waw and yeh equal the same letters with a hamza or madda, and alef wasla.
  package var ignoresHamza: Bool
  /// Whether I and ı are one letter and İ and i another.
  package var isTurkic: Bool

  package init(marks: Marks, ignoresCase: Bool, ignoresHamza: Bool, isTurkic: Bool) {
    self.marks = marks
    self.ignoresCase = ignoresCase
    self.ignoresHamza = ignoresHamza
    self.isTurkic = isTurkic
  }

  /// Returns the bits in which a unit is compared; nil if it is ignored.
  @inline(__always)
  func folded(_ unit: CollationUnit) -> UInt32? {
    if unit.isMark { return marks == .ignored ? nil : unit.bits }
    var bits = unit.bits
    if ignoresHamza { bits = Self.withoutHamza(unit) }
    if isTurkic, bits & CollationUnit.comparison == 0x69 | CollationUnit.uppercase {
      bits = 0x131 | CollationUnit.uppercase
    }
    return ignoresCase ? bits & ~CollationUnit.uppercase : bits
  }

  private static func withoutHamza(_ unit: CollationUnit) -> UInt32 {
    switch unit.letter {
    case 0x622, 0x623, 0x625, 0x671...0x673: 0x627
    case 0x624: 0x648
    case 0x626: 0x64A
    default: unit.bits
    }
  }

  /// Whether a mark is a hamza or madda, which a search may ignore.
  static func isHamza(_ scalar: UInt32) -> Bool { (0x653...0x655).contains(scalar) }

  /// Returns whether a unit of a folded text is a mark.
  package static func isMark(_ unit: UInt32) -> Bool { CollationUnit(bits: unit).isMark }

  /// Returns the unit of an ASCII character that stands for itself; nil for white space and for control
  /// characters, which are ignored.
  @inline(__always)
  package func folded(ascii value: UInt32) -> UInt32? {
    guard value > 0x20, value < 0x7F else { return nil }
    guard value >= 0x41, value <= 0x5A else { return value }
    if isTurkic, value == 0x49 { return ignoresCase ? 0x131 : 0x131 | CollationUnit.uppercase }
    return ignoresCase ? value | 0x20 : value | 0x20 | CollationUnit.uppercase
  }
}
