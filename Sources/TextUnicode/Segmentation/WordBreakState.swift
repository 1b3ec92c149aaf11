/// The bounded state of the word rules. It is given one scalar after another.
struct WordBreakState {
  /// The class of the previous scalar, including marks; nil at the start of the text.
  private var previous: WordBreakClass?
  /// The last two classes without the marks that WB4 ignores.
  private var left: WordBreakClass?
  private var beforeLeft: WordBreakClass?
  /// WB15, WB16: whether an odd number of regional indicators precedes.
  private var hasOddIndicators = false

  /// Whether a word boundary is before this scalar, which then becomes the previous one. `next` returns the
  /// class of the character after it, ignoring marks.
  mutating func isBoundary(before properties: ScalarProperties, next: () -> WordBreakClass?) -> Bool {
    let right = properties.wordBreak
    let adjacent = previous
    previous = right
    defer {
      // WB4: after a mark the left class stays, unless the mark follows a line end or starts the text.
      if !right.isIgnored || adjacent == nil || adjacent?.isLineEnd == true {
        beforeLeft = left
        left = right
        hasOddIndicators = right == .regionalIndicator && !hasOddIndicators
      }
    }
    // WB1
    guard let adjacent, let left else { return true }
    // WB3, WB3a, WB3b
    if adjacent == .cr && right == .lf { return false }
    if adjacent.isLineEnd || right.isLineEnd { return true }
    // WB3c
    if adjacent == .zwj && properties.isExtendedPictographic { return false }
    // WB3d
    if adjacent == .wSegSpace && right == .wSegSpace { return false }
    // WB4
    if right.isIgnored { return false }
    return !joins(left, right, next)
  }

  /// WB5 to WB16: whether a rule joins two classes.
  private func joins(_ left: WordBreakClass, _ right: WordBreakClass, _ next: () -> WordBreakClass?) -> Bool {
    if left.isLetter {
      // WB5, WB9
      if right.isLetter || right == .numeric { return true }
      // WB7a
      if left == .hebrewLetter && right == .singleQuote { return true }
      // WB6
      if right.joinsLetters && next()?.isLetter == true { return true }
      // WB7b
      if left == .hebrewLetter && right == .doubleQuote && next() == .hebrewLetter { return true }
    }
    // WB7
    if left.joinsLetters && right.isLetter && beforeLeft?.isLetter == true { return true }
    // WB7c
    if left == .doubleQuote && right == .hebrewLetter && beforeLeft == .hebrewLetter { return true }
    if left == .numeric {
      // WB8, WB10
      if right == .numeric || right.isLetter { return true }
      // WB12
      if right.joinsNumbers && next() == .numeric { return true }
    }
    // WB11
    if left.joinsNumbers && right == .numeric && beforeLeft == .numeric { return true }
    // WB13
    if left == .katakana && right == .katakana { return true }
    // WB13a, WB13b
    if right == .extendNumLet && (left == .extendNumLet || isWordPart(left)) { return true }
    if left == .extendNumLet && isWordPart(right) { return true }
    // WB15, WB16
    return left == .regionalIndicator && right == .regionalIndicator && hasOddIndicators
  }

  private func isWordPart(_ value: WordBreakClass) -> Bool {
    value.isLetter || value == .numeric || value == .katakana
  }
}
