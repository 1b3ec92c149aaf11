/// What Unicode 17.0 says about one scalar, as far as laying out text needs it: one packed 64-bit record.
///
/// The accessors are generated (`Tables/Generated/ScalarProperties+Fields.swift`), as is the table behind the
/// lookup: three dependent loads, one for ASCII.
@frozen
package struct ScalarProperties: Sendable, Equatable {
  /// The packed record.
  package let bits: UInt64

  /// Wraps a packed record.
  @inlinable
  package init(bits: UInt64) { self.bits = bits }

  /// Looks a scalar up. Surrogates and values above U+10FFFF get the properties of U+FFFD. O(1).
  package init(_ scalar: UInt32) { self = PropertyLookup.shared[scalar] }

  /// The version of the Unicode Character Database, pinned: results do not depend on the toolchain.
  package static var unicodeVersion: String { PropertyTables.unicodeVersion }
}

extension ScalarProperties {
  /// False for most characters that are not Default_Ignorable_Code_Point, by their block of 256; to be asked before
  /// a look at the properties.
  @inlinable
  @inline(__always)
  package static func mayBeDefaultIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar >> 8 {
    case 0x00, 0x03, 0x06, 0x11, 0x17, 0x18, 0x20, 0x31, 0xFE, 0xFF, 0x1BC, 0x1D1: true
    default: scalar >= 0xE0000
    }
  }

  /// General_Category M: a mark that belongs to the character before it.
  @inlinable package var isMark: Bool {
    switch generalCategory {
    case .mn, .mc, .me: true
    default: false
    }
  }

  /// General_Category L or N: what CSS Text calls a typographic letter unit, near enough.
  @inlinable package var isLetterOrNumber: Bool {
    switch generalCategory {
    case .lu, .ll, .lt, .lm, .lo, .nd, .nl, .no: true
    default: false
    }
  }

  /// East_Asian_Width F, W or H, the set LB19a and LB30 call `$EastAsian`.
  @inlinable package var isEastAsian: Bool { eastAsianWidth >= 2 }

  /// `[\p{Extended_Pictographic}&\p{Cn}]` of LB30b.
  @inlinable package var isUnassignedPictograph: Bool { isExtendedPictographic && generalCategory == .cn }
}
