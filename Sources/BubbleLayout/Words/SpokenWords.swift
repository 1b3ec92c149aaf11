#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What screen readers say about rows, in the reader's language: the names of things, their numbers, and what
/// can be done.
package struct SpokenWords: Sendable {
  /// In the order of `SpokenWord`.
  private let words: [String]
  private let rule: PluralRule
  private let locale: Locale
  /// What stands between the parts of a label.
  let separator: String
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool
  /// Whether the language is English, in which formulas have a form that is spoken.
  let isEnglish: Bool

  /// The words of a locale's language; those of English where the table does not have it.
  package init(_ locale: Locale) { self.init(locale, key: InterfaceWords.key(of: locale)) }

  /// The words of a language, or where that is nil of the locale's; with numbers as the locale writes them.
  init(_ locale: Locale, language: String?) {
    self.init(
      locale, key: language.map { InterfaceWords.key(ofLanguage: $0) } ?? InterfaceWords.key(of: locale))
  }

  private init(_ locale: Locale, key: String) {
    let language = Self.tables[key] == nil ? "en" : key
    words = Self.tables[language] ?? []
    rule = PluralRule(language: language)
    isEnglish = language == "en"
    isRightToLeft = Self.rightToLeft.contains(language)
    separator = Self.separators[language] ?? ", "
    self.locale = language == key ? locale : Locale(identifier: "en")
  }

  subscript(word: SpokenWord) -> String { words[word.rawValue] }

  /// A word of a language by its tag; that of English where the table does not have the language.
  static func word(_ word: SpokenWord, in language: String) -> String {
    (tables[language] ?? tables["en"] ?? [])[word.rawValue]
  }

  /// A word as it is shown by itself: with a capital letter where its script has them.
  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word with a text in its place: `replying to Ann`.
  package func phrase(_ word: SpokenWord, _ text: String) -> String {
    self[word].replacing("%", with: text)
  }

  /// A number of things, with the form of the noun that it takes.
  package func count(_ number: Int, _ word: SpokenWord) -> String {
    let number = max(0, number)
    let forms = self[word].split(separator: "|")
    let digits = LocaleText.number(number, in: locale)
    return String(forms[min(rule.form(after: number), forms.count - 1)]).replacing("#", with: digits)
  }

  /// A length of time in hours, minutes and seconds: `1 minute, 7 seconds`.
  func duration(seconds: Double) -> String {
    let whole = Int(min(max(0, seconds.isNaN ? 0 : seconds), 86_400))
    return LocaleText.duration(seconds: whole, in: locale)
  }

  func percent(_ number: Int) -> String { LocaleText.number(number, in: locale) + "%" }

  /// How far a picture or a file has been transferred, or that it cannot be had, by its sign; nil for one that is there or can be
  /// fetched.
  func transfer(_ icon: BoxIcon?, _ progress: Double?) -> String? {
    switch icon {
    case .loading, .uploading:
      joined([
        self[icon == .uploading ? .uploading : .loading],
        progress.map { percent(Int(($0.share * 100).rounded(.down))) },
      ])
    case .missing, .failed: self[.unavailable]
    default: nil
    }
  }

  /// A text of somebody's own within a label. One that has letters of the other direction is isolated, so that it moves
  /// nothing around it (UAX #9, FSI and PDI).
  package func isolated(_ text: String) -> String {
    text.hasLetters(isRightToLeft: !isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The parts of a label that have a text.
  func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
