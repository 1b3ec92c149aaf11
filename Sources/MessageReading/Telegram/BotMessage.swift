import BubbleLayout

/// A message of the Bot API, version 10.3.
struct BotMessage {
  let field: ExportField
  let folder: ExportFolder

  /// Reads a message, or an update that contains one.
  static func take(_ field: ExportField, folder: ExportFolder, _ output: inout ExportOutput) {
    guard field.has("update_id") else {
      return BotMessage(field: field.being("bot-message"), folder: folder).add(to: &output)
    }
    let field = field.being("bot-update")
    // An update may change an earlier message.
    output.hold(RecentMessages.reach)
    for name in ["message", "channel_post", "business_message"] {
      if let message = field[name]?.object {
        return BotMessage(field: message, folder: folder).add(to: &output)
      }
    }
    for name in ["edited_message", "edited_channel_post", "edited_business_message"] {
      if let message = field[name]?.object {
        return BotMessage(field: message, folder: folder).change(&output)
      }
    }
    // Other updates, such as a pressed button, are not messages.
    output.leaveOut(field.log)
  }

  private func add(to output: inout ExportOutput) {
    guard let message = message(quoting: output.recent) else { return output.leaveOut(field.log) }
    output.add(message, field.log)
  }

  /// Replaces an earlier message by its edited version. If the earlier message has been returned already or
  /// was never read, the edited version is added as a new message.
  private func change(_ output: inout ExportOutput) {
    guard var message = message(quoting: output.recent) else { return output.leaveOut(field.log) }
    message.isEdited = true
    let new = message
    let isKnown = output.change(message.id, field.log) { old in
      let (timestamp, quote) = (old.timestamp, old.quote)
      old = new
      (old.timestamp, old.quote) = (timestamp, quote)
    }
    if !isKnown { output.add(message, field.log) }
  }

  private func message(quoting recent: RecentMessages) -> Message? {
    guard let id = field["message_id"]?.id else {
      field.log.skip(field.path + [.member("message_id")], "it is missing")
      return nil
    }
    var message = Message(id: id, sender: sender, timestamp: field["date"]?.seconds, text: "")
    if let notice = BotNotice(field: field, actor: sender).words {
      (message.kind, message.sender, message.text) = (.notice, nil, notice)
      return message
    }
    message.senderName = senderName
    take(into: &message)
    let media = BotMedia(field: field, folder: folder)
    message.attachments = media.attachments
    message.coverAttachments(if: field["has_media_spoiler"]?.boolean)
    message.buttons += TelegramButton.rows(field["reply_markup"]?["inline_keyboard"].list ?? [])
    message.isEdited = field["edit_date"] != nil
    message.forwardedFrom = forwardedFrom
    message.quote = quote(recent)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private func take(into message: inout Message) {
    if let rich = field["rich_message"]?.object {
      var blocks = TelegramRichBlocks(folder: folder)
      message.take(MessageContent(blocks.read(rich["blocks"].list)))
      message.buttons = blocks.buttons
      if rich["is_rtl"]?.boolean == true { message.direction = .rightToLeft }
    } else if let text = field["text"]?.string {
      message.take(TelegramEntities.content(text, entities: field["entities"]))
    } else if let caption = field["caption"]?.string {
      message.take(TelegramEntities.content(caption, entities: field["caption_entities"]))
    } else if let list = field["checklist"]?.object {
      message.take(Self.checklist(list))
    } else if let card = BotMedia(field: field, folder: folder).card {
      message.take(MessageContent(card))
    }
  }

  /// Reads a checklist: its title and a list of tasks.
  private static func checklist(_ field: ExportField) -> MessageContent {
    MessageContent(
      TelegramCards.checklist(
        title: words(field, "title", "title_entities") ?? RichText(""),
        tasks: field["tasks"].list.compactMap { task in
          guard let text = words(task.object, "text", "text_entities") else { return nil }
          return (text, (task["completion_date"]?.integer ?? 0) > 0)
        }))
  }

  private var sender: String? {
    if let chat = field["sender_chat"]?.object { return Self.name(of: chat) }
    if let user = field["from"]?.object { return Self.name(of: user) }
    return field["chat"]?.object.flatMap(Self.name)
  }

  /// The sender's name with the bot that made the message, or with the signature in a channel; nil without them.
  private var senderName: String? {
    guard let sender else { return nil }
    if let bot = field["via_bot"]?.object {
      return "\(sender) via \((bot["username"]?.words).map { "@" + $0 } ?? Self.name(of: bot) ?? "…")"
    }
    return field["author_signature"]?.words.flatMap { $0 == sender ? nil : "\(sender) (\($0))" }
  }

  /// Returns the name of a person or of a chat; nil if there is none.
  static func name(of field: ExportField) -> String? {
    let names = [field["first_name"]?.words, field["last_name"]?.words].compactMap { $0 }
    if !names.isEmpty { return names.joined(separator: " ") }
    return field.first(of: "title", "username")?.words ?? field["id"]?.id.map { "\($0)" }
  }

  private func quote(_ recent: RecentMessages) -> QuotedReply? {
    guard let reply = field["reply_to_message"]?.object else { return foreignQuote(recent) }
    let quoted = BotMessage(field: reply, folder: folder)
    let own = field["quote"]?.object
    let words =
      Self.words(own, "text", "entities") ?? Self.words(reply, "text", "entities")
      ?? Self.words(reply, "caption", "caption_entities")
    return recent.quote(
      of: reply["message_id"]?.id, sender: quoted.sender, words: words,
      isCovered: reply["has_media_spoiler"]?.boolean == true)
  }

  /// The quote for a reply to a message of another chat, of which only the quoted words are known.
  private func foreignQuote(_ recent: RecentMessages) -> QuotedReply? {
    let own = field["quote"]?.object
    guard let other = field["external_reply"]?.object else { return nil }
    return recent.quote(
      of: nil, sender: other["origin"]?.object.flatMap(Self.author),
      words: Self.words(own, "text", "entities"))
  }

  /// Returns a text with its entities, without blocks; nil if there is none.
  private static func words(_ field: ExportField?, _ name: String, _ entities: String) -> RichText? {
    guard let field, let text = field[name]?.words else { return nil }
    let content = TelegramEntities.content(text, entities: field[entities])
    if content.blocks.isEmpty { return content.text }
    let message = Message(id: 0, sender: nil, text: "", blocks: content.blocks)
    return content.blocks.hasCovers ? message.coveredPlainText : RichText(text)
  }

  /// The first author of a forwarded message; nil for other messages.
  private var forwardedFrom: String? { field["forward_origin"]?.object.flatMap(Self.author) }

  /// Returns the author that the origin of a message names; nil if it names none.
  private static func author(of origin: ExportField) -> String? {
    origin["sender_user_name"]?.words
      ?? ["sender_user", "sender_chat", "chat"].lazy.compactMap { origin[$0]?.object.flatMap(Self.name) }
      .first
  }
}

extension TextSpan {
  /// Makes a span that shows a whole text in bold.
  static func bold(_ text: String) -> TextSpan { TextSpan(range: 0..<text.utf16.count, emphasis: .bold) }
}
