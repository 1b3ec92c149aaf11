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
