import BubbleLayout

/// Describes a Bot API service message in words. Telegram sends no text for it, so the text is written here
/// in English.
struct BotNotice {
  let field: ExportField
  let actor: String?

  /// The text of the notice; nil if the message is not a service message.
  var words: String? {
    let person = actor
    let actor = person?.named ?? "Somebody"
    if let members = field["new_chat_members"] {
      let names = members.elements.compactMap { $0.object.flatMap(BotMessage.name) }
      return names == [person ?? ""]
        ? "\(actor) joined" : "\(actor) invited \(names.map(\.named).joined(separator: ", "))"
    }
    if let member = field["left_chat_member"]?.object {
      let name = BotMessage.name(of: member)
      return name == person ? "\(actor) left" : "\(actor) removed \(name?.named ?? "somebody")"
    }
    if let title = field["new_chat_title"]?.string {
      return "\(actor) changed the group’s name to “\(title.named)”"
    }
    for (name, words) in Self.sentences where field[name] != nil { return "\(actor) \(words)" }
    return nil
  }

  private static let sentences = [
    ("new_chat_photo", "changed the group’s photo"), ("delete_chat_photo", "removed the group’s photo"),
    ("group_chat_created", "created the group"), ("supergroup_chat_created", "created the group"),
    ("channel_chat_created", "created the channel"), ("pinned_message", "pinned a message"),
    ("migrate_to_chat_id", "made the group a supergroup"), ("video_chat_started", "started a call"),
    ("video_chat_ended", "ended the call"), ("forum_topic_created", "created a topic"),
    ("boost_added", "boosted the group"), ("successful_payment", "sent a payment"),
    ("message_auto_delete_timer_changed", "set messages to delete themselves"),
  ]
}
