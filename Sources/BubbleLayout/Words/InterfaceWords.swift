import Foundation

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
  /// The units of a file's size: bytes, then thousands, millions, milliards and billions (10¹²) of them.
  var units: [String]

  /// The words of a locale's language; those of English where the table does not have it.
  ///
  /// - Complexity: Constant, but for making the locale's language out.
  public init(_ locale: Locale) {
    let key = Self.key(of: locale)
    self = Self.table[key] ?? Self.english
    deleted = SpokenWords.word(.deleted, in: key)
  }

  init(_ edited: String, _ readMore: String, _ unread: String, units: [String] = InterfaceWords.latinUnits) {
    self.edited = edited
    self.readMore = readMore
    self.unread = unread
    self.units = units
  }

  /// The languages of the table, as BCP 47 tags, ascending.
  public static var languages: [String] { table.keys.sorted() }

  /// The tag that the table has a locale's language under. Of Chinese it has two scripts.
  static func key(of locale: Locale) -> String {
    let language = locale.language
    switch language.languageCode?.identifier ?? "en" {
    case "zh", "yue":
      // A region tells the script where none is given.
      let script =
        language.script?.identifier
        ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
      return script == "Hant" ? "zh-Hant" : "zh-Hans"
    // Older tags, and what a language is written as where nothing is known of it.
    case "no", "nn": return "nb"
    case "iw": return "he"
    case "in": return "id"
    case let code: return code
    }
  }
}

extension InterfaceWords {
  /// A size in decimal units with one digit after the point of the locale: `999 bytes`, `1.2 kB`.
  func size(of count: Int, in locale: Locale) -> String {
    guard count >= 1_000 else { return "\(max(0, count)) \(units[0])" }
    let point = locale.decimalSeparator ?? "."
    var tenths = count / 100
    for unit in units[1..<4] {
      if tenths < 10_000 { return "\(tenths / 10)\(point)\(tenths % 10) \(unit)" }
      tenths /= 1_000
    }
    return "\(tenths / 10)\(point)\(tenths % 10) \(units[4])"
  }
}
