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
    if let words = details { return "\(actor) \(words)" }
    for (name, words) in Self.sentences where field[name] != nil { return "\(actor) \(words)" }
    return nil
  }

  /// What the actor did, for services of which more is known than that they happened.
  private var details: String? {
    if let payment = field["successful_payment"]?.object, let amount = payment["total_amount"]?.integer {
      return "paid \(AmountWords.price(amount, payment["currency"]?.words ?? ""))"
    }
    if let payment = field["refunded_payment"]?.object, let amount = payment["total_amount"]?.integer {
      return "was refunded \(AmountWords.price(amount, payment["currency"]?.words ?? ""))"
    }
    if let timer = field["message_auto_delete_timer_changed"]?.object,
      let seconds = timer["message_auto_delete_time"]?.integer
    {
      return seconds > 0
        ? "set messages to delete themselves after \(AmountWords.period(seconds))"
        : "turned off that messages delete themselves"
    }
    if let topic = field["forum_topic_created"]?.object, let name = topic["name"]?.words {
      return "created the topic “\(name.named)”"
    }
    if let change = field["checklist_tasks_done"]?.object {
      let parts = [("marked_as_done_task_ids", "done"), ("marked_as_not_done_task_ids", "not done")]
        .compactMap {
          name, state in tasks(change, name).map { "\($0) as \(state)" }
        }
      return parts.isEmpty ? nil : "marked " + parts.joined(separator: " and ")
    }
    if let added = field["checklist_tasks_added"]?.object {
      let names = added["tasks"].list.compactMap { $0.object?["text"]?.words?.named }
      return names.isEmpty ? nil : "added \(names.joined(separator: ", "))"
    }
    return nil
  }

  /// Returns the names of the tasks of a checklist that a change lists, or their number; nil if there are none.
  private func tasks(_ change: ExportField, _ list: String) -> String? {
    let ids = change[list].list.compactMap(\.integer)
    guard !ids.isEmpty else { return nil }
    let tasks = change["checklist_message"]?.object?["checklist"]?.object?["tasks"].list ?? []
    var names: [Int: String] = [:]
    for task in tasks {
      if let id = task.object?["id"]?.integer { names[id] = task["text"]?.words?.named }
    }
    let known = ids.prefix(30).compactMap { names[$0] }
    guard known.count == ids.count else { return AmountWords.count(ids.count, "task") }
    return known.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static let sentences = [
    ("new_chat_photo", "changed the group’s photo"), ("delete_chat_photo", "removed the group’s photo"),
    ("group_chat_created", "created the group"), ("supergroup_chat_created", "created the group"),
    ("channel_chat_created", "created the channel"), ("pinned_message", "pinned a message"),
    ("migrate_to_chat_id", "made the group a supergroup"), ("video_chat_started", "started a call"),
    ("video_chat_ended", "ended the call"), ("forum_topic_created", "created a topic"),
    ("boost_added", "boosted the group"), ("successful_payment", "sent a payment"),
    ("refunded_payment", "was refunded a payment"),
    ("message_auto_delete_timer_changed", "set messages to delete themselves"),
    ("checklist_tasks_done", "changed a checklist"), ("checklist_tasks_added", "added tasks to a checklist"),
    ("migrate_from_chat_id", "made the group a supergroup"), ("video_chat_scheduled", "scheduled a call"),
    ("video_chat_participants_invited", "invited people to the call"),
    ("forum_topic_edited", "changed the topic"),
    ("forum_topic_closed", "closed the topic"), ("forum_topic_reopened", "opened the topic again"),
    ("general_forum_topic_hidden", "hid the general topic"),
    ("general_forum_topic_unhidden", "showed the general topic"), ("gift", "sent a gift"),
    ("unique_gift", "sent a gift"), ("giveaway_created", "started a giveaway"),
    ("giveaway_completed", "ended a giveaway"), ("chat_background_set", "changed the background"),
    ("proximity_alert_triggered", "came near somebody"), ("users_shared", "shared people with the bot"),
    ("chat_shared", "shared a chat with the bot"), ("connected_website", "signed in on a website"),
    ("write_access_allowed", "allowed the bot to write"), ("passport_data", "sent documents of identity"),
    ("web_app_data", "sent data of a web app"),
    ("paid_message_price_changed", "changed the price of messages"),
    ("direct_message_price_changed", "changed the price of direct messages"),
    ("suggested_post_approved", "approved the suggested post"),
    ("suggested_post_declined", "declined the suggested post"),
    ("suggested_post_approval_failed", "could not approve the suggested post"),
    ("suggested_post_paid", "paid for the suggested post"),
    ("suggested_post_refunded", "refunded the suggested post"),
  ]
}
