import BubbleLayout

/// A line of the file `data.json` that signal-export (version 3) writes for each chat.
struct SignalLine {
  let field: ExportField
  let folder: ExportFolder

  func message(_ id: MessageID) -> Message? {
    let sender = field["sender"]?.words.map { $0 == "Me" ? SignalDecoder.me : $0 }
    var message = Message(id: id, sender: sender, timestamp: field["date"]?.time, text: "")
    if field["deleted"]?.boolean == true {
      message.isDeleted = true
      return message
    }
    let body = (field["body"]?.string ?? "").trimmedEnd
    if field["call"]?.boolean == true {
      (message.kind, message.text) = (
        .notice, [sender?.named, body].compactMap { $0 }.joined(separator: ": ")
      )
      message.sender = nil
      return message
    }
    message.text = body
    if let quote = field["quote"], quote.words != nil {
      // The quote's lines begin with `> `, as in Markdown.
      let lines = (quote.string ?? "").split(separator: "\n").map {
        $0.hasPrefix("> ") ? $0.dropFirst(2) : $0
      }
      message.quote = QuotedReply(sender: nil, text: lines.joined(separator: "\n"))
    }
    message.attachments = field["attachments"].list.compactMap(file)
    if let sticker = field["sticker"], sticker.isObject || sticker.words != nil {
      var file = ExportFile(.sticker)
      file.words = sticker.isObject ? sticker["emoji"]?.words : sticker.words
      message.attachments.append(file.attachment)
    }
    message.reactions = field["reactions"].list.compactMap { reaction in
      // A reaction is an array of a name and an emoji, or an object.
      let emoji =
        reaction.isArray ? reaction.elements.dropFirst().first?.words : reaction.object?["emoji"]?.words
      return emoji.map { Reaction(symbol: $0) }
    }
    if message.isBlank { field.note("the message has nothing that can be shown") }
    return message
  }

  private func file(_ field: ExportField) -> MessageAttachment? {
    guard let path = field.object?["path"]?.words?.replacing("%20", with: " ") else { return nil }
    let name = field["name"]?.words
    var file = ExportFile(.init(type: nil, name: name ?? path))
    file.name = name
    (file.address, file.state) = folder.find(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    return file.attachment
  }
}
