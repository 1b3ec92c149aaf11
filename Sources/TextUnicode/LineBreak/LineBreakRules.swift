/// The rules of UAX #14 for Unicode 17.0, in their order, for one pair of adjacent characters.
///
/// The caller applies LB2 and LB3 (the start and end of the text), LB8a (ZWJ), and LB9 and LB10 (combining
/// marks), because these do not depend on a pair.
enum LineBreakRules {
  static func decide(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ context: inout some LineBreakContext
  ) -> LineBreakOpportunity {
    // LB4, LB5
    if left == .cr { return right == .lf ? .prohibited : .mandatory }
    if left.isHardBreak { return .mandatory }
    // LB6, LB7
    if right.isHardBreak || right == .sp || right == .zw { return .prohibited }
    // LB8
    if left == .zw || left == .spaceAfterZeroWidth { return .allowed }
    // LB11, LB12
    if right == .wj || left == .wj || left == .gl { return .prohibited }
    // LB12a
    if right == .gl && !(left.isSpace || left == .ba || left == .hy || left == .hh) { return .prohibited }
    // LB13
    if right == .cl || right == .cp || right == .ex || right == .sy { return .prohibited }
    // LB14
    if left == .op || left == .spaceAfterOpen { return .prohibited }
    if let answer = quotes(left, right, &context) { return answer }
    if let answer = hyphens(left, right, &context) { return answer }
    return isJoined(left, right, &context) ? .prohibited : .allowed
  }

  /// LB15a to LB19a: quotation marks, and the spaces around them.
  private static func quotes(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ context: inout some LineBreakContext
  ) -> LineBreakOpportunity? {
    // LB15a
    if left == .openQuote || left == .spaceAfterOpenQuote { return .prohibited }
    // LB15b
    if right == .qu && context.isRightFinalQuote() {
      switch context.next() {
      case .sp, .gl, .wj, .cl, .qu, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw, .edge: return .prohibited
      default: break
      }
    }
    // LB15c, LB15d
    if right == .is { return left.isSpace && context.next() == .nu ? .allowed : .prohibited }
    // LB16
    if right == .ns && (left == .cl || left == .cp || left == .spaceAfterClose) { return .prohibited }
    // LB17
    if right == .b2 && (left == .b2 || left == .spaceAfterDash) { return .prohibited }
    // LB18
    if left.isSpace { return .allowed }
    // LB19
    if right == .qu && !context.isRightInitialQuote() { return .prohibited }
    if left == .qu && !context.isLeftFinalQuote() { return .prohibited }
    // LB19a
    if right == .qu && (!context.isLeftEastAsian() || !context.isNextEastAsian()) { return .prohibited }
    if left == .qu && (!context.isRightEastAsian() || !context.isBeforeEastAsian()) { return .prohibited }
    return nil
  }

  /// LB20 to LB22: objects, hyphens, and characters that never start a line.
  private static func hyphens(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ context: inout some LineBreakContext
  ) -> LineBreakOpportunity? {
    // LB20
    if left == .cb || right == .cb { return .allowed }
    let isAfterHyphen = left == .hy || left == .hh
    // LB20a
    if isAfterHyphen && (isAlphabetic(right) || right == .hl) {
      let before = context.before()
      if before.isHardBreak || before.isSpace { return .prohibited }
      switch before {
      case .edge, .zw, .cb, .gl: return .prohibited
      default: break
      }
    }
    // LB21
    if right == .ba || right == .hh || right == .hy || right == .ns || left == .bb { return .prohibited }
    // LB21a
    if isAfterHyphen && right != .hl && context.before() == .hl { return .prohibited }
    // LB21b
    if left == .sy && right == .hl { return .prohibited }
    // LB22
    return right == .in ? .prohibited : nil
  }

  /// LB23 to LB30b: whether a rule keeps the pair together. If none does, LB31 allows a break.
  private static func isJoined(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ context: inout some LineBreakContext
  ) -> Bool {
    let isLeftLetter = isAlphabetic(left) || left == .hl
    let isRightLetter = isAlphabetic(right) || right == .hl
    // LB23
    if isLeftLetter && right == .nu || left == .nu && isRightLetter { return true }
    // LB23a
    if left == .pr && isIdeographic(right) || isIdeographic(left) && right == .po { return true }
    // LB24
    let isLeftAffix = left == .pr || left == .po
    let isRightAffix = right == .pr || right == .po
    if isLeftAffix && isRightLetter || isLeftLetter && isRightAffix { return true }
    // LB25
    if isNumeric(left, right, isLeftAffix, isRightAffix, &context) { return true }
    // LB26
    switch (left, right) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true
    default: break
    }
    // LB27
    if isHangul(left) && right == .po || left == .pr && isHangul(right) { return true }
    // LB28
    if isLeftLetter && isRightLetter { return true }
    if isAksara(left, right, &context) { return true }
    // LB29
    if left == .is && isRightLetter { return true }
    // LB30
    if (isLeftLetter || left == .nu) && right == .op { return !context.isRightEastAsian() }
    if left == .cp && (isRightLetter || right == .nu) { return !context.isLeftEastAsian() }
    // LB30a
    if left == .ri && right == .ri { return context.hasOddRegionalIndicators() }
    // LB30b. Unassigned pictographs have class ID, or AL in blocks that are not reserved for ideographs.
    if right == .em {
      return left == .eb || (left == .id || left == .al) && context.isLeftUnassignedPictograph()
    }
    return false
  }

  /// LB25: numbers with their signs and units.
  private static func isNumeric(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ isLeftAffix: Bool, _ isRightAffix: Bool,
    _ context: inout some LineBreakContext
  ) -> Bool {
    if isRightAffix {
      switch left {
      case .nu: return true
      case .sy, .is: return context.isInNumber()
      case .cl, .cp: return context.isAfterClosedNumber()
      default: return false
      }
    }
    if right == .nu {
      switch left {
      case .po, .pr, .hy, .is, .nu: return true
      case .sy: return context.isInNumber()
      default: return false
      }
    }
    if isLeftAffix && right == .op {
      let next = context.next()
      return next == .nu || next == .is && context.second() == .nu
    }
    return false
  }

  /// LB28a: orthographic syllables of Brahmic scripts.
  private static func isAksara(
    _ left: LineBreakSymbol, _ right: LineBreakSymbol, _ context: inout some LineBreakContext
  ) -> Bool {
    let isLeftBase = isAksaraBase(left)
    let isRightBase = isAksaraBase(right)
    if left == .ap && isRightBase { return true }
    if isLeftBase && (right == .vf || right == .vi) { return true }
    if left == .vi && (right == .ak || right == .dottedCircle) && isAksaraBase(context.before()) {
      return true
    }
    return isLeftBase && isRightBase && context.next() == .vf
  }

  private static func isAksaraBase(_ symbol: LineBreakSymbol) -> Bool {
    symbol == .ak || symbol == .as || symbol == .dottedCircle
  }

  private static func isAlphabetic(_ symbol: LineBreakSymbol) -> Bool {
    symbol == .al || symbol == .dottedCircle
  }

  private static func isIdeographic(_ symbol: LineBreakSymbol) -> Bool {
    symbol == .id || symbol == .eb || symbol == .em
  }

  private static func isHangul(_ symbol: LineBreakSymbol) -> Bool {
    switch symbol {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
