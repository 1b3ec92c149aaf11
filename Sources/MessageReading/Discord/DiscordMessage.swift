import BubbleLayout

/// A message of DiscordChatExporter's JSON.
struct DiscordMessage {
  let field: ExportField
  let folder: ExportFolder

  /// The types of the messages that people write; messages of all other types are notices.
  private static let said: Set = [
    "Default", "Reply", "ChatInputCommand", "ContextMenuCommand", "ThreadStarterMessage",
  ]

  func message(quoting recent: RecentMessages) -> Message? {
    guard let id = field["id"]?.id else {
      field.log.skip([.member("id")], "it is missing")
      return nil
    }
    var message = Message(
      id: id, sender: Self.name(of: field["author"]?.object), timestamp: field["timestamp"]?.time, text: "")
    let markup = DiscordMarkup(field)
    let text = field["content"]?.string ?? ""
    let type = field["type"]?.string ?? "Default"
    // The exporter writes a number for a type that it does not know. Such a message is shown as an ordinary
    // one.
    if !Self.said.contains(type), Int(type) == nil {
      // The exporter writes the text of a notice without the sender, as in `Joined the server.`
      let words = text.isEmpty ? type : text.prefix(1).lowercased() + text.dropFirst()
      message.text = [message.sender?.named, words].compactMap { $0 }.joined(separator: " ")
      (message.kind, message.sender) = (.notice, nil)
      return message
    }
    fill(&message, markup.content(of: text), markup)
    message.isEdited = field["timestampEdited"] != nil
    message.isPinned = field["isPinned"]?.boolean ?? false
    message.reactions = field["reactions"].list.compactMap(Self.reaction)
    message.buttons = field["components"].list.map(Self.buttons).filter { !$0.isEmpty }
    if type == "Reply", let reference = field["reference"]?.object {
      message.quote = recent.quote(of: reference["messageId"]?.id)
    } else if let command = field["interaction"]?.object, let name = command["name"]?.words {
      // Above the answer of a bot, Discord shows who used which command.
      message.quote = QuotedReply(sender: Self.name(of: command["user"]?.object), text: "/" + name)
    }
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private func fill(_ message: inout Message, _ said: MessageContent, _ markup: DiscordMarkup) {
    var content = said
    var attachments = carried(by: field, markup, &content)
    if let forwarded = field["forwardedMessage"]?.object {
      var quoted = markup.content(of: forwarded["content"]?.string ?? "")
      attachments += carried(by: forwarded, markup, &quoted)
      if !quoted.isEmpty { content = content.followed(by: [.quote(QuoteBlock(quoted.asBlocks))]) }
    }
    message.take(content)
    message.attachments = attachments
  }

  /// Returns the files, stickers and embeds of a message as attachments.
  private func carried(
    by field: ExportField, _ markup: DiscordMarkup, _ content: inout MessageContent
  ) -> [MessageAttachment] {
    var attachments = field["attachments"].list.compactMap(file)
    attachments += field["stickers"].list.compactMap(sticker)
    // The blocks of all embeds are added at once, because adding them copies the content.
    var blocks: [MessageBlock] = []
    for embed in field["embeds"].list where embed.object != nil {
      let found = DiscordEmbed(field: embed, folder: folder, markup: markup)
      // If the text is only the address of an embedded picture, the picture replaces the text.
      let isCovered = embed["url"]?.words.map(content.coversAddress) == true
      if var media = found.media, blocks.isEmpty, content.text.text == embed["url"]?.string {
        content = MessageContent([])
        media.isCovered = isCovered
        attachments.append(media)
      } else {
        attachments += found.attachments.map { attachment in
          var attachment = attachment
          attachment.isCovered = isCovered
          return attachment
        }
        blocks += found.blocks
      }
    }
    content = content.followed(by: blocks)
    return attachments
  }

  private func file(_ field: ExportField) -> MessageAttachment? {
    guard field.object != nil else { return nil }
    let name = field["fileName"]?.words
    var file = ExportFile(.init(type: nil, name: name))
    // Discord has no other mark for a covered file, and does not show this one.
    let isCovered = name?.hasPrefix(Self.cover) == true
    file.name = isCovered ? name.map { String($0.dropFirst(Self.cover.count)) } : name
    file.byteCount = field["fileSizeBytes"]?.integer
    if let address = field["url"]?.words { place(address, in: &file) }
    var attachment = file.attachment
    attachment.isCovered = isCovered
    return attachment
  }

  private static let cover = "SPOILER_"

  private func sticker(_ field: ExportField) -> MessageAttachment? {
    guard field.object != nil else { return nil }
    var file = ExportFile(.sticker)
    file.words = field["name"]?.words
    if let address = field["sourceUrl"]?.words { place(address, in: &file) }
    return file.attachment
  }

  private func place(_ address: String, in file: inout ExportFile) {
    if address.contains("://") {
      file.address = address
    } else {
      (file.address, file.state) = folder.find(address)
    }
  }

  /// Returns a person's nickname on the server, or else the account's name, or else its id.
  static func name(of field: ExportField?) -> String? {
    field?["nickname"]?.words ?? field?["name"]?.words ?? field?["id"]?.id.map { "\($0)" }
  }

  private static func reaction(_ field: ExportField) -> Reaction? {
    guard let emoji = field.object?["emoji"]?.object, let name = emoji["name"]?.words else { return nil }
    let isOwn = emoji["id"]?.id.map { !"\($0)".isEmpty } ?? false
    var reaction = Reaction(symbol: isOwn ? ":\(name):" : name, count: max(field["count"]?.integer ?? 1, 1))
    reaction.emoji = isOwn ? emoji["id"]?.id.map { "\($0)" } : nil
    return reaction
  }

  /// Returns the buttons of a row, which may contain further rows.
  private static func buttons(_ field: ExportField) -> [MessageButton] {
    guard field.object != nil else { return [] }
    let kind: ButtonKind =
      field["url"] != nil ? .link : ["1", "Primary"].contains(style(field)) ? .primary : .action
    var own = field["label"]?.words.map { MessageButton($0, id: field["customId"]?.words, kind: kind) }
    own?.address = field["url"]?.words
    return [own].compactMap { $0 } + field["components"].list.flatMap(buttons)
  }

  /// Returns the style of a button, which is a number in older exports and a word in newer ones.
  private static func style(_ field: ExportField) -> String? {
    guard let style = field["style"] else { return nil }
    return style.isString ? style.string : style.integer.map { "\($0)" }
  }
}
