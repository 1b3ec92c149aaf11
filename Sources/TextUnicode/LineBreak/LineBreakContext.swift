/// The information about the characters around a pair that a rule of UAX #14 may need.
///
/// The characters are `before | left ÷? right | next | second`, each with its combining marks (LB9).
protocol LineBreakContext {
  /// The character before `left`; `edge` at the start of the text.
  mutating func before() -> LineBreakSymbol
  /// The character after `right`; `edge` at the end of the text.
  mutating func next() -> LineBreakSymbol
  /// The character after `next`.
  mutating func second() -> LineBreakSymbol
  mutating func isBeforeEastAsian() -> Bool
  mutating func isLeftEastAsian() -> Bool
  mutating func isRightEastAsian() -> Bool
  mutating func isNextEastAsian() -> Bool
  /// Whether the left character is a final quotation mark (Pf). The next two methods return whether the right
  /// one is initial (Pi) or final.
  mutating func isLeftFinalQuote() -> Bool
  mutating func isRightInitialQuote() -> Bool
  mutating func isRightFinalQuote() -> Bool
  /// LB25: whether `left` ends NU (SY | IS)*.
  mutating func isInNumber() -> Bool
  /// LB25: whether `left` closes NU (SY | IS)* (CL | CP).
  mutating func isAfterClosedNumber() -> Bool
  /// LB30a: whether an odd number of regional indicators ends with `left`.
  mutating func hasOddRegionalIndicators() -> Bool
  /// LB30b: whether `left` is [\p{Extended_Pictographic}&\p{Cn}].
  mutating func isLeftUnassignedPictograph() -> Bool
}
