/// Where the walk of UAX #14 stands: the pair in hand and the bounded memory its rules need.
struct LineBreakCursor: LineBreakContext {
  private let text: DecodedText
  private let symbols: LineBreakSymbols

  /// What stands left of the pair, with its combining marks taken in.
  private(set) var left = LineBreakSymbol.edge
  /// The properties of the character `left` stands for; of no use where LB10 made it a letter.
  private var leftProperties = ScalarProperties(bits: 0)
  private var previous = LineBreakSymbol.edge
  private var isPreviousEastAsian = false
  private var number = Number.none
  /// Whether the digit last seen is one of ASCII.
  private var isNumberASCII = false
  /// Whether ASCII digits count as letters for the moment.
  private var ignoresASCIINumbers = false
  private var regionalIndicators = 0
  /// Scalar index of the pair's right side.
  var index = 0
  /// The properties of the pair's right side.
  var rightProperties = ScalarProperties(bits: 0)

  /// How far into a number of LB25 `left` is.
  private enum Number {
    case none
    /// NU (SY | IS)*
    case open
    /// NU (SY | IS)* (CL | CP)
    case closed
  }

  init(_ text: DecodedText, symbols: LineBreakSymbols) {
    self.text = text
    self.symbols = symbols
  }

  /// Whether `left` is a letter or number of the kind `keep-all` joins.
  var isLeftKept: Bool { leftProperties.isLetterOrNumber && leftProperties.lineBreak != .sa }

  /// The class of the pair's left side, as the table of properties has it.
  var leftClass: LineBreakClass { leftProperties.lineBreak }

  /// Whether a mark or joiner stands right before the pair's right side.
  var isAfterMark: Bool {
    index > 0 && (text.properties[index - 1].lineBreak == .cm || text.properties[index - 1].lineBreak == .zwj)
  }

  /// Makes the pair's right side its left side.
  @inline(__always)
  mutating func advance(over right: LineBreakSymbol) {
    isPreviousEastAsian = leftProperties.isEastAsian
    let before = left
    previous = before
    leftProperties = rightProperties
    switch right {
    case .sp: left = before.followedBySpace
    // LB15a's left side.
    case .qu: left = rightProperties.generalCategory == .pi && before.letsQuoteOpen ? .openQuote : .qu
    default: left = right
    }
    if right == .nu {
      number = .open
      isNumberASCII = rightProperties.isASCIIDigit
    } else if number != .none {
      number = continuation(of: number, over: right)
    }
    regionalIndicators = right == .ri ? regionalIndicators &+ 1 : 0
  }

  /// `advance(over:)` from letter to letter, where nothing else is pending.
  @inline(__always)
  mutating func advance(overLetter properties: ScalarProperties) {
    isPreviousEastAsian = leftProperties.isEastAsian
    previous = .al
    leftProperties = properties
  }

  private func continuation(of number: Number, over right: LineBreakSymbol) -> Number {
    switch right {
    case .sy, .is: number == .open ? .open : .none
    case .cl, .cp: number == .open ? .closed : .none
    default: .none
    }
  }

  /// What UAX #14 says of the pair when ASCII digits count as letters, so that LB25 does not see them.
  mutating func answerWithoutASCIINumbers(_ right: LineBreakSymbol) -> UInt8 {
    let letterLeft = left == .nu && leftProperties.isASCIIDigit ? .al : left
    let letterRight = right == .nu && rightProperties.isASCIIDigit ? .al : right
    ignoresASCIINumbers = true
    defer { ignoresASCIINumbers = false }
    return LineBreakRules.decide(letterLeft, letterRight, &self).rawValue
  }

  /// The index of the first scalar after `index` that is no combining mark of it (LB9).
  private func indexAfter(_ index: Int) -> Int {
    var next = index + 1
    while next < text.count, symbols.symbol(of: text.properties[next]) == .cm { next += 1 }
    return next
  }

  private func symbol(at index: Int) -> LineBreakSymbol {
    guard index < text.count else { return .edge }
    let properties = text.properties[index]
    return ignoresASCIINumbers && properties.isASCIIDigit ? .al : symbols.symbol(of: properties)
  }

  func before() -> LineBreakSymbol { previous }
  func next() -> LineBreakSymbol { symbol(at: indexAfter(index)) }
  func second() -> LineBreakSymbol {
    let next = indexAfter(index)
    return next < text.count ? symbol(at: indexAfter(next)) : .edge
  }
  func isBeforeEastAsian() -> Bool { previous != .edge && isPreviousEastAsian }
  func isLeftEastAsian() -> Bool { leftProperties.isEastAsian }
  func isRightEastAsian() -> Bool { rightProperties.isEastAsian }
  func isNextEastAsian() -> Bool {
    let next = indexAfter(index)
    return next < text.count && text.properties[next].isEastAsian
  }
  func isLeftFinalQuote() -> Bool { leftProperties.generalCategory == .pf }
  func isRightInitialQuote() -> Bool { rightProperties.generalCategory == .pi }
  func isRightFinalQuote() -> Bool { rightProperties.generalCategory == .pf }
  func isInNumber() -> Bool { number == .open && !isNumberIgnored }
  private var isNumberIgnored: Bool { ignoresASCIINumbers && isNumberASCII }
  func isAfterClosedNumber() -> Bool { number == .closed && !isNumberIgnored }
  func hasOddRegionalIndicators() -> Bool { regionalIndicators & 1 == 1 }
  func isLeftUnassignedPictograph() -> Bool { leftProperties.isUnassignedPictograph }
}

extension ScalarProperties {
  /// U+0030…U+0039, the only digits that are Emoji (for keycaps).
  fileprivate var isASCIIDigit: Bool { lineBreak == .nu && isEmoji }
}
