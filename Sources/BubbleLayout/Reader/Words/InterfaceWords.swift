#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The words of the interface that layouts contain, in the reader's language.
public struct InterfaceWords: Hashable, Sendable {
  /// The words. They are stored behind one reference, because every text of a cell has a copy of this value.
  private var list: Shared<WordTable>

  /// The mark of an edited message.
  public var edited: String {
    get { list.value.edited }
    set { values.edited = newValue }
  }
  /// The label under a shortened message.
  public var readMore: String {
    get { list.value.readMore }
    set { values.readMore = newValue }
  }
  /// The label under a long message that is shown whole, with which the reader shortens it again.
  public var readLess: String {
    get { list.value.readLess }
    set { values.readLess = newValue }
  }
  /// The line above the first unread message.
  public var unread: String {
    get { list.value.unread }
    set { values.unread = newValue }
  }
  /// The text that replaces a message that its sender has deleted.
  public var deleted: String {
    get { list.value.deleted }
    set { values.deleted = newValue }
  }
  /// The name of the day of `LayoutEnvironment.now`.
  public var today: String {
    get { list.value.today }
    set { values.today = newValue }
  }
  /// The name of the day before that of `LayoutEnvironment.now`.
  public var yesterday: String {
    get { list.value.yesterday }
    set { values.yesterday = newValue }
  }
  /// The names of the days from Sunday, in the stand-alone form (CLDR). If there are fewer than seven, dates
  /// are used instead of names.
  public var weekdays: [String] {
    get { list.value.weekdays }
    set { values.weekdays = newValue }
  }
  /// Whether the language is written from right to left.
  var isRightToLeft: Bool { list.value.isRightToLeft }
  /// The titles of alerts, in the order of `AlertKind`.
  var alerts: [String] { list.value.alerts }
  /// The text of a quote whose message no longer exists.
  var quoteGone: String { list.value.quoteGone }
  /// The text of a quote of a picture without text.
  var photo: String { list.value.photo }
  /// The summary of details that have none.
  var details: String { list.value.details }
  /// The units of the sizes of files from 1,000 bytes: kilobytes, megabytes, gigabytes and terabytes.
  var units: [String] { list.value.units }

  private var values: WordTable {
    get { list.value }
    set { list = Shared(newValue) }
  }

  init(_ words: WordTable) { list = Shared(words) }

  /// Creates the words of a locale's language. If the table does not have the language, the words are
  /// English.
  ///
  /// - Complexity: Constant, except for finding the locale's language.
  public init(_ locale: Locale) { self.init(key: Self.key(of: locale)) }

  /// Creates the words of a language. If the table does not have the language, the words are English.
  ///
  /// - Parameter language: A BCP 47 tag, such as `pt-BR` or `zh-Hant`.
  public init(language: String) { self.init(key: Self.key(ofLanguage: language)) }

  private init(key: String) {
    if let words = Self.table[key] {
      self = words
    } else {
      self = Self.english
      values.isRightToLeft = Self.rightToLeft.contains(key)
    }
  }

  /// The languages that are written from right to left, including languages that are not in the table.
  static let rightToLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The languages of the table, as BCP 47 tags in ascending order.
  public static var languages: [String] { table.keys.sorted() }

  /// Returns the tag in the table for a locale's language.
  static func key(of locale: Locale) -> String {
    let (code, script) = LocaleText.language(of: locale)
    return WordsLanguage.key(of: code, script: script)
  }

  /// Returns the tag in the table for a language.
  static func key(ofLanguage tag: String) -> String {
    let language = WordsLanguage(tag: tag)
    return WordsLanguage.key(of: language.code, script: language.script)
  }
}

extension InterfaceWords {
  /// Returns a file size of 1,000 bytes or more in decimal units, with one digit after the locale's decimal separator,
  /// such as `1.2 kB`.
  func largeSize(of count: Int, in locale: Locale) -> String {
    func digits(_ number: Int) -> String { LocaleText.number(number, in: locale) }
    let point = LocaleText.decimalSeparator(in: locale)
    var tenths = count / 100
    for unit in units[..<3] {
      if tenths < 10_000 { return "\(digits(tenths / 10))\(point)\(digits(tenths % 10)) \(unit)" }
      tenths /= 1_000
    }
    return "\(digits(tenths / 10))\(point)\(digits(tenths % 10)) \(units[3])"
  }

  /// Returns a number that is shown beside an icon. Large numbers are shortened to thousands (K), millions (M)
  /// or billions (B): `999`, `1.2K`, `13M`.
  func short(_ number: Int, in locale: Locale) -> String {
    guard number >= 1_000 else { return LocaleText.number(number, in: locale) }
    let (unit, name) =
      number < 1_000_000 ? (1_000, "K") : number < 1_000_000_000 ? (1_000_000, "M") : (1_000_000_000, "B")
    let whole = LocaleText.number(number / unit, in: locale)
    let tenth = number % unit / (unit / 10)
    guard number / unit < 10, tenth > 0 else { return whole + name }
    return whole + LocaleText.decimalSeparator(in: locale) + LocaleText.number(tenth, in: locale) + name
  }
}
