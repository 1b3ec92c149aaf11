#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The few words that a layout adds to what people write, in the reader's language.
public struct InterfaceWords: Hashable, Sendable {
  /// The mark of an edited message.
  public var edited: String
  /// The label under a shortened message.
  public var readMore: String
  /// The line above the first message that has not been read yet.
  public var unread: String
  /// What is shown of a message that its sender has taken back.
  public var deleted = ""
  /// The day of `LayoutEnvironment.now`.
  public var today = ""
  /// The day before it.
  public var yesterday = ""
  /// The days of the week from Sunday on, as they stand by themselves. With fewer than seven, days are named by their date.
  public var weekdays: [String] = []
  /// Whether the language is written from right to left.
  private(set) var isRightToLeft = false
  /// The titles of alerts, in the order of `AlertKind`.
  var alerts: [String] = []
  /// The units of a file's size: bytes, then thousands, millions, milliards and billions (10¹²) of them.
  var units: [String]

  /// The words of a locale's language; those of English where the table does not have it.
  ///
  /// - Complexity: Constant, but for making the locale's language out.
  public init(_ locale: Locale) { self.init(key: Self.key(of: locale)) }

  /// The words of a language; those of English where the table does not have it.
  ///
  /// - Parameter language: A BCP 47 tag, such as `pt-BR` or `zh-Hant`.
  public init(language: String) { self.init(key: Self.key(ofLanguage: language)) }

  private init(key: String) {
    self = Self.table[key] ?? Self.english
    deleted = SpokenWords.word(.deleted, in: key)
    let days = Self.dayNames[key] ?? Self.dayNames["en"] ?? []
    if days.count == 9 { (today, yesterday, weekdays) = (days[0], days[1], Array(days[2...])) }
    isRightToLeft = Self.rightToLeft.contains(key)
    alerts = (Self.alertTitles[key] ?? Self.alertTitles["en"] ?? "").split(separator: ";").map {
      String($0.drop { $0 == " " })
    }
  }

  init(_ edited: String, _ readMore: String, _ unread: String, units: [String] = InterfaceWords.latinUnits) {
    self.edited = edited
    self.readMore = readMore
    self.unread = unread
    self.units = units
  }

  /// The languages that are written from right to left, whether there are words of them or not.
  private static let rightToLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The languages of the table, as BCP 47 tags, ascending.
  public static var languages: [String] { table.keys.sorted() }

  /// The tag that the table has a locale's language under.
  static func key(of locale: Locale) -> String {
    let (code, script) = LocaleText.language(of: locale)
    return WordsLanguage.key(of: code, script: script)
  }

  /// The tag that the table has a language under.
  static func key(ofLanguage tag: String) -> String {
    let language = WordsLanguage(tag: tag)
    return WordsLanguage.key(of: language.code, script: language.script)
  }
}

extension InterfaceWords {
  /// A size in decimal units with one digit after the point of the locale: `999 bytes`, `1.2 kB`.
  func size(of count: Int, in locale: Locale) -> String {
    guard count >= 1_000 else { return "\(max(0, count)) \(units[0])" }
    let point = LocaleText.decimalSeparator(in: locale)
    var tenths = count / 100
    for unit in units[1..<4] {
      if tenths < 10_000 { return "\(tenths / 10)\(point)\(tenths % 10) \(unit)" }
      tenths /= 1_000
    }
    return "\(tenths / 10)\(point)\(tenths % 10) \(units[4])"
  }
}
