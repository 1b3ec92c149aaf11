/// What the rules of UAX #14 see of a character: its class after LB1, or a class together with what came before
/// it where a rule reaches over spaces.
enum LineBreakSymbol: UInt8, CaseIterable {
  case al, ak, ap, `as`, b2, ba, bb, bk, cb, cl, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy, id
  case `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, vf, vi, wj, zw
  /// CM or ZWJ, which LB9 and LB10 resolve before the other rules apply.
  case cm
  /// U+25CC: class AL, but named by LB28a.
  case dottedCircle
  /// What no rule names, so that LB31 decides.
  case other
  /// `sot` to the left, `eot` to the right.
  case edge
  /// QU & Pi where LB15a holds.
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

  /// What a space becomes after this.
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

  /// BK, CR, LF or NL.
  var isHardBreak: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Whether LB9 leaves a following CM or ZWJ alone.
  var takesNoMarks: Bool { isHardBreak || isSpace || self == .zw || self == .edge }

  /// LB15a's left side: (sot | BK | CR | LF | NL | OP | QU | GL | SP | ZW).
  var letsQuoteOpen: Bool {
    switch self {
    case .op, .qu, .openQuote, .gl, .zw, .edge: true
    default: isHardBreak || isSpace
    }
  }
}
