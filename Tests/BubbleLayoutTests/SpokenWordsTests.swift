import BubbleLayout
import Foundation
import Testing
import _FoundationICU

/// The words for screen readers are whole, and their forms are those that CLDR's rules ask for.
@Suite struct SpokenWordsTests {
  @Test(arguments: InterfaceWords.languages)
  func everyLanguageHasEveryWord(language: String) throws {
    let words = try #require(SpokenWords.tables[language])
    #expect(words.count == SpokenWord.allCases.count)
    let rule = PluralRule(language: language)
    for word in SpokenWord.allCases {
      let text = words[word.rawValue]
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(word)")
      #expect(text.contains("%") == (word == .replyingTo), "\(word)")
      #expect(text.split(separator: "|").count == (word.isCounted ? rule.formCount : 1), "\(word)")
    }
    #expect(InterfaceWords(Locale(identifier: language)).deleted == words[SpokenWord.deleted.rawValue])
    if language != "en" {
      let english = try #require(SpokenWords.tables["en"])
      #expect(words[SpokenWord.deleted.rawValue] != english[SpokenWord.deleted.rawValue])
      #expect(words[SpokenWord.you.rawValue] != english[SpokenWord.you.rawValue])
    }
  }

  /// Two numbers take one form here exactly where ICU says that they do.
  @Test(arguments: InterfaceWords.languages)
  func formsAreThoseOfTheUnicodeRules(language: String) throws {
    var status = U_ZERO_ERROR
    let rules = try #require(swift_uplrules_open(language, &status))
    defer { swift_uplrules_close(rules) }
    let rule = PluralRule(language: language)
    var forms: [String: Int] = [:]
    for number in 1...1_200 {
      var keyword = [UInt16](repeating: 0, count: 16)
      let length = swift_uplrules_select(rules, Double(number), &keyword, 16, &status)
      let category = String(decoding: keyword[..<Int(length)], as: UTF16.self)
      let form = rule.form(after: number)
      #expect(form < rule.formCount)
      #expect(forms[category] == nil || forms[category] == form, "\(number): \(category)")
      forms[category] = form
    }
    #expect(Set(forms.values).count == forms.count, "\(forms)")
  }

  @Test func namesOfTheOtherDirectionAreIsolated() {
    let (english, hebrew) = (SpokenWords(Locale(identifier: "en")), SpokenWords(Locale(identifier: "he")))
    #expect(english.isolated("Ann") == "Ann" && english.isolated("עדה") == "\u{2068}עדה\u{2069}")
    #expect(hebrew.isolated("Ann") == "\u{2068}Ann\u{2069}" && hebrew.isolated("עדה") == "עדה")
    #expect(english.isolated("12:30") == "12:30" && hebrew.isolated("12:30") == "12:30")
    #expect(english.phrase(.replyingTo, "50% off") == "replying to 50% off")
  }
}
