#if FoundationDates
import Foundation

/// Canonical decomposition and composition of Unicode characters.
enum CanonicalMapping {
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
#else
@_spi(_Unicode) import Swift

/// Canonical decomposition and composition of Unicode characters, by the functions with which Swift compares
/// strings.
enum CanonicalMapping {
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] { Array(String(scalar)._nfd) }

  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(String(String.UnicodeScalarView(scalars))._nfc)
  }
}
#endif
