import BubbleLayout

extension InputFormat {
  /// Recognises the export format of an input by features that only this format has, such as the names of
  /// JSON members; nil for an input that is not a known export.
  init?(marksIn lines: inout LineReader) throws(ReadingError) {
    // WhatsApp is checked first, because a line that begins with a time in brackets looks like a JSON array.
    if WhatsAppFile(lines.file, beginning: try lines.beginning()).isChat {
      self = .whatsapp
      return
    }
    let outline = try ExportOutline(of: &lines)
    guard outline.isJSON else { return nil }
    guard let found = ExportMarks(outline: outline).format else { return nil }
    self = found
  }
}

/// Recognises JSON exports by the names and values of the first members of the document.
private struct ExportMarks {
  let outline: ExportOutline

  var format: InputFormat? {
    if isTelegram { return .telegram }
    if isDiscord { return .discord }
    if isMatrix { return .matrix }
    if isSlack { return .slack }
    return isSignal ? .signal : nil
  }

  /// Returns the members of the first element of the array with this name; empty if there is none.
  private func first(_ name: String) -> [String: JSONValue] { outline.elements[name] ?? [:] }

  private func hasMembers(_ names: String...) -> Bool { names.allSatisfy { outline.members[$0] != nil } }

  // MARK: Telegram

  /// The kinds of chats of Telegram Desktop.
  private static let chats: Set = [
    "personal_chat", "bot_chat", "saved_messages", "replies", "verification_codes", "private_group",
    "private_supergroup", "public_supergroup", "private_channel", "public_channel",
  ]

  private var isTelegram: Bool {
    if case .string(let type)? = outline.members["type"], Self.chats.contains(type),
      hasMembers("id", "messages")
    {
      return true
    }
    // An export of a whole account begins with a sentence that names Telegram.
    if outline.names.first == "about", case .string(let about)? = outline.members["about"],
      about.contains("Telegram")
    {
      return true
    }
    return ["chats", "left_chats"].contains(where: hasChats) || isBotMessage(outline.members)
      || isBotMessage(first("result"))
  }

  /// Whether a member is the list of chats in the export of an account: its first chat has messages.
  private func hasChats(_ name: String) -> Bool {
    guard case .array(let chats)? = outline.members[name]?["list"] else {
      // An account is long, so the list is usually cut off.
      return outline.openPath.starts(with: [name, "list", "[]", "messages"])
    }
    guard case .array? = chats.first?["messages"] else { return false }
    return true
  }

  private func isBotMessage(_ members: [String: JSONValue]) -> Bool {
    if case .integer? = members["update_id"] { return true }
    guard case .integer? = members["message_id"], case .integer? = members["date"],
      case .object? = members["chat"]
    else { return false }
    return true
  }

  // MARK: Others

  private var isDiscord: Bool {
    guard outline.names.first == "guild", case .object? = outline.members["guild"] else { return false }
    return hasMembers("channel", "messages")
  }

  private var isMatrix: Bool {
    if hasMembers("room_name", "messages"), hasMembers("exported_by") || hasMembers("export_date") {
      return true
    }
    return [outline.members, first("chunk"), first("messages")].contains { event in
      guard case .string(let id)? = event["event_id"], id.hasPrefix("$"), case .string? = event["type"] else {
        return false
      }
      return event["origin_server_ts"] != nil && event["sender"] != nil
    }
  }

  /// Whether a message has the type `message` and a time `ts` in seconds with six decimal places.
  private var isSlack: Bool {
    [outline.isArray ? outline.members : [:], first("messages")].contains { message in
      guard message["type"] == .string("message"), case .string(let stamp)? = message["ts"] else {
        return false
      }
      let parts = stamp.utf8.split(separator: UInt8(ascii: "."))
      return parts.count == 2 && parts[0].count >= 9 && parts[1].count == 6
        && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
    }
  }

  private var isSignal: Bool {
    [outline.members, first("messages"), first("messsages")].contains { message in
      if message["conversationId"] != nil, message["sent_at"] != nil { return true }
      // Conversations may precede their messages.
      if message["type"] == .string("private") || message["type"] == .string("group"), message["id"] != nil,
        ["serviceId", "groupId", "uuid", "e164", "profileName"].contains(where: { message[$0] != nil })
      {
        return true
      }
      // Each line of signal-export has all of these members.
      return ["date", "sender", "body", "quote", "sticker", "reactions", "attachments"].allSatisfy {
        message[$0] != nil
      }
    }
  }
}
