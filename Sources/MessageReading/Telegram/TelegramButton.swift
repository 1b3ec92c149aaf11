import BubbleLayout

/// Reads the buttons of Telegram's bots. In exports (`inline_bot_buttons`) each button has a type; in the Bot
/// API, the name of one of its members says what the button does.
enum TelegramButton {
  /// Reads rows of buttons. Buttons without a title and rows without a button are left out.
  static func rows(_ rows: [ExportField]) -> [[MessageButton]] {
    rows.map { row in
      row.elements.compactMap { field in
        field.object?["text"]?.words.map { read(field, title: $0) }
      }
    }.filter { !$0.isEmpty }
  }

  static func read(_ field: ExportField, title: String) -> MessageButton {
    let type = field["type"]?.string
    let isLink = type == "url" || type == "auth" || field["url"] != nil || field["login_url"] != nil
    let isCopy = type == "copy_text" || field["copy_text"] != nil
    var button = MessageButton(
      title, id: field["callback_data"]?.words ?? (type == "callback" ? field["data"]?.words : nil),
      kind: isLink ? .link : isCopy ? .copy : field["style"]?.string == "primary" ? .primary : .action)
    // In exports, the data of such a button are its address.
    button.address = field["url"]?.words ?? (type == "url" ? field["data"]?.words : nil)
    return button
  }
}
