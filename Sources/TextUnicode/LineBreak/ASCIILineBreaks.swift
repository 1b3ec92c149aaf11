/// Where lines may end in a text of ASCII without control characters other than tabs and hard breaks: the answers of
/// `LineBreakAnalysis`, found without looking properties up.
package enum ASCIILineBreaks {
  /// Whether these options leave ASCII to UAX #14 or to Chromium's table.
  package static func answers(_ options: LineBreakOptions) -> Bool {
    options.wordBreak == .normal && options.strictness != .loose && options.followsRules
  }

  /// Calls `body` with each offset at which a line may end, and whether it has to. The end of the text is not told.
  @inline(__always)
  package static func forEach(
    in text: Span<UInt16>, policy: LayoutPolicy, _ body: (Int, _ isMandatory: Bool) -> Void
  ) {
    if policy == .browser {
      BrowserLineBreaks.forEach(inASCII: text, body)
    } else {
      forEach(in: text, body)
    }
  }

  private static func forEach(in text: Span<UInt16>, _ body: (Int, _ isMandatory: Bool) -> Void) {
    guard text.count > 0 else { return }
    let table = Table.shared
    let symbols = table.symbols.span
    let answers = table.answers.span
    var before = LineBreakSymbol.edge
    var left = symbols[Int(text[0] & 0x7F)]
    if left == .sp { left = LineBreakSymbol.edge.followedBySpace }
    for offset in 1..<text.count {
      let right = symbols[Int(text[offset] & 0x7F)]
      // LB28, by far the commonest pair.
      if left == .al && right == .al {
        before = .al
        continue
      }
      var answer = answers[Int(left.rawValue) &<< LineBreakTable.rowBits | Int(right.rawValue)]
      if answer == LineBreakTable.needsContext {
        var place = Place(text: text, offset: offset, previous: before)
        answer = LineBreakRules.decide(left, right, &place).rawValue
      }
      if answer != 0 { body(offset, answer != LineBreakOpportunity.allowed.rawValue) }
      before = left
      left = right == .sp ? left.followedBySpace : right
    }
  }

  fileprivate static func symbol(of unit: UInt16) -> LineBreakSymbol {
    Table.shared.symbols[Int(unit & 0x7F)]
  }

  /// What is known of ASCII beforehand.
  private struct Table {
    static let shared = Table()

    let symbols: ContiguousArray<LineBreakSymbol>
    /// As in `LineBreakTable`, but that quotation marks are neither initial nor final and nothing is East Asian.
    let answers: ContiguousArray<UInt8>

    private init() {
      symbols = ContiguousArray(
        (0..<128).map { LineBreakSymbols.unicode.symbol(of: ScalarProperties($0)) })
      var answers = ContiguousArray(repeating: LineBreakTable.needsContext, count: 64 * 64)
      for left in LineBreakSymbol.allCases {
        for right in LineBreakSymbol.allCases {
          var probe = Probe()
          let answer = LineBreakRules.decide(left, right, &probe)
          if !probe.wasAsked {
            answers[Int(left.rawValue) << LineBreakTable.rowBits + Int(right.rawValue)] = answer.rawValue
          }
        }
      }
      self.answers = answers
    }
  }
}

/// What no ASCII character is.
private protocol ASCIIContext: LineBreakContext {}

extension ASCIIContext {
  mutating func isBeforeEastAsian() -> Bool { false }
  mutating func isLeftEastAsian() -> Bool { false }
  mutating func isRightEastAsian() -> Bool { false }
  mutating func isNextEastAsian() -> Bool { false }
  mutating func isLeftFinalQuote() -> Bool { false }
  mutating func isRightInitialQuote() -> Bool { false }
  mutating func isRightFinalQuote() -> Bool { false }
  mutating func hasOddRegionalIndicators() -> Bool { false }
  mutating func isLeftUnassignedPictograph() -> Bool { false }
}

/// Remembers whether it was asked what depends on the place.
private struct Probe: ASCIIContext {
  var wasAsked = false

  private mutating func asked<Answer>(_ answer: Answer) -> Answer {
    wasAsked = true
    return answer
  }

  mutating func before() -> LineBreakSymbol { asked(.al) }
  mutating func next() -> LineBreakSymbol { asked(.al) }
  mutating func second() -> LineBreakSymbol { asked(.al) }
  mutating func isInNumber() -> Bool { asked(false) }
  mutating func isAfterClosedNumber() -> Bool { asked(false) }
}

/// A pair of neighbours in an ASCII text, with what is near it.
private struct Place: ASCIIContext {
  private let previous: LineBreakSymbol
  private let following: LineBreakSymbol
  private let afterNext: LineBreakSymbol
  private let inNumber: Bool
  private let afterClosedNumber: Bool

  /// - Parameters:
  ///   - offset: That of the right one.
  ///   - previous: What is before the left one.
  init(text: Span<UInt16>, offset: Int, previous: LineBreakSymbol) {
    func symbol(at offset: Int) -> LineBreakSymbol {
      guard text.indices.contains(offset) else { return .edge }
      return ASCIILineBreaks.symbol(of: text[offset])
    }
    /// NU (SY | IS)* up to an offset.
    func endsNumber(before end: Int) -> Bool {
      var offset = end - 1
      while symbol(at: offset) == .sy || symbol(at: offset) == .is { offset -= 1 }
      return symbol(at: offset) == .nu
    }
    self.previous = previous
    following = symbol(at: offset + 1)
    afterNext = symbol(at: offset + 2)
    let left = symbol(at: offset - 1)
    let isClosing = left == .cl || left == .cp
    inNumber = !isClosing && endsNumber(before: offset)
    afterClosedNumber = isClosing && endsNumber(before: offset - 1)
  }

  mutating func before() -> LineBreakSymbol { previous }
  mutating func next() -> LineBreakSymbol { following }
  mutating func second() -> LineBreakSymbol { afterNext }
  mutating func isInNumber() -> Bool { inNumber }
  mutating func isAfterClosedNumber() -> Bool { afterClosedNumber }
}
