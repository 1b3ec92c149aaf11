import TextUnicode

/// What a character is to `text-autospace` (CSS Text 4, *text spacing classes*; Unicode's East Asian Spacing, which has Hangul
/// and Bopomofo with the ideographs, as Chromium does).
enum AutospaceClass {
  /// Han, Hangul, Bopomofo, kana but for their punctuation, CJK strokes; none of halfwidth.
  case ideograph
  /// A letter or mark that is no ideograph, or a decimal digit; not a fullwidth one.
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

  /// Whether room is added between this and what follows it.
  func standsApart(from next: AutospaceClass) -> Bool {
    self == .ideograph && next == .letterOrDigit || self == .letterOrDigit && next == .ideograph
  }
}
