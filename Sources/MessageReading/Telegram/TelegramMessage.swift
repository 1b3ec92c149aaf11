import BubbleLayout

/// A message of `result.json` (Telegram Desktop 4 to 6; the format of older versions is read too).
struct TelegramMessage {
  let field: ExportField
  let folder: ExportFolder
  /// The id of the chat, because message ids are unique only within a chat; nil if the export has one chat.
  let chat: MessageID?

  /// Returns the message; nil if it has to be left out, which is reported.
  func message(quoting recent: RecentMessages) -> Message? {
    guard let id = field["id"]?.id else {
      field.log.skip([.member("id")], "it is missing")
      return nil
    }
    var message = Message(id: named(id), sender: nil, text: "")
    message.timestamp = timestamp
    switch field["type"]?.string {
    case "service":
      message.kind = .notice
      message.text = TelegramNotice(field: field).words
      return message
    case "unsupported":
      field.note("the export does not have its content")
      return message
    default: break
    }
    message.sender = sender
    message.take(content)
    message.attachments = TelegramMedia(field: field, folder: folder).attachments
    message.coverAttachments(if: field["media_spoiler"]?.boolean)
    message.reactions = field["reactions"].list.compactMap(Self.reaction)
    message.buttons = TelegramButton.rows(field["inline_bot_buttons"].list)
    message.isEdited = isEdited
    message.forwardedFrom = field["forwarded_from"]?.words
    message.quote = quote(recent)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private func named(_ id: MessageID) -> MessageID { chat.map { .string("\($0)/\(id)") } ?? id }

  private var timestamp: Timestamp? {
    field["date_unixtime"]?.seconds ?? field["date"]?.time
  }

  /// The sender's name. Deleted accounts have no name in the export.
  private var sender: String { field["from"]?.words ?? "Deleted Account" }

  private var content: MessageContent {
    if let parts = field["text_entities"], parts.isArray {
      return TelegramEntities.content(parts: parts)
    }
    return field["text"].map { TelegramEntities.content(parts: $0) } ?? MessageContent(RichText(""))
  }

  private var isEdited: Bool {
    if let time = field["edited_unixtime"] { return (time.integer ?? 0) > 0 }
    // Older versions wrote a time in the year 1970 for messages that were never edited.
    return field["edited"]?.time.map { $0.milliseconds > 86_400_000 } ?? false
  }

  private func quote(_ recent: RecentMessages) -> QuotedReply? {
    guard let id = field["reply_to_message_id"]?.id else { return nil }
    return recent.quote(of: named(id))
  }

  private static func reaction(_ field: ExportField) -> Reaction? {
    guard field.object != nil else { return nil }
    let count = field["count"]?.integer ?? 1
    switch field["type"]?.string {
    case "paid": return Reaction(symbol: "⭐", count: count)
    // The emoji is a picture in a file of the export; no character represents it.
    case "custom_emoji":
      return Reaction(symbol: "❔", count: count, emoji: field["document_id"]?.words)
    default: return field["emoji"]?.words.map { Reaction(symbol: $0, count: count) }
    }
  }
}
