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
          Reaction(symbol: $0, count: max(reaction["count"]?.integer ?? 1, 1))
        }
      } ?? []
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
    // In a thread, a message may have a reply relation that is only a fallback for older clients; then it is
    // not a reply.
    if relation["rel_type"]?.string == "m.thread", relation["is_falling_back"]?.boolean == true {
      return nil
    }
    guard let id = relation["m.in_reply_to"]?.object?["event_id"]?.id else { return nil }
    if recent.contains(id) { return recent.quote(of: id) }
    return recent.quote(of: id, sender: event.name(words?.sender), words: words?.said)
  }

  private var poll: MessageAttachment? {
    guard let poll = content?.first(of: "m.poll", "org.matrix.msc3381.poll.start")?.object else { return nil }
    return .poll(
      PollAttachment(
        question: Self.words(poll["question"]) ?? "",
        options: poll["answers"].list.map { Self.words($0) ?? "" }))
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
