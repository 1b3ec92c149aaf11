/// The properties of a scalar in Unicode 17.0 that text layout needs, in one packed 64-bit record.
///
/// The accessors are generated (`Tables/Generated/ScalarProperties+Fields.swift`), and so is the table. A
/// lookup takes three dependent loads, or one for ASCII.
@frozen
package struct ScalarProperties: Sendable, Equatable {
  /// The packed record.
  package let bits: UInt64

  /// Creates properties from a packed record.
  @inlinable
  package init(bits: UInt64) { self.bits = bits }

  /// Looks a scalar up. Surrogates and values above U+10FFFF get the properties of U+FFFD. O(1).
  package init(_ scalar: UInt32) { self = PropertyLookup.shared[scalar] }

  /// The version of the Unicode Character Database. It is fixed, so that results do not depend on the
  /// toolchain.
  package static var unicodeVersion: String { PropertyTables.unicodeVersion }
}

extension ScalarProperties {
  /// Whether a scalar is in a block of 256 that has Default_Ignorable_Code_Point characters. This quick test
  /// avoids most property lookups.
  @inlinable
  @inline(__always)
  package static func mayBeDefaultIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar >> 8 {
    case 0x00, 0x03, 0x06, 0x11, 0x17, 0x18, 0x20, 0x31, 0xFE, 0xFF, 0x1BC, 0x1D1: true
    default: scalar >= 0xE0000
    }
  }

  /// Whether the General_Category is M: a mark that belongs to the character before it.
  @inlinable package var isMark: Bool {
    switch generalCategory {
    case .mn, .mc, .me: true
    default: false
    }
  }

  /// Whether the General_Category is L or N, which is nearly what CSS Text calls a typographic letter unit.
  @inlinable package var isLetterOrNumber: Bool {
    switch generalCategory {
    case .lu, .ll, .lt, .lm, .lo, .nd, .nl, .no: true
    default: false
    }
  }

  /// Whether the East_Asian_Width is F, W or H: the set `$EastAsian` of LB19a and LB30.
  @inlinable package var isEastAsian: Bool { eastAsianWidth >= 2 }

  /// Whether the scalar is in `[\p{Extended_Pictographic}&\p{Cn}]` of LB30b.
  @inlinable package var isUnassignedPictograph: Bool { isExtendedPictographic && generalCategory == .cn }
}
