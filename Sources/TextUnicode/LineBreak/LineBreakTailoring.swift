/// The changes that options make to single pairs, after UAX #14 has decided.
struct LineBreakTailoring {
  /// Whether the options change any pair.
  let isNeeded: Bool
  private let isLoose: Bool
  private let keepsAll: Bool
  /// Whether the results of Chromium are used.
  let isBrowser: Bool
  private let breaksAll: Bool

  /// Whether a line never begins with a sign that repeats or abbreviates the word before it, even after a
  /// space. Chromium breaks there.
  static func keepsSigns(_ policy: LayoutPolicy) -> Bool { policy == .unicode }

  /// Returns whether a character is such a sign: the repetition marks of Thai, Lao, Khmer, Tai Tham, Khamti and Tai Viet, and
  /// the abbreviation marks of Thai and Lao, unless ฯลฯ ("and so on") begins.
  static func isSign(at offset: Int, in text: Span<UInt16>) -> Bool {
    switch text[offset] {
    case 0x0E46, 0x0EC6, 0x17D7, 0x1AA7, 0xAA70, 0xAADD: return true
    case 0x0E2F, 0x0EAF:
      let letter: UInt16 = text[offset] == 0x0E2F ? 0x0E25 : 0x0EA5
      let isEtc = offset + 2 < text.count && text[offset + 1] == letter && text[offset + 2] == text[offset]
      return !isEtc
    default: return false
    }
  }

  init(_ options: LineBreakOptions) {
    isLoose = options.resolvedStrictness == .loose
    keepsAll = options.wordBreak == .keepAll
    breaksAll = options.wordBreak == .breakAll
    isBrowser = options.policy == .browser
    isNeeded = isLoose || keepsAll || isBrowser || breaksAll
  }

  /// Whether words break as in Chromium.
  var breaksBrowserWords: Bool { breaksAll && isBrowser }

  /// Returns the result for the pair before `offset`. It is not called where a line must end.
  func answer(
    _ answer: UInt8, _ right: LineBreakSymbol, _ cursor: inout LineBreakCursor, at offset: Int,
    in text: Span<UInt16>
  ) -> UInt8 {
    var answer = answer
    if isBrowser {
      answer = BrowserLineBreaks.answer(answer, right, &cursor, at: offset, in: text)
      if breaksAll, answer == 0, BrowserLineBreaks.breaksWord(cursor, at: offset, in: text),
        !LettersApart.isLamAlef(at: offset, in: text)
      {
        answer = 1
      }
    } else if breaksAll {
      answer = LettersApart.answer(answer, cursor.left, right, at: offset, in: text)
    }
    if isLoose {
      // CSS Text 3 §5.3: between inseparable characters, and before hyphens that follow an ideograph.
      let isBeforeHyphen = cursor.left == .id && (text[offset] == 0x2010 || text[offset] == 0x2013)
      if cursor.left == .in && right == .in || isBeforeHyphen { answer = 1 }
    }
    if keepsAll, answer == 1, cursor.isLeftKept, cursor.rightProperties.isLetterOrNumber,
      cursor.rightProperties.lineBreak != .sa
    {
      answer = 0
    }
    return answer
  }
}
