import BubbleLayout

/// A message of Signal Desktop (7.x): the column `json` of a row in its database's table of messages.
struct SignalMessage {
  let field: ExportField
  let folder: ExportFolder
  let names: [String: String]
  /// The ids of the conversations that are groups.
  let groups: Set<String>

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
    let own = field["type"]?.string ?? "incoming"
    let type = ["incoming", "outgoing", "story"].contains(own) ? SignalNotice.type(of: field) : own
    if let type {
      if type == "call-history" {
        let call = SignalCall(field: field)
        if call.isOutgoing { message.sender = SignalDecoder.me }
        message.attachments = [.call(call.attachment)]
      } else {
        let notice = SignalNotice(field: field, type: type, names: names, person: sender)
        (message.kind, message.sender, message.text) = (.notice, nil, notice.words)
      }
      return message
    }
    message.take(content)
    message.attachments = attachments
    message.expires = expires(sentAt: timestamp)
    message.reactions = reactions
    message.isEdited = field["editHistory"].list.count > 1 || field["editMessageTimestamp"] != nil
    message.quote = field["quote"]?.object.map(quote) ?? storyQuote
    if message.isBlank { message.text = substitute ?? "" }
    if isOutgoing { message.delivery = delivery }
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private var isOutgoing: Bool { field["type"]?.string == "outgoing" }

  private var sender: String? {
    if isOutgoing { return SignalDecoder.me }
    let source = field.first(of: "sourceServiceId", "sourceUuid", "source")?.id.map { "\($0)" }
    if let source, let name = names[source] { return name }
    // Between two people the conversation is the other person.
    let conversation = field["conversationId"]?.words
    let other = conversation.flatMap { groups.contains($0) ? nil : names[$0] }
    return other ?? source ?? conversation.map { names[$0] ?? $0 }
  }

  /// When the message disappears; nil if it does not.
  private func expires(sentAt time: Timestamp) -> Timestamp? {
    guard let seconds = field["expireTimer"]?.integer, (1..<1_000_000_000).contains(seconds) else {
      return nil
    }
    // The time begins when the message is read.
    let start = field["expirationStartTimestamp"]?.milliseconds ?? time
    return Timestamp(milliseconds: start.milliseconds + Int64(seconds) * 1_000)
  }

  /// The words for content that has no text.
  private var substitute: String? {
    if field["giftBadge"] != nil { return "Donation badge" }
    if let payment = field["payment"]?.object {
      // The numbers are the kinds of Signal's payment events.
      let words = [2: "Request to activate payments", 3: "Payments are activated"]
      let name = words[payment["kind"]?.integer ?? 1] ?? "Payment"
      return (payment["note"]?.words).map { "\(name): \($0)" } ?? name
    }
    if field["unsupportedMessage"]?.boolean == true { field.note("the export does not have its content") }
    return nil
  }

  private var storyQuote: QuotedReply? {
    guard let story = field["storyReplyContext"]?.object else { return nil }
    let author = story["authorAci"]?.words
    let words = story["attachment"]?.object?["textAttachment"]?.object?["text"]?.words
    return QuotedReply(
      sender: author.map { names[$0] ?? $0 }, text: words ?? RecentMessages.unknown)
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
    if found.isEmpty, field["isViewOnce"]?.boolean == true {
      found.append(.media(MediaAttachment(state: .missing)))
    }
    if let poll { found.append(poll) }
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
      let parts = ["givenName", "familyName"].compactMap { name?[$0]?.words }
      let words =
        name?.first(of: "displayName", "nickname")?.words
        ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
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

  private var poll: MessageAttachment? {
    guard let field = field["poll"]?.object else { return nil }
    let options = field["options"].list.map { $0.string ?? "" }
    // A person's latest vote counts, which has the highest number.
    var latest: [String: (number: Int, choice: Set<Int>)] = [:]
    for vote in field["votes"].list where vote.object != nil {
      guard let person = vote["fromConversationId"]?.id else { continue }
      let number = vote["voteCount"]?.integer ?? 0
      guard latest["\(person)"].map({ $0.number <= number }) ?? true else { continue }
      let choice = Set(vote["optionIndexes"].list.compactMap(\.integer).filter(options.indices.contains))
      latest["\(person)"] = (number, choice)
    }
    var votes = Array(repeating: 0, count: options.count)
    for place in latest.values.flatMap(\.choice) { votes[place] += 1 }
    var poll = PollAttachment(question: field["question"]?.string ?? "", options: options, votes: votes)
    poll.allowsSeveral = field["allowMultiple"]?.boolean ?? false
    poll.isClosed = field["terminatedAt"] != nil
    if poll.allowsSeveral { poll.voterCount = latest.values.count { !$0.choice.isEmpty } }
    return .poll(poll)
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
    // The user is among the recipients. Between two people only the other one counts.
    let other = field["conversationId"]?.words
    let others = members.filter { $0.name == other }
    let states = (others.isEmpty ? members : others).compactMap { member -> String? in
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
