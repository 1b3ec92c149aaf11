/// The current place in applying UAX #14: a pair of characters, and the bounded state that the rules need.
struct LineBreakCursor: LineBreakContext {
  private let text: DecodedText
  private let symbols: LineBreakSymbols

  /// The symbol on the left side of the pair, including its combining marks.
  private(set) var left = LineBreakSymbol.edge
  /// The properties of the character on the left side; not used if LB10 made it a letter.
  private var leftProperties = ScalarProperties(bits: 0)
  private var previous = LineBreakSymbol.edge
  private var isPreviousEastAsian = false
  private var number = Number.none
  /// Whether the last digit was an ASCII digit.
  private var isNumberASCII = false
  /// Whether ASCII digits currently count as letters (`answerWithoutASCIINumbers`).
  private var ignoresASCIINumbers = false
  private var regionalIndicators = 0
  /// The scalar index of the pair's right side.
  var index = 0
  /// The properties of the pair's right side.
  var rightProperties = ScalarProperties(bits: 0)

  /// Which part of a number (LB25) `left` ends.
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

  /// Whether `left` is a letter or number that `keep-all` does not separate from its neighbours.
  var isLeftKept: Bool { leftProperties.isLetterOrNumber && leftProperties.lineBreak != .sa }

  /// The line-break class of the pair's left side in the property table.
  var leftClass: LineBreakClass { leftProperties.lineBreak }

  /// Whether a mark or joiner is directly before the pair's right side.
  var isAfterMark: Bool {
    index > 0 && (text.properties[index - 1].lineBreak == .cm || text.properties[index - 1].lineBreak == .zwj)
  }

  /// Moves to the next pair: the right side becomes the left side.
  @inline(__always)
  mutating func advance(over right: LineBreakSymbol) {
    isPreviousEastAsian = leftProperties.isEastAsian
    let before = left
    previous = before
    leftProperties = rightProperties
    switch right {
    case .sp: left = before.followedBySpace
    // LB15a: an initial quotation mark after certain characters.
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

  /// Like `advance(over:)`, for a letter after a letter when no other state has to change.
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

  /// Returns the result of UAX #14 if ASCII digits count as letters, so that LB25 does not apply to them.
  mutating func answerWithoutASCIINumbers(_ right: LineBreakSymbol) -> UInt8 {
    let letterLeft = left == .nu && leftProperties.isASCIIDigit ? .al : left
    let letterRight = right == .nu && rightProperties.isASCIIDigit ? .al : right
    ignoresASCIINumbers = true
    defer { ignoresASCIINumbers = false }
    return LineBreakRules.decide(letterLeft, letterRight, &self).rawValue
  }

  /// Returns the index of the next scalar after `index` that is not a combining mark (LB9).
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
  /// Whether the character is one of U+0030…U+0039, the only digits with the property Emoji (because of
  /// keycaps).
  fileprivate var isASCIIDigit: Bool { lineBreak == .nu && isEmoji }
}
