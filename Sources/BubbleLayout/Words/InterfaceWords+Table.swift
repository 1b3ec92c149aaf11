extension InterfaceWords {
  /// By language.
  static let table: [String: InterfaceWords] = texts.reduce(into: [:]) { table, entry in
    table[entry.key] = InterfaceWords(tag: entry.key, text: entry.value)
  }

  static let english = InterfaceWords(tag: "en", text: texts["en"] ?? "")

  /// The words of a generated table: those that stand alone, the titles of alerts, the units of sizes, the
  /// days of the week.
  private init(tag: String, text: String) {
    var words = SpokenWords.words(of: text)[...]
    edited = words.popFirst() ?? ""
    readMore = words.popFirst() ?? ""
    unread = words.popFirst() ?? ""
    deleted = SpokenWords.word(.deleted, in: tag)
    alerts = Array(words.prefix(AlertKind.allCases.count))
    words = words.dropFirst(AlertKind.allCases.count)
    units = Array(words.prefix(5))
    weekdays = Array(words.dropFirst(5))
    today = SpokenWords.word(.today, in: tag)
    yesterday = SpokenWords.word(.yesterday, in: tag)
    quoteGone = SpokenWords.word(.originalGone, in: tag)
    photo = SpokenWords.capitalized(SpokenWords.word(.photo, in: tag))
    isRightToLeft = Self.rightToLeft.contains(tag)
  }

  /// How many titles the language has.
  package var alertTitleCount: Int { alerts.count }

  /// What stands above an alert.
  func title(of alert: AlertKind) -> String {
    AlertKind.allCases.firstIndex(of: alert).flatMap { $0 < alerts.count ? alerts[$0] : nil } ?? ""
  }
}
