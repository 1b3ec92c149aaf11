import BubbleLayout

/// The buttons of Telegram's bots: in exports with a type (`inline_bot_buttons`), at bots by the member that says what they do.
enum TelegramButton {
  static func read(_ field: ExportField, title: String) -> MessageButton {
    let type = field["type"]?.string
    let isLink = type == "url" || type == "auth" || field["url"] != nil || field["login_url"] != nil
    let isCopy = type == "copy_text" || field["copy_text"] != nil
    return MessageButton(
      title, id: field["callback_data"]?.words ?? (type == "callback" ? field["data"]?.words : nil),
      kind: isLink ? .link : isCopy ? .copy : .action)
  }
}
