#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The words that screen readers say about rows, in the reader's language: kinds of content, numbers and
/// actions.
package struct SpokenWords: Sendable {
  /// The words, in the order of `SpokenWord`.
  private let words: [String]
  private let rule: PluralRule
  private let locale: Locale
  /// The separator between the parts of a label.
  let separator: String
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool
  /// Whether the language is English, the only language in which formulas have a spoken form.
  let isEnglish: Bool

  /// Creates the words of a locale's language. If the table does not have the language, the words are
  /// English.
  package init(_ locale: Locale) { self.init(locale, key: InterfaceWords.key(of: locale)) }

  /// Creates the words of a language, or of the locale's language if `language` is nil. Numbers have the
  /// locale's format.
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

  /// Returns a word in a language, given by its tag. If the table does not have the language, the word is
  /// English.
  static func word(_ word: SpokenWord, in language: String) -> String {
    (tables[language] ?? tables["en"] ?? [])[word.rawValue]
  }

  /// Returns a word with an initial capital, if its script has capitals.
  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a phrase with an inserted text, such as `replying to Ann`.
  package func phrase(_ word: SpokenWord, _ text: String) -> String {
    self[word].replacing("%", with: text)
  }

  /// Returns a phrase with an inserted name, and the place of the name in UTF-16 offsets.
  func naming(_ name: String, in word: SpokenWord) -> (text: String, name: Range<Int>) {
    let phrase = self[word]
    let start = phrase.utf16.prefix { $0 != 0x25 }.count
    return (self.phrase(word, name), start..<start + name.utf16.count)
  }

  /// Returns a number with the right form of a noun.
  package func count(_ number: Int, _ word: SpokenWord) -> String {
    let number = max(0, number)
    let forms = self[word].split(separator: "|")
    let digits = LocaleText.number(number, in: locale)
    return String(forms[min(rule.form(after: number), forms.count - 1)]).replacing("#", with: digits)
  }

  /// Returns a duration in hours, minutes and seconds, such as `1 minute, 7 seconds`.
  func duration(seconds: Double) -> String {
    LocaleText.duration(seconds: LengthText.whole(seconds), in: locale)
  }

  func percent(_ number: Int) -> String { LocaleText.number(number, in: locale) + "%" }

  /// Returns the text for the icon of a picture or a file: the progress of its transfer, or that it is not
  /// available. Nil if it is available or can be downloaded.
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

  /// Returns a text that a person wrote, for use in a label (`String.inserted`).
  package func isolated(_ text: String) -> String { text.inserted(isRightToLeft: isRightToLeft) }

  /// Returns a name, for use in a label. It is on one line.
  func named(_ name: String) -> String { isolated(name.inOneLine) }

  /// Returns the parts of a label, joined by the separator. Empty parts are left out.
  func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension LayoutEnvironment {
  /// The words that name content in the reader's language. They are created on each use, because few messages need them.
  var spoken: SpokenWords { SpokenWords(locale, language: language) }
}
