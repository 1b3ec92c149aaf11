import BubbleLayout

/// A message of Matrix: an event and its content, or the newer content that an edit gave it.
struct MatrixMessage {
  let event: MatrixEvent
  let content: ExportField?

  private var field: ExportField { event.field }

  func message(_ id: MessageID, quoting recent: RecentMessages) -> Message {
    var message = Message(id: id, sender: event.name(event.sender), timestamp: event.timestamp, text: "")
    let unsigned = field["unsigned"]?.object
    if unsigned?["redacted_because"] != nil || field["redacted_because"] != nil {
      message.isDeleted = true
      return message
    }
    if event.type == "m.room.encrypted" {
      message.text = "🔒"
      field.note("it is encrypted")
      return message
    }
    let relations = unsigned?["m.relations"]?.object
    let edited = relations?["m.replace"]?.object
    let reader = edited?["content"]?.object?["m.new_content"]?.object.map {
      MatrixMessage(event: event, content: $0)
    }
    let words = (reader ?? self).fill(&message)
    message.isEdited = edited != nil
    message.reactions =
      relations?["m.annotation"]?.object?["chunk"].list.compactMap { reaction in
        reaction.object?["key"]?.words.map {
          Self.reaction($0, shortcode: nil, count: max(reaction["count"]?.integer ?? 1, 1))
        }
      } ?? []
    if let thread = relations?["m.thread"]?.object, let count = thread["count"]?.integer, count > 0 {
      let latest = thread["latest_event"]?.object
      message.thread = ThreadSummary(
        replyCount: count, lastReply: latest?["origin_server_ts"]?.milliseconds,
        people: [event.name(latest?["sender"]?.words)].compactMap { $0 })
    }
    message.quote = quote(recent, words)
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  /// Sets the content of a message.
  ///
  /// - Returns: The words of the quoted message, if the message repeats them for older clients (the reply
  ///   fallback); nil otherwise.
  @discardableResult
  func fill(_ message: inout Message) -> MatrixReplyWords? {
    message.attachments = []
    if event.type.hasSuffix("poll.start") {
      message.attachments = [poll].compactMap { $0 }
      return nil
    }
    let type = event.type == "m.sticker" ? "m.sticker" : content?["msgtype"]?.string ?? ""
    if type == "m.emote" { message.kind = .action }
    let file = MatrixFile(content: content, type: type)
    if let attachment = file.attachment {
      message.attachments = [attachment]
      // MSC4193 has two names for this field: one until it is part of the specification, one afterwards.
      let isCovered = content?.first(of: "page.codeberg.everypizza.msc4193.spoiler", "m.spoiler")?.boolean
      message.coverAttachments(if: isCovered)
      guard file.hasCaption else {
        message.take(MessageContent([]))
        return nil
      }
    }
    let said = MatrixWords(content: content)
    message.take(said.content)
    return said.reply
  }

  private func quote(_ recent: RecentMessages, _ words: MatrixReplyWords?) -> QuotedReply? {
    guard let relation = content?["m.relates_to"]?.object else { return nil }
    // In a thread, a message may have a reply relation that is only a fallback for older clients. Then it answers
    // the first message of the thread.
    if relation["rel_type"]?.string == "m.thread",
      relation["is_falling_back"]?.boolean == true || relation["m.in_reply_to"] == nil
    {
      return relation["event_id"]?.id.map { recent.quote(of: $0) }
    }
    guard let id = relation["m.in_reply_to"]?.object?["event_id"]?.id else { return nil }
    if recent.contains(id) { return recent.quote(of: id) }
    return recent.quote(of: id, sender: event.name(words?.sender), words: words?.said)
  }

  /// The poll in the content of an event; nil for an event without a poll.
  static func poll(in content: ExportField?) -> ExportField? {
    content?.first(of: "m.poll", "org.matrix.msc3381.poll.start")?.object
  }

  private var poll: MessageAttachment? {
    guard let field = Self.poll(in: content) else { return nil }
    var poll = PollAttachment(
      question: Self.words(field["question"]) ?? "",
      options: field["answers"].list.map { Self.words($0) ?? "" })
    poll.allowsSeveral = (field["max_selections"]?.integer ?? 1) > 1
    return .poll(poll)
  }

  /// Whether two reactions are the same. A picture may have its short code in only some of the events.
  static func isSame(_ one: Reaction, _ other: Reaction) -> Bool {
    one.emoji != nil && one.emoji == other.emoji || one.isSame(as: other)
  }

  /// Makes a reaction. A picture is an emoji of the application, which its short code describes.
  static func reaction(_ key: String, shortcode: String?, count: Int = 1) -> Reaction {
    guard key.hasPrefix("mxc://") else { return Reaction(symbol: key, count: count) }
    let name = (shortcode ?? "").split(separator: ":").joined(separator: ":")
    return Reaction(symbol: name.isEmpty ? "❔" : ":\(name):", count: count, emoji: key)
  }

  /// Returns the text of a part of a poll, which events write in several ways.
  private static func words(_ field: ExportField?) -> String? {
    guard let field, field.object != nil else { return nil }
    if let text = field.first(of: "m.text", "org.matrix.msc1767.text") {
      return text.isArray ? text.elements.first?.object?["body"]?.string : text.string
    }
    return field["body"]?.words
  }
}
