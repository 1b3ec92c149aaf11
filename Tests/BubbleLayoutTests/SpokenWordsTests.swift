import BubbleLayout
import Foundation
import Testing

#if Complete || ICU
import _FoundationICU
#endif

/// Tests that the words for screen readers are complete, and have the plural forms that CLDR's rules require.
@Suite struct SpokenWordsTests {
  @Test(arguments: InterfaceWords.languages)
  func everyLanguageHasEveryWord(language: String) throws {
    let words = try #require(SpokenWords.tables[language])
    #expect(words.count == SpokenWord.allCases.count)
    let rule = PluralRule(language: language)
    for word in SpokenWord.allCases {
      let text = words[word.rawValue]
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(word)")
      #expect(text.count { $0 == "%" } == (word.hasName ? 1 : 0), "\(word)")
      let forms = text.split(separator: "|")
      #expect(forms.count == (word.isCounted ? rule.formCount : 1), "\(word)")
      for (form, category) in zip(forms, rule.categories) {
        // Zero, one and two may be words if they are the only numbers of their plural form.
        let mayBeWord = ["zero", "one", "two"].contains(category)
        #expect(form.contains("#") == word.isCounted || word.isCounted && mayBeWord, "\(word), \(category)")
      }
    }
    #expect(InterfaceWords(Locale(identifier: language)).deleted == words[SpokenWord.deleted.rawValue])
    if language != "en" {
      let english = try #require(SpokenWords.tables["en"])
      #expect(words[SpokenWord.deleted.rawValue] != english[SpokenWord.deleted.rawValue])
      for word in [SpokenWord.you, .forwardedFrom, .pinned, .today, .originalGone] {
        #expect(words[word.rawValue] != english[word.rawValue], "\(word)")
      }
    }
  }

  #if Complete || ICU
  /// Each number has the plural form that ICU gives it.
  @Test(arguments: InterfaceWords.languages)
  func formsAreThoseOfTheUnicodeRules(language: String) throws {
    var status = U_ZERO_ERROR
    let rules = try #require(swift_uplrules_open(language, &status))
    defer { swift_uplrules_close(rules) }
    let rule = PluralRule(language: language)
    for number in 0...1_200 {
      var keyword = [UInt16](repeating: 0, count: 16)
      let length = swift_uplrules_select(rules, Double(number), &keyword, 16, &status)
      let category = String(decoding: keyword[..<Int(length)], as: UTF16.self)
      #expect(rule.categories[rule.form(after: number)] == category, "\(number)")
    }
  }
  #endif

  /// The numbers of each form among 0 to 200, 1,000 and 1,000,000; the last form is for all others.
  private static let forms = [
    "id ja ko ms th vi zh-Hans zh-Hant": "other",
    "bg ca da de el en es fi hu it nb nl sv ta tr ur": "one 1; other",
    "bn fa fr hi pt": "one 0-1; other",
    "cs sk": "one 1; few 2-4; other",
    "ro": "one 1; few 0 2-19 101-119; other",
    "he": "one 1; two 2; other",
    "pl": "one 1; few \(twoToFour); many",
    "hr sr": "one \(ones); few \(twoToFour); other",
    "ru uk": "one \(ones); few \(twoToFour); many",
    "ar": "zero 0; one 1; two 2; few 3-10 103-110; many 11-99 111-199; other",
  ]
  private static let ones = "1 21 31 41 51 61 71 81 91 101 121 131 141 151 161 171 181 191"
  private static let twoToFour = """
    2-4 22-24 32-34 42-44 52-54 62-64 72-74 82-84 92-94 \
    102-104 122-124 132-134 142-144 152-154 162-164 172-174 182-184 192-194
    """

  @Test func formsOfNumbersAreTheseInEachLanguage() throws {
    var languages: [String] = []
    for (names, forms) in Self.forms {
      var expected: [Int: Substring] = [:]
      var last: Substring = ""
      for form in forms.split(separator: "; ") {
        let parts = form.split(separator: " ")
        last = parts[0]
        for range in parts.dropFirst() {
          let bounds = range.split(separator: "-").compactMap { Int($0) }
          for number in try #require(bounds.first)...(try #require(bounds.last)) { expected[number] = last }
        }
      }
      for language in names.split(separator: " ").map(String.init) {
        languages.append(language)
        let rule = PluralRule(language: language)
        for number in Array(0...200) + [1_000, 1_000_000] {
          let category = rule.categories[rule.form(after: number)]
          #expect(category == expected[number, default: last], "\(language), \(number)")
        }
      }
    }
    #expect(languages.sorted() == InterfaceWords.languages)
    #expect(PluralRule(language: "tlh").categories == PluralRule(language: "en").categories)
    #expect(PluralRule(language: "pt-PT").form(after: 0) == 1)
  }

  @Test(arguments: [
    ("en", "Forwarded from Ann", "Ann is typing", ["0 replies", "1 reply", "2 replies"]),
    ("de", "Weitergeleitet von Ann", "Ann schreibt", ["0 Antworten", "1 Antwort", "2 Antworten"]),
    ("pl", "Przekazano od: Ann", "Ann pisze", ["0 odpowiedzi", "1 odpowiedź", "2 odpowiedzi"]),
    ("he", "הועברה מאת Ann", "Ann מקליד/ה", ["0 תשובות", "תשובה אחת", "שתי תשובות"]),
    ("ja", "Annから転送", "Annが入力中です", ["返信0件", "返信1件", "返信2件"]),
  ])
  func namesAndNumbersTakeTheirPlaces(language: String, forwarded: String, typing: String, replies: [String])
  {
    let words = SpokenWords(Locale(identifier: language))
    #expect(words.phrase(.forwardedFrom, "Ann") == forwarded && words.phrase(.isTyping, "Ann") == typing)
    #expect((0...2).map { words.count($0, .replies) } == replies)
  }

  @Test func namesOfTheOtherDirectionAreIsolated() {
    let (english, hebrew) = (SpokenWords(Locale(identifier: "en")), SpokenWords(Locale(identifier: "he")))
    #expect(english.isolated("Ann") == "Ann" && english.isolated("עדה") == "\u{2068}עדה\u{2069}")
    #expect(hebrew.isolated("Ann") == "\u{2068}Ann\u{2069}" && hebrew.isolated("עדה") == "עדה")
    #expect(english.isolated("12:30") == "12:30" && hebrew.isolated("12:30") == "\u{2068}12:30\u{2069}")
    #expect(english.phrase(.replyingTo, "50% off") == "replying to 50% off")
  }
}
