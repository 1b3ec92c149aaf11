import Testing
import TextUnicode

@Suite("Line breaks")
struct LineBreakTests {
  /// Returns the text with `|` at each opportunity and `¶` at each mandatory break, except at the end.
  private func broken(
    _ text: String, _ options: LineBreakOptions = LineBreakOptions(), dictionary: DictionaryBreaker? = nil
  ) -> String {
    let units = units(text)
    let answers = LineBreakAnalysis.opportunities(in: units.span, options: options, dictionary: dictionary)
    var pieces: [UInt16] = []
    for offset in units.indices {
      switch answers[offset] {
      case .prohibited: break
      case .allowed: pieces.append(0x7C)
      case .mandatory: pieces.append(0xB6)
      }
      pieces.append(units[offset])
    }
    return String(decoding: pieces, as: UTF16.self)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"])
  func everyHardBreakIsMandatory(separator: String) {
    #expect(broken("a\(separator)b") == "a\(separator)¶b")
    let units = units("a\(separator)")
    let answers = LineBreakAnalysis.opportunities(in: units.span)
    #expect(answers[units.count] == .mandatory)
  }

  @Test func theEndIsAllowedAndTheStartIsNot() {
    #expect(opportunities(units("a")) == [.prohibited, .allowed])
    #expect(opportunities([]) == [.prohibited])
  }

  @Test func rulesLookPastCombiningMarks() {
    // LB25, PR × OP NU and PR × OP IS NU, with marks in between.
    #expect(broken("$(\u{301}5") == "$(\u{301}5")
    #expect(broken("$(\u{301}.\u{301}5") == "$(\u{301}.\u{301}5")
    #expect(broken("$(\u{301}a") == "$|(\u{301}a")
    // LB15b: a final quotation mark before a space, although a mark follows the quotation mark.
    #expect(broken("字”\u{301} 字") == "字”\u{301} |字")
    // LB9 does not apply after hard breaks and spaces: there LB10 treats a mark as a letter.
    #expect(broken("a \u{301}b") == "a |\u{301}b")
    #expect(broken("\u{200D}字") == "\u{200D}字")
  }

  @Test func strictnessMovesSmallKanaAndTheirLike() {
    let kana = "カー"
    #expect(broken(kana) == "カー")
    #expect(broken(kana, LineBreakOptions(strictness: .normal)) == "カ|ー")
    #expect(broken(kana, LineBreakOptions().following(.browser)) == "カ|ー")
    #expect(broken(kana, LineBreakOptions(strictness: .strict).following(.browser)) == "カー")
    #expect(broken("人々", LineBreakOptions(strictness: .normal)) == "人々")
    #expect(broken("人々", LineBreakOptions(strictness: .loose)) == "人|々")
    #expect(broken("……", LineBreakOptions(strictness: .loose)) == "…|…")
    #expect(broken("……", LineBreakOptions(strictness: .normal)) == "……")
    #expect(broken("日‐本", LineBreakOptions(strictness: .loose)) == "日|‐|本")
  }

  @Test func chineseAndJapaneseHaveOpportunitiesOfTheirOwn() {
    #expect(broken("日〜本", LineBreakOptions(strictness: .normal)) == "日〜|本")
    #expect(broken("日〜本", LineBreakOptions(strictness: .normal, language: "ja")) == "日|〜|本")
    #expect(broken("日〜本", LineBreakOptions(strictness: .strict, language: "ja")) == "日〜|本")
    #expect(broken("日！", LineBreakOptions(strictness: .loose, language: "zh-Hans")) == "日|！")
    #expect(broken("日！", LineBreakOptions(strictness: .loose, language: "ko")) == "日！")
    #expect(broken("5℃", LineBreakOptions(strictness: .loose, language: "JA")) == "5|℃")
    #expect(broken("5℃", LineBreakOptions(strictness: .normal, language: "ja")) == "5℃")
  }

  @Test func wordBreakKeepsOrBreaksWords() {
    #expect(broken("日本 한국", LineBreakOptions(wordBreak: .keepAll)) == "日本 |한국")
    #expect(broken("日本、語", LineBreakOptions(wordBreak: .keepAll)) == "日本、|語")
    #expect(broken("ab 12", LineBreakOptions(wordBreak: .breakAll)) == "a|b |1|2")
    #expect(broken("a.b", LineBreakOptions(wordBreak: .breakAll)) == "a.|b")
  }

  @Test func browserPolicyAnswersForPairsOfASCII() {
    let browser = LineBreakOptions().following(.browser)
    // Chromium breaks after a slash before a Cyrillic letter, not before a Latin one.
    #expect(broken("aa/bb") == "aa/|bb")
    #expect(broken("aa/bb", browser) == "aa/bb")
    #expect(broken("aa/бб", browser) == "aa/|бб")
    #expect(broken("{ a") == "{ a")
    #expect(broken("{ a", browser) == "{ |a")
    #expect(broken("a -1", browser) == "a |-1")
    #expect(broken("a1-1", browser) == "a1-|1")
    #expect(broken("日本", browser) == "日|本")
  }

  @Test func softHyphensAndZeroWidthSpacesAreOpportunities() {
    #expect(broken("co\u{AD}op") == "co\u{AD}|op")
    #expect(broken("co\u{200B}op") == "co\u{200B}|op")
    #expect(broken("co\u{2060}op ") == "co\u{2060}op ")
  }

  @Test(arguments: [
    ("ภาษาไทยง่าย", "ภาษา|ไทย|ง่าย"),
    ("ພາສາລາວ", "ພາສາ|ລາວ"),
    // Chromium's word list, which breaks Khmer if there is no ICU, lacks the word for school.
    ("ខ្ញុំទៅសាលារៀន", DictionaryBreaker.hasICU ? "ខ្ញុំ|ទៅ|សាលារៀន" : "ខ្ញុំ|ទៅ|សាលា|រៀន"),
    ("မြန်မာစာ", "မြန်မာ|စာ"),
  ])
  func dictionariesBreakWhatHasNoSpaces(text: String, expected: String) {
    #expect(broken(text) == text)
    #expect(broken(text, dictionary: DictionaryBreaker()) == expected)
  }

  @Test func aDictionaryBreakerServesManyTexts() {
    let breaker = DictionaryBreaker()
    for _ in 0..<3 {
      #expect(broken("abc ภาษาไทย (ภาษาไทย)", dictionary: breaker) == "abc |ภาษา|ไทย |(ภาษา|ไทย)")
      #expect(broken("no Thai", dictionary: breaker) == "no |Thai")
    }
  }
}
