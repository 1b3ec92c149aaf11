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
    var message = Message(id: .string(stamp), sender: sender(of: field), timestamp: timestamp, text: "")
    let subtype = field["subtype"]?.string
    if subtype == "tombstone" || subtype == "message_deleted" {
      message.isDeleted = true
      return message
    }
    let text = field["text"]?.string ?? ""
    if let room = field["room"]?.object, subtype == "huddle_thread" || text.isEmpty {
      let call = SlackCall(field: room, people: people)
      message.sender = call.host ?? message.sender
      message.text = call.words
      message.attachments = [.call(call.attachment)]
    } else if let subtype, !Self.said.contains(subtype) {
      let actor = message.sender
      (message.kind, message.sender) = (.notice, nil)
      message.take(notice(text, subtype, by: actor))
      return message
    } else {
      if subtype == "me_message" { message.kind = .action }
      fill(&message, text)
    }
    if let root = field["thread_ts"]?.words, root != stamp { message.quote = quote(of: root, recent) }
    message.thread = thread
    message.isEdited = field["edited"] != nil
    message.isPinned = !field["pinned_to"].list.isEmpty
    message.reactions = field["reactions"].list.compactMap(reaction)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private func sender(of field: ExportField) -> String? {
    if let id = field["user"]?.words, let name = people[id] { return name }
    return field["username"]?.words ?? field["bot_profile"]?.object?["name"]?.words
      ?? SlackPeople.name(of: field["user_profile"]?.object)
      ?? (field.first(of: "user", "bot_id")?.words).map { people[$0] ?? $0 }
  }

  /// Returns the content of a notice. The texts of notices name the person who acted only sometimes.
  private func notice(_ text: String, _ subtype: String, by actor: String?) -> MessageContent {
    // The texts of reminders begin with a space.
    let own = String(text.drop(while: \.isWhitespace))
    let said = own.isEmpty ? subtype.replacing("_", with: " ") : own
    let content = SlackMarkup.content(of: said, people: people)
    guard let actor, !said.hasPrefix("<@") else { return content }
    var builder = RichTextBuilder()
    let isSentence = said.unicodeScalars.first?.properties.isLowercase == true && !own.isEmpty
    builder.append(actor.named + (isSentence ? " " : ": "))
    guard content.blocks.isEmpty else {
      return MessageContent([.paragraph(ParagraphBlock(builder.take()))]).followed(by: content.blocks)
    }
    builder.append(content.text)
    return MessageContent(builder.take(trimming: false))
  }

  /// The bot that the message says was added to the channel: its id, and its name in the export's list of
  /// integrations or in the text; nil if the message has none.
  var addedBot: (id: String, name: String)? {
    guard let id = field["bot_id"]?.words else { return nil }
    if let time = field["ts"]?.seconds, let name = people.integration(addedAt: time) { return (id, name) }
    // `added an integration to this channel: <https://…/services/B0JL6RASU|github>`
    guard let text = field["text"]?.words, let link = text.firstRange(of: "/\(id)|"),
      let end = text[link.upperBound...].firstIndex(of: ">"), end > link.upperBound
    else { return nil }
    return (id, SlackMarkup.unescaped(String(text[link.upperBound..<end])))
  }

  private func quote(of root: String, _ recent: RecentMessages) -> QuotedReply {
    guard !recent.contains(.string(root)), let first = field["root"]?.object else {
      return recent.quote(of: .string(root))
    }
    let words = (first["text"]?.words).map { SlackMarkup.content(of: $0, people: people).text }
    return recent.quote(of: .string(root), sender: sender(of: first), words: words)
  }

  private var thread: ThreadSummary? {
    guard let count = field["reply_count"]?.integer, count > 0 else { return nil }
    return ThreadSummary(
      replyCount: count, lastReply: field["latest_reply"]?.seconds,
      people: field["reply_users"].list.compactMap(\.words).map { people[$0] ?? $0 })
  }

  private func fill(_ message: inout Message, _ text: String) {
    var blocks = SlackBlocks(people: people)
    let made = blocks.read(field["blocks"].list)
    let content =
      made.isEmpty && blocks.buttons.isEmpty
      ? SlackMarkup.content(of: text, people: people)
      : MessageContent(
        made, plain: text.isEmpty ? nil : SlackMarkup.content(of: text, people: people).text.text)
    let files = field["files"].list
    // Old exports have one file.
    var attachments = (files.isEmpty ? [field["file"]].compactMap { $0 } : files)
      .compactMap(SlackFile.attachment)
    var linked: [MessageBlock] = []
    for field in field["attachments"].list where field.object != nil {
      let found = SlackAttachment(field: field, people: people)
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
