/// A character as the rules of UAX #14 see it: its class after LB1. For rules that look across spaces it also
/// includes what came before.
enum LineBreakSymbol: UInt8, CaseIterable {
  case al, ak, ap, `as`, b2, ba, bb, bk, cb, cl, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy, id
  case `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, vf, vi, wj, zw
  /// CM or ZWJ, which LB9 and LB10 resolve before the other rules apply.
  case cm
  /// U+25CC, which has class AL but is named by LB28a.
  case dottedCircle
  /// A character that no rule names, so that LB31 applies.
  case other
  /// The start of the text (`sot`) on the left, the end (`eot`) on the right.
  case edge
  /// QU & Pi, if LB15a applies.
  case openQuote
  /// SP after ZW SP*, for LB8.
  case spaceAfterZeroWidth
  /// SP after OP SP*, for LB14.
  case spaceAfterOpen
  /// SP after QU & Pi SP*, for LB15a.
  case spaceAfterOpenQuote
  /// SP after (CL | CP) SP*, for LB16.
  case spaceAfterClose
  /// SP after B2 SP*, for LB17.
  case spaceAfterDash

  /// The symbol of a space that follows this symbol.
  var followedBySpace: LineBreakSymbol {
    switch self {
    case .zw, .spaceAfterZeroWidth: .spaceAfterZeroWidth
    case .op, .spaceAfterOpen: .spaceAfterOpen
    case .openQuote, .spaceAfterOpenQuote: .spaceAfterOpenQuote
    case .cl, .cp, .spaceAfterClose: .spaceAfterClose
    case .b2, .spaceAfterDash: .spaceAfterDash
    default: .sp
    }
  }

  var isSpace: Bool {
    switch self {
    case .sp, .spaceAfterZeroWidth, .spaceAfterOpen, .spaceAfterOpenQuote, .spaceAfterClose, .spaceAfterDash:
      true
    default: false
    }
  }

  /// Whether the symbol is BK, CR, LF or NL.
  var isHardBreak: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Whether LB9 does not attach a following CM or ZWJ to this symbol.
  var takesNoMarks: Bool { isHardBreak || isSpace || self == .zw || self == .edge }

  /// Whether LB15a applies to an initial quotation mark after this symbol: (sot | BK | CR | LF | NL | OP | QU
  /// | GL | SP | ZW).
  var letsQuoteOpen: Bool {
    switch self {
    case .op, .qu, .openQuote, .gl, .zw, .edge: true
    default: isHardBreak || isSpace
    }
  }
}
