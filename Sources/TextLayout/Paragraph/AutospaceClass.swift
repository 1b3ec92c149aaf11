import TextUnicode

/// The class of a character for `text-autospace` (CSS Text 4, *text spacing classes*). It follows Unicode's
/// East Asian Spacing, in which Hangul and Bopomofo count as ideographs, as in Chromium.
enum AutospaceClass {
  /// Han, Hangul, Bopomofo, kana (but not kana punctuation) and CJK strokes; no halfwidth characters.
  case ideograph
  /// A letter or mark that is not an ideograph, or a decimal digit; no fullwidth characters.
  case letterOrDigit
  case other

  init(_ scalar: UInt32) {
    // Halfwidth and fullwidth forms.
    if (0xFF00...0xFFEF).contains(scalar) {
      self = .other
      return
    }
    let properties = ScalarProperties(scalar)
    switch properties.script {
    case .han, .hangul, .bopomofo:
      self = .ideograph
      return
    default: break
    }
    switch properties.generalCategory {
    case .pc, .pd, .ps, .pe, .pi, .pf, .po:
      self = .other
    case _ where (0x3041...0x30FF).contains(scalar) || (0x31C0...0x31FF).contains(scalar):
      self = .ideograph
    case .lu, .ll, .lt, .lm, .lo, .mn, .mc, .me, .nd:
      self = .letterOrDigit
    default:
      self = .other
    }
  }

  /// Whether space is added between a character of this class and a following character of the class `next`.
  func standsApart(from next: AutospaceClass) -> Bool {
    self == .ideograph && next == .letterOrDigit || self == .letterOrDigit && next == .ideograph
  }
}
