#if FoundationDates
import Foundation

/// Unicode's canonical decomposition and composition.
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

/// Unicode's canonical decomposition and composition, as strings are compared by.
enum CanonicalMapping {
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] { Array(String(scalar)._nfd) }

  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(String(String.UnicodeScalarView(scalars))._nfc)
  }
}
#endif
