extension InterfaceWords {
  /// By language.
  static let table: [String: InterfaceWords] = texts.reduce(into: [:]) { table, entry in
    table[entry.key] = InterfaceWords(WordList(tag: entry.key, text: entry.value))
  }

  static let english = InterfaceWords(WordList(tag: "en", text: texts["en"] ?? ""))

  /// The title of an alert.
  package var alertTitleCount: Int { alerts.count }

  /// What stands above an alert.
  func title(of alert: AlertKind) -> String {
    AlertKind.allCases.firstIndex(of: alert).flatMap { $0 < alerts.count ? alerts[$0] : nil } ?? ""
  }
}
