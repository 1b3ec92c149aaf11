import BubbleLayout

/// A message of a Slack channel, in the format of Slack's exports and Web API (2026).
struct SlackMessage {
  let field: ExportField
  let people: SlackPeople

  /// The subtypes of messages that people or bots write; messages of all other subtypes are notices.
  private static let said: Set = [
    "bot_message", "me_message", "file_share", "file_comment", "thread_broadcast", "reply_broadcast",
    "message_replied", "assistant_app_thread", "document_comment", "slack_image",
  ]

  func message(quoting recent: RecentMessages) -> Message? {
    guard let stamp = field["ts"]?.words, let timestamp = field["ts"]?.seconds else {
      field.log.skip([.member("ts")], "it is missing or is not a time")
      return nil
    }
    var message = Message(id: .string(stamp), sender: sender, timestamp: timestamp, text: "")
    let subtype = field["subtype"]?.string
    if subtype == "tombstone" || subtype == "message_deleted" {
      message.isDeleted = true
      return message
    }
    let text = field["text"]?.string ?? ""
    if let subtype, !Self.said.contains(subtype) {
      (message.kind, message.sender) = (.notice, nil)
      message.take(SlackMarkup.content(of: text, people: people))
      return message
    }
    if subtype == "me_message" { message.kind = .action }
    fill(&message, text)
    if let root = field["thread_ts"]?.words, root != stamp {
      message.quote = recent.quote(of: .string(root))
    }
    message.isEdited = field["edited"] != nil
    message.reactions = field["reactions"].list.compactMap(reaction)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private var sender: String? {
    if let id = field["user"]?.words, let name = people[id] { return name }
    return field["username"]?.words ?? field["bot_profile"]?.object?["name"]?.words
      ?? SlackPeople.name(of: field["user_profile"]?.object) ?? field.first(of: "user", "bot_id")?.words
  }

  private func fill(_ message: inout Message, _ text: String) {
    var blocks = SlackBlocks(people: people)
    let made = blocks.read(field["blocks"].list)
    let content =
      made.isEmpty && blocks.buttons.isEmpty
      ? SlackMarkup.content(of: text, people: people)
      : MessageContent(
        made, plain: text.isEmpty ? nil : SlackMarkup.content(of: text, people: people).text.text)
    var attachments = field["files"].list.compactMap(SlackFile.attachment)
    var linked: [MessageBlock] = []
    for field in field["attachments"].list where field.object != nil {
      let found = SlackFile.linked(field, people)
      attachments += found.attachments
      linked += found.blocks
    }
    message.take(content.followed(by: linked))
    message.attachments = attachments
    message.buttons = blocks.buttons
  }

  private func reaction(_ field: ExportField) -> Reaction? {
    guard let name = field.object?["name"]?.words else { return nil }
    let count = field["count"]?.integer ?? field["users"].list.count
    return Reaction(symbol: Shortcodes.emoji(name) ?? ":\(name):", count: max(count, 1))
  }
}
