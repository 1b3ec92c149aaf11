/// The words of `InterfaceWords`, which stores them behind a reference.
struct WordTable: Hashable, Sendable {
  var edited: String
  var readMore: String
  var readLess: String
  var unread: String
  var deleted: String
  var today: String
  var yesterday: String
  var weekdays: [String]
  var isRightToLeft: Bool
  let alerts: [String]
  let quoteGone: String
  let photo: String
  let details: String
  let units: [String]

  /// Reads the words of a generated table: single words, the titles of alerts, the units of sizes, and the
  /// days of the week.
  init(tag: String, text: String) {
    var words = SpokenWords.words(of: text)[...]
    edited = words.popFirst() ?? ""
    readMore = words.popFirst() ?? ""
    readLess = SpokenWords.capitalized(SpokenWords.word(.readLess, in: tag))
    unread = words.popFirst() ?? ""
    deleted = SpokenWords.word(.deleted, in: tag)
    alerts = Array(words.prefix(AlertKind.allCases.count))
    words = words.dropFirst(AlertKind.allCases.count)
    units = Array(words.prefix(4))
    weekdays = Array(words.dropFirst(4))
    today = SpokenWords.word(.today, in: tag)
    yesterday = SpokenWords.word(.yesterday, in: tag)
    quoteGone = SpokenWords.word(.originalGone, in: tag)
    photo = SpokenWords.capitalized(SpokenWords.word(.photo, in: tag))
    details = SpokenWords.word(.details, in: tag)
    isRightToLeft = InterfaceWords.rightToLeft.contains(tag)
  }
}

extension InterfaceWords {
  /// The words of each language, by the tag of the language.
  static let table: [String: InterfaceWords] = texts.reduce(into: [:]) { table, entry in
    table[entry.key] = InterfaceWords(WordTable(tag: entry.key, text: entry.value))
  }

  static let english = InterfaceWords(WordTable(tag: "en", text: texts["en"] ?? ""))

  /// The number of alert titles.
  package var alertTitleCount: Int { alerts.count }

  /// Returns the title above an alert.
  func title(of alert: AlertKind) -> String {
    AlertKind.allCases.firstIndex(of: alert).flatMap { $0 < alerts.count ? alerts[$0] : nil } ?? ""
  }
}
