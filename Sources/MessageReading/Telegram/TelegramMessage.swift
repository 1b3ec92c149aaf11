import BubbleLayout

/// A message of `result.json` (Telegram Desktop 4 to 6; the format of older versions is read too).
struct TelegramMessage {
  let field: ExportField
  let folder: ExportFolder
  /// The id of the chat, because message ids are unique only within a chat; nil if the export has one chat.
  let chat: MessageID?

  /// Returns the message; nil if it has to be left out, which is reported.
  ///
  /// - Parameter isService: Whether the message reports an action instead of having content.
  func message(quoting recent: RecentMessages, isService: Bool) -> Message? {
    guard let id = field["id"]?.id else {
      field.log.skip([.member("id")], "it is missing")
      return nil
    }
    var message = Message(id: named(id), sender: nil, text: "")
    message.timestamp = timestamp
    if isService {
      let notice = TelegramNotice(field: field)
      if let call = notice.call {
        message.sender = field.first(of: "actor", "from")?.words ?? Self.deleted
        message.attachments = [.call(call)]
      } else {
        message.kind = .notice
        message.text = notice.words
      }
      return message
    }
    if field["type"]?.string == "unsupported" {
      field.note("the export does not have its content")
      return message
    }
    message.sender = sender
    message.senderName = senderName
    let cards = TelegramCards(field: field)
    message.take(content.followed(by: cards.blocks))
    message.attachments = TelegramMedia(field: field, folder: folder).attachments
    message.coverAttachments(if: field["media_spoiler"]?.boolean)
    message.reactions = field["reactions"].list.compactMap(Self.reaction)
    message.buttons = TelegramButton.rows(field["inline_bot_buttons"].list)
    message.isEdited = isEdited
    message.forwardedFrom = forwardedFrom
    message.quote = quote(recent)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  func named(_ id: MessageID) -> MessageID { chat.map { .string("\($0)/\(id)") } ?? id }

  private var timestamp: Timestamp? {
    field["date_unixtime"]?.seconds ?? field["date"]?.time
  }

  /// The sender's name. Deleted accounts have no name in the export.
  private var sender: String { field["from"]?.words ?? Self.deleted }

  static let deleted = "Deleted Account"

  /// The sender's name with the bot that made the message, or with the signature in a channel; nil without them.
  private var senderName: String? {
    if let bot = field["via_bot"]?.words { return "\(sender) via \(bot)" }
    return field["author"]?.words.flatMap { $0 == sender ? nil : "\(sender) (\($0))" }
  }

  /// The first author of a forwarded message; nil for other messages.
  private var forwardedFrom: String? {
    for name in ["forwarded_from", "saved_from"] where field.has(name) {
      // The author of a forwarded message is null if the account is deleted.
      return field[name]?.words ?? Self.deleted
    }
    return nil
  }

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
    // A message of another chat is not in this export, or has another number in it.
    return recent.quote(of: field["reply_to_peer_id"] == nil ? named(id) : nil)
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
