import BubbleLayout

/// A message of Signal Desktop (7.x): the column `json` of a row in its database's table of messages.
struct SignalMessage {
  let field: ExportField
  let folder: ExportFolder
  let names: [String: String]

  func message(quoting recent: RecentMessages) -> Message? {
    guard let time = field.first(of: "sent_at", "timestamp"), let timestamp = time.milliseconds else {
      field.log.skip([.member("sent_at")], "it is missing or is not a time")
      return nil
    }
    let id = field["id"]?.words.map(MessageID.string) ?? .integer(Int(timestamp.milliseconds))
    var message = Message(id: id, sender: sender, timestamp: timestamp, text: "")
    if field.first(of: "isErased", "deletedForEveryone")?.boolean == true, field["deletedForEveryone"] != nil
    {
      message.isDeleted = true
      return message
    }
    if let notice {
      (message.kind, message.sender, message.text) = (.notice, nil, notice)
      return message
    }
    message.take(content)
    message.attachments = attachments
    message.reactions = reactions
    message.isEdited = field["editHistory"].list.count > 1 || field["editMessageTimestamp"] != nil
    message.quote = field["quote"]?.object.map(quote)
    if isOutgoing { message.delivery = delivery }
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private var isOutgoing: Bool { field["type"]?.string == "outgoing" }

  private var sender: String? {
    if isOutgoing { return SignalDecoder.me }
    let source = field.first(of: "sourceServiceId", "sourceUuid", "source")?.id.map { "\($0)" }
    if let source, let name = names[source] { return name }
    let conversation = field["conversationId"]?.words
    return conversation.flatMap { names[$0] } ?? source ?? conversation
  }

  /// The text of a notice about a call, a timer, or members who join or leave; nil for messages that people
  /// write.
  private var notice: String? {
    guard let type = field["type"]?.string, !["incoming", "outgoing", "story"].contains(type) else {
      return nil
    }
    let words = type.replacing("-", with: " ")
    guard let call = field.first(of: "callHistory", "callHistoryDetails")?.object else { return words }
    let parts = [call["direction"]?.words, call.first(of: "callType", "type")?.words, call["status"]?.words]
    return (parts.compactMap { $0?.lowercased() } + [words]).joined(separator: " ")
  }

  private var content: MessageContent {
    field["body"]?.string.map { content(of: $0, field) } ?? MessageContent([])
  }

  /// Returns a text with the ranges of its field.
  private func content(of body: String, _ field: ExportField) -> MessageContent {
    var text = body
    var ranges = field["bodyRanges"].list.filter { $0.object != nil }
    // A mention is one character in the text, which the name replaces.
    let mentions = ranges.filter { $0.first(of: "mentionAci", "mentionUuid") != nil }
    ranges.removeAll { $0.first(of: "mentionAci", "mentionUuid") != nil }
    var shifts = SignalMentions(mentions, names: names)
    text = shifts.insert(into: body)
    let marks = ranges.compactMap { range in
      style(range).flatMap { style in
        shifts.mark(
          start: range["start"]?.integer ?? -1, length: range["length"]?.integer ?? 0, .style(style))
      }
    }
    var marked = MarkedText(text, shifts.marks + marks)
    return marked.content()
  }

  private func style(_ range: ExportField) -> PieceStyle? {
    // The numbers are the values of the style enumeration in Signal's protocol.
    switch range["style"]?.id {
    case .integer(1), .string("BOLD"): return PieceStyle(emphases: .bold)
    case .integer(2), .string("ITALIC"): return PieceStyle(emphases: .italic)
    case .integer(3), .string("SPOILER"): return PieceStyle(emphases: .spoiler)
    case .integer(4), .string("STRIKETHROUGH"): return PieceStyle(emphases: .strike)
    case .integer(5), .string("MONOSPACE"): return PieceStyle(emphases: .code)
    case .integer(0), .string("NONE"), nil: return nil
    case let other?:
      range.note("unknown style \("\(other)".quoted(limit: 20)); its text is shown without a style")
      return nil
    }
  }

  private var attachments: [MessageAttachment] {
    var found = field["attachments"].list.compactMap(file)
    if let sticker = field["sticker"]?.object {
      var file = ExportFile(.sticker)
      file.words = sticker.first(of: "emoji")?.words
      if let picture = sticker["data"]?.object {
        (file.width, file.height) = (picture["width"]?.number, picture["height"]?.number)
        file.words = file.words ?? picture["emoji"]?.words
        if let path = picture["path"]?.words { (file.address, file.state) = folder.find(path) }
      }
      found.append(file.attachment)
    }
    for contact in field["contact"].list where contact.object != nil {
      let name = contact["name"]?.object
      let words = name?.first(of: "displayName", "nickname", "givenName")?.words
      let number = contact["number"].list.first.flatMap { $0.object?["value"]?.words }
      found.append(
        .contact(ContactAttachment(name: words ?? number ?? "…", detail: words == nil ? nil : number)))
    }
    for page in field["preview"].list {
      guard let address = page.object?["url"]?.words else { continue }
      let picture = page["image"]?.object
      found.append(
        .link(
          LinkPreview(
            address: address, title: page["title"]?.words, summary: page["description"]?.words,
            picture: PictureSize(picture?["width"], picture?["height"]))))
    }
    return found
  }

  private func file(_ field: ExportField) -> MessageAttachment? {
    guard field.object != nil else { return nil }
    let name = field["fileName"]?.words
    var file = ExportFile(.init(type: field["contentType"]?.string, name: name))
    // Flag 1 means a voice message, flag 8 an animation.
    let flags = field["flags"]?.integer ?? 0
    if flags & 1 != 0 { file.kind = .voice }
    if flags & 8 != 0 { file.kind = .animation }
    file.name = name
    file.byteCount = field["size"]?.integer
    file.width = field["width"]?.number
    file.height = field["height"]?.number
    file.duration = field["duration"]?.number
    file.words = field["caption"]?.words
    if let path = field["path"]?.words {
      (file.address, file.state) = folder.find(path)
    } else {
      file.state = .missing
    }
    return file.attachment
  }

  private var reactions: [Reaction] {
    field["reactions"].list.compactMap { $0.object?["emoji"]?.words.map { Reaction(symbol: $0) } }
  }

  private func quote(_ field: ExportField) -> QuotedReply {
    let author = field.first(of: "authorAci", "authorUuid", "author")?.id.map { "\($0)" }
    let files = field["attachments"].list.filter(\.isObject)
    let hasPicture = files.contains { $0["contentType"]?.string?.hasPrefix("image/") == true }
    let said = field["text"]?.words.map { content(of: $0, field).text }
    let words = said ?? RichText(files.first?["fileName"]?.words ?? RecentMessages.unknown)
    var quote = QuotedReply(
      sender: author.map { names[$0] ?? $0 }, text: words.text, hasPicture: hasPicture)
    quote.spans = words.spans
    return quote
  }

  /// The lowest delivery state among all recipients.
  private var delivery: DeliveryState? {
    guard case .object(let members)? = field["sendStateByConversationId"]?.value else { return nil }
    let states = members.compactMap { member -> String? in
      if case .string(let status)? = member.value["status"] { status } else { nil }
    }
    for (name, state) in Self.states where states.contains(name) { return state }
    return nil
  }

  /// The delivery states, from the lowest to the highest, by Signal's names.
  private static let states: [(String, DeliveryState)] = [
    ("Failed", .failed), ("Pending", .sending), ("Sent", .sent), ("Delivered", .delivered), ("Read", .read),
    ("Viewed", .read),
  ]
}
