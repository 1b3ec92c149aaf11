/// The results for pairs that do not depend on their surroundings, computed from `LineBreakRules`.
///
/// Each pair is tried with a context that records whether a rule read anything from it. If no rule did, the
/// result is valid everywhere. So the rules are written only once, and the inner loop still reads a table.
struct LineBreakTable {
  /// The value for a pair whose result depends on its surroundings.
  static let needsContext: UInt8 = 3
  /// The number of bits of a column index, so that a row has 2⁶ entries.
  static let rowBits = 6

  static let shared = LineBreakTable()

  /// `LineBreakOpportunity.rawValue` or `needsContext`, at the index left × 64 + right.
  let answers: ContiguousArray<UInt8>

  private init() {
    var answers = ContiguousArray(repeating: Self.needsContext, count: 64 * 64)
    for left in LineBreakSymbol.allCases {
      for right in LineBreakSymbol.allCases {
        var probe = Probe()
        let answer = LineBreakRules.decide(left, right, &probe)
        if !probe.wasAsked {
          answers[Int(left.rawValue) << Self.rowBits + Int(right.rawValue)] = answer.rawValue
        }
      }
    }
    self.answers = answers
  }

  /// Returns fixed values, and records that a rule read one of them.
  private struct Probe: LineBreakContext {
    var wasAsked = false

    private mutating func asked<Answer>(_ answer: Answer) -> Answer {
      wasAsked = true
      return answer
    }

    mutating func before() -> LineBreakSymbol { asked(.al) }
    mutating func next() -> LineBreakSymbol { asked(.al) }
    mutating func second() -> LineBreakSymbol { asked(.al) }
    mutating func isBeforeEastAsian() -> Bool { asked(false) }
    mutating func isLeftEastAsian() -> Bool { asked(false) }
    mutating func isRightEastAsian() -> Bool { asked(false) }
    mutating func isNextEastAsian() -> Bool { asked(false) }
    mutating func isLeftFinalQuote() -> Bool { asked(false) }
    mutating func isRightInitialQuote() -> Bool { asked(false) }
    mutating func isRightFinalQuote() -> Bool { asked(false) }
    mutating func isInNumber() -> Bool { asked(false) }
    mutating func isAfterClosedNumber() -> Bool { asked(false) }
    mutating func hasOddRegionalIndicators() -> Bool { asked(false) }
    mutating func isLeftUnassignedPictograph() -> Bool { asked(false) }
  }
}
