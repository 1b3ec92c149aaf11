import Testing
import TextUnicode

/// Tests the browser policy, by the rules in `Tests/Conformance/Data/Chromium/README.md`. `Conformance`
/// compares it with Chromium's recorded breaks.
@Suite("Browser line breaks")
struct BrowserLineBreakTests {
  /// Returns the text with `|` at each opportunity and `¶` at each mandatory break, except at the end.
  private func broken(
    _ text: String, lang: String? = nil, strictness: LineBreakOptions.Strictness = .auto,
    wordBreak: LineBreakOptions.WordBreak = .normal
  ) -> String {
    let units = units(text)
    let options = LineBreakOptions(
      strictness: strictness, wordBreak: wordBreak, language: lang
    ).following(.browser)
    let answers = LineBreakAnalysis.opportunities(in: units.span, options: options)
    var pieces: [UInt16] = []
    for offset in units.indices {
      if answers[offset] != .prohibited { pieces.append(answers[offset] == .allowed ? 0x7C : 0xB6) }
      pieces.append(units[offset])
    }
    return String(decoding: pieces, as: UTF16.self)
  }

  /// All hard breaks are mandatory. In Chromium (rule 1) only LF is.
  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"])
  func everyHardBreakStaysMandatory(separator: String) {
    #expect(broken("a\(separator)b") == "a\(separator)¶b")
    #expect(broken("é\(separator)é") == "é\(separator)¶é")
    #expect(broken("a \(separator) é") == "a \(separator)¶ |é")
    let units = units("a\(separator)")
    let options = LineBreakOptions().following(.browser)
    let answers = LineBreakAnalysis.opportunities(in: units.span, options: options)
    #expect(answers[units.count] == .mandatory && answers[1] == .prohibited)
  }

  @Test func whiteSpaceHangsAndAlwaysEndsALine() {
    // Rule 2.
    #expect(broken("a \t b") == "a \t |b")
    #expect(broken("日 \u{3000}本") == "日 \u{3000}|本")
    #expect(broken("日\u{3000}\u{3000}本") == "日\u{3000}\u{3000}|本")
    #expect(broken("\u{200B}\u{3000}本") == "\u{200B}\u{3000}|本")
    // Rule 3.
    #expect(broken("a !b ( c ) ” d") == "a |!b |( |c |) |” |d")
    #expect(broken("a\t\u{301}é") == "a\t|\u{301}é")
    #expect(broken("日\u{3000}！") == "日\u{3000}！")
    #expect(broken("日 \u{3000}！") == "日 \u{3000}|！")
  }

  @Test func aHyphenBeforeADigitMayBeAMinusSign() {
    #expect(broken("a-5 1-5 -5 (-5 é-5 日-5") == "a-|5 |1-|5 |-5 |(-5 |é-5 |日-5")
    #expect(broken("a-5 1-5 -5 (-5") == "a-|5 |1-|5 |-5 |(-5")
  }

  @Test func controlCharactersEndNothing() {
    #expect(broken("日\u{1}本") == "日\u{1}本")
    #expect(broken("}\u{1}(") == "}\u{1}(")
    #expect(broken("a \u{1}b") == "a |\u{1}b")
  }

  @Test func numbersAreNotSeenBetweenTwoCharactersOfLatin1() {
    #expect(broken("€5/£4") == "€5/|£4")
    #expect(broken("£(5)") == "£|(5)")
    #expect(broken("1.°") == "1.|°")
    #expect(broken("5/€") == "5/€")
    #expect(broken("€(5)") == "€(5)")
    #expect(broken("5°") == "5°")
    // Digits of other scripts also form numbers.
    #expect(broken("٣.°") == "٣.°")
  }

  @Test func smallKanaAreIdeographsInEveryLanguage() {
    for language in [nil, "en", "ja", "zh-Hans", "ko"] {
      #expect(broken("カー", lang: language) == "カ|ー")
    }
    #expect(broken("カー", strictness: .strict) == "カー")
  }

  @Test func chineseHasQuotesAndDashesOfItsOwn() {
    for language in ["zh", "zh-Hans", "zh_TW", "ZH-hant"] {
      #expect(broken("中“文”字", lang: language) == "中|“文”|字")
      #expect(broken("日〜本゠日", lang: language) == "日|〜|本|゠|日")
      #expect(broken("￥〜％", lang: language) == "￥|〜|％")
    }
    for language in [nil, "yue", "ja", "zho"] {
      #expect(broken("中“文”字", lang: language) == "中|“文”|字")
      #expect(broken("a“b”c", lang: language) == "a“b”c")
      #expect(broken("日〜本゠日", lang: language) == "日〜|本゠|日")
    }
    #expect(broken("a“b”c", lang: "zh") == "a“b”|c")
    // For Japanese and Chinese, CSS defines breaks at these dashes, and none at quotes.
    #expect(broken("日〜本", lang: "ja", strictness: .normal) == "日|〜|本")
    #expect(broken("日〜本", lang: "zh", strictness: .strict) == "日〜|本")
  }

  /// These characters are identified by their packed properties, so no other characters may have the same
  /// ones.
  @Test func tailoredCharactersHaveRecordsOfTheirOwn() {
    let dashes: Set<UInt32> = [0x301C, 0x30A0]
    for tailored in [0x201C, 0x201D, 0x301C, 0x30A0] as [UInt32] {
      let properties = ScalarProperties(tailored)
      for scalar in UInt32(0)...0x10FFFF where ScalarProperties(scalar) == properties {
        #expect(scalar == tailored || dashes.isSuperset(of: [scalar, tailored]))
      }
    }
    // ASCII digits are identified by the property Emoji.
    let digits = (UInt32(0)...0x10FFFF).filter {
      ScalarProperties($0).lineBreak == .nu && ScalarProperties($0).isEmoji
    }
    #expect(digits == Array(0x30...0x39))
  }

  @Test func breakAllAddsToTheTable() {
    #expect(broken("ab/c d", wordBreak: .breakAll) == "a|b/|c |d")
    #expect(broken("日本 a-b", wordBreak: .keepAll) == "日本 |a-|b")
  }

  /// Pure ASCII text uses separate code, which must give the same breaks.
  @Test func theWayForASCIIAgreesWithTheOther() {
    var random = SystemRandomNumberGenerator()
    let common: [UInt16] = Array(" \t\n\r-a1(!?".utf16)
    let options = LineBreakOptions().following(.browser)
    for _ in 0..<2_000 {
      let ascii = (0..<Int.random(in: 1...30, using: &random)).map { _ -> UInt16 in
        Bool.random(using: &random)
          ? common.randomElement(using: &random)! : UInt16.random(in: 0..<0x80, using: &random)
      }
      let short = LineBreakAnalysis.opportunities(in: ascii.span, options: options)
      let long = LineBreakAnalysis.opportunities(in: (ascii + [0x65E5]).span, options: options)
      #expect(Array(short.dropLast()) == Array(long.prefix(ascii.count)), "\(ascii)")
    }
  }
}
