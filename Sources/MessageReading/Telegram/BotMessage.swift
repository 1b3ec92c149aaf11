import BubbleLayout

/// A message of the Bot API, version 10.2.
struct BotMessage {
  let field: ExportField
  let folder: ExportFolder

  /// Reads a message, or an update that contains one.
  static func take(_ field: ExportField, folder: ExportFolder, _ output: inout ExportOutput) {
    guard field["update_id"] != nil else {
      return BotMessage(field: field, folder: folder).add(to: &output)
    }
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
    take(into: &message)
    message.attachments = BotMedia(field: field, folder: folder).attachments
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
    }
  }

  /// Reads a checklist: its title and a list of tasks.
  private static func checklist(_ field: ExportField) -> MessageContent {
    var blocks: [MessageBlock] = []
    if let title = field["title"]?.words { blocks.append(.paragraph(title, spans: [.bold(title)])) }
    let items = field["tasks"].list.compactMap { task -> ListItem? in
      guard let text = task.object?["text"]?.string else { return nil }
      return ListItem(text, isChecked: (task["completion_date"]?.integer ?? 0) > 0)
    }
    if !items.isEmpty { blocks.append(.list(ListBlock(items: items))) }
    return MessageContent(blocks)
  }

  private var sender: String? {
    if let chat = field["sender_chat"]?.object { return Self.name(of: chat) }
    if let user = field["from"]?.object { return Self.name(of: user) }
    return field["chat"]?.object.flatMap(Self.name)
  }

  /// Returns the name of a person or of a chat; nil if there is none.
  static func name(of field: ExportField) -> String? {
    let names = [field["first_name"]?.words, field["last_name"]?.words].compactMap { $0 }
    if !names.isEmpty { return names.joined(separator: " ") }
    return field.first(of: "title", "username")?.words ?? field["id"]?.id.map { "\($0)" }
  }

  private func quote(_ recent: RecentMessages) -> QuotedReply? {
    guard let reply = field["reply_to_message"]?.object else { return nil }
    let quoted = BotMessage(field: reply, folder: folder)
    let own = field["quote"]?.object
    let words =
      Self.words(own, "text", "entities") ?? Self.words(reply, "text", "entities")
      ?? Self.words(reply, "caption", "caption_entities")
    return recent.quote(
      of: reply["message_id"]?.id, sender: quoted.sender, words: words,
      isCovered: reply["has_media_spoiler"]?.boolean == true)
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
  private var forwardedFrom: String? {
    guard let origin = field["forward_origin"]?.object else { return nil }
    return origin["sender_user_name"]?.words
      ?? ["sender_user", "sender_chat", "chat"].lazy.compactMap { origin[$0]?.object.flatMap(Self.name) }
      .first
  }
}

extension TextSpan {
  /// Makes a span that shows a whole text in bold.
  static func bold(_ text: String) -> TextSpan { TextSpan(range: 0..<text.utf16.count, emphasis: .bold) }
}
