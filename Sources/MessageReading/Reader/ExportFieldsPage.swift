/// The tables of all readers, as `Documentation/Messages.md` shows them.
package enum ExportFieldsPage {
  /// Each reader's name, the name of its folder among the sources, and its table.
  private static let readers: [(name: String, folder: String, fields: ExportFields)] = [
    ("Telegram Desktop and the Bot API", "Telegram", TelegramDecoder.fields),
    ("Slack", "Slack", SlackDecoder.fields), ("Discord", "Discord", DiscordDecoder.fields),
    ("Signal", "Signal", SignalDecoder.fields), ("Matrix", "Matrix", MatrixDecoder.fields),
  ]

  /// The text of the page's section.
  package static var text: String {
    readers.map { "### Fields of \($0.name)\n\n\($0.fields.page)" }.joined(separator: "\n")
  }

  /// For each reader, the folder of its sources and the fields that its table says are used.
  package static var used: [(folder: String, names: Set<String>)] {
    readers.map { ($0.folder, $0.fields.used) }
  }
}
