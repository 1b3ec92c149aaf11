import BubbleLayout

/// Describes a service message of `result.json` in words. The export has only the name of the action, so the
/// text is written here in English.
struct TelegramNotice {
  let field: ExportField

  private var action: String? { field["action"]?.string }

  /// The call that the message reports; nil for all other messages.
  var call: CallAttachment? {
    guard action == "phone_call" || action == "conference_call" else { return nil }
    let reason = field["discard_reason"]?.string
    let isMissed = reason == "missed" || reason == "busy" || field["is_missed"]?.boolean == true
    return CallAttachment(isMissed: isMissed, duration: isMissed ? nil : field["duration_seconds"]?.number)
  }

  var words: String {
    guard let action else {
      return field["information_text"]?.words ?? field["text"].map {
        TelegramEntities.content(parts: $0).text.text
      }
        ?? ""
    }
    let pattern: String? =
      switch action {
      case "group_call" where field["duration"] != nil: "{actor} ended the call[ ({duration})]"
      case "set_messages_ttl" where field["period"]?.integer == 0:
        "{actor} turned off that messages delete themselves"
      case "paid_messages_price_change" where field["price_stars"]?.integer == 0: "{actor} made messages free"
      case "process_suggested_post" where field["rejected"]?.boolean == true:
        "{actor} declined the suggested post[: {comment}]"
      case "gift_code_prize" where field["via_giveaway"]?.boolean != true:
        "A gift code for Premium was sent[ ({months})][: {gift_code}]"
      default: Self.sentences[action]
      }
    // An unknown action is described by its name.
    guard let pattern else { return "\(actor): " + action.replacing("_", with: " ") }
    return SentencePattern.filled(pattern, value)
  }

  private var actor: String { field.first(of: "actor", "from")?.words?.named ?? "Somebody" }

  /// Returns the words for a name in a sentence; nil if the message does not have them.
  private func value(_ name: String) -> String? {
    switch name {
    case "actor": return actor
    case "members":
      let names = names(field["members"])
      return names.isEmpty ? "somebody" : names.joined(separator: ", ")
    case "title": return field.first(of: "title", "new_title")?.words?.named
    case "amount": return amount
    case "price": return price
    case "distance", "score": return field[name]?.number.map(Self.number)
    case "winners": return field[name]?.integer.map { AmountWords.count($0, "winner") }
    case "prize": return field["stars"]?.integer.flatMap { $0 > 0 ? AmountWords.count($0, "Star") : nil }
    case "stars", "price_stars", "stars_count":
      return field[name]?.integer.map { AmountWords.count($0, "Star") }
    case "messages_count": return field[name]?.integer.map { AmountWords.count($0, "message") }
    case "months": return field[name]?.integer.map { AmountWords.count($0, "month") }
    case "boosts": return field[name]?.integer.flatMap { $0 > 1 ? "\($0)" : nil }
    case "duration": return field[name]?.integer.map { LengthText.clock(Double($0)) }
    case "period": return field[name]?.integer.flatMap { $0 > 0 ? AmountWords.period($0) : nil }
    case "schedule_date", "scheduled_date": return field[name].flatMap(Self.time)
    case "payee": return field["peer_name"]?.words?.named ?? "Somebody"
    case "changes":
      let parts = [("completed", "done"), ("incompleted", "not done")].compactMap { name, state in
        let count = field[name].list.count
        return count > 0 ? "\(AmountWords.count(count, "task")) as \(state)" : nil
      }
      return parts.isEmpty ? "no tasks" : parts.joined(separator: " and ")
    case "tasks":
      let tasks = field["items"].list.compactMap { $0.object?["text"] }
      return tasks.isEmpty
        ? nil : tasks.map { TelegramEntities.content(parts: $0).text.text.named }.joined(separator: ", ")
    case "values":
      let values = field["values"].list.compactMap(\.words).map { $0.replacing("_", with: " ") }
      return values.isEmpty ? nil : values.joined(separator: ", ")
    case "text", "gift_text":
      let words = field[name].map { TelegramEntities.content(parts: $0).text.text.named } ?? ""
      return words.isEmpty ? nil : words
    default: return field[name]?.words?.named
    }
  }

  private func names(_ field: ExportField?) -> [String] {
    field.list.map { ($0.value.isNull ? TelegramMessage.deleted : $0.string ?? "…").named }
  }

  /// The amount of a payment or of a gift, with its currency.
  private var amount: String? {
    if let amount = field["amount"]?.integer, let currency = field["currency"]?.words {
      return AmountWords.price(amount, currency)
    }
    guard let whole = field["amount_whole"]?.integer else {
      return field["stars"]?.integer.map { AmountWords.count($0, "Star") }
    }
    return action == "send_ton_gift"
      ? Self.decimal(whole, field["amount_nano"]) + " TON" : AmountWords.count(whole, "Star")
  }

  /// The price of a suggested post.
  private var price: String? {
    guard let whole = field["price_amount_whole"]?.integer, let currency = field["price_currency"]?.words
    else {
      return nil
    }
    return Self.decimal(whole, field["price_amount_nano"]) + " " + currency.named
  }

  /// Returns a number with up to nine decimals.
  private static func decimal(_ whole: Int, _ nano: ExportField?) -> String {
    guard let nano = nano?.integer, (1..<1_000_000_000).contains(nano) else { return "\(whole)" }
    var digits = Substring(String(1_000_000_000 + nano).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  private static func time(_ field: ExportField) -> String? {
    let time = field.isString && field.string.map { Int($0) == nil } == true ? field.time : field.seconds
    return time?.spelt.map { "\($0.date) \($0.time)" }
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension TelegramNotice {
  /// The sentences for the actions, as patterns (`SentencePattern`).
  private static let sentences: [String: String] = [
    "create_group": "{actor} created the group “{title}”",
    "edit_group_title": "{actor} changed the group’s name to “{title}”",
    "edit_group_photo": "{actor} changed the group’s photo",
    "delete_group_photo": "{actor} removed the group’s photo",
    "invite_members": "{actor} invited {members}", "remove_members": "{actor} removed {members}",
    "join_group_by_link": "{actor} joined by an invite link[ from {inviter}]",
    "join_group_by_request": "{actor} was accepted to the group",
    "create_channel": "Channel “{title}” created",
    "migrate_to_supergroup": "{actor} made the group a supergroup",
    "migrate_from_group": "The group “{title}” became a supergroup",
    "pin_message": "{actor} pinned a message", "clear_history": "{actor} cleared the history",
    "score_in_game": "{actor} scored {score}", "send_payment": "A payment[ of {amount}] was sent",
    "refunded_payment": "{payee} refunded a payment[ of {amount}]",
    "take_screenshot": "{actor} took a screenshot", "joined_telegram": "{actor} joined Telegram",
    "proximity_reached": "{from} is within {distance} m of {to}",
    "requested_phone_number": "{actor} asked for the phone number",
    "group_call": "{actor} started a call", "invite_to_group_call": "{actor} invited {members} to the call",
    "group_call_scheduled": "{actor} scheduled a call[ for {schedule_date}]",
    "set_messages_ttl": "{actor} set messages to delete themselves[ after {period}]",
    "edit_chat_theme": "{actor} changed the theme[ to {emoticon}]",
    "set_chat_wallpaper": "{actor} set a wallpaper",
    "set_same_chat_wallpaper": "{actor} set the same wallpaper",
    "topic_created": "{actor} created the topic “{title}”",
    "topic_edit": "{actor} changed the topic[ to “{title}”]",
    "suggest_profile_photo": "{actor} suggested a profile photo",
    "suggest_birthday": "{actor} suggested a birthday",
    "attach_menu_bot_allowed": "The bot may send messages since it is in the attachment menu",
    "web_app_bot_allowed": "The bot may send messages since its app was opened",
    "allow_sending_messages": "The bot may send messages[ since a login on {reason_domain}]"
      + "[ since its app {reason_app_name} was opened]",
    "send_passport_values": "Documents were sent to the bot[: {values}]",
    "send_webview_data": "Data was sent to the bot[ with the button “{text}”]",
    "requested_peer": "{actor} shared a chat or a person with the bot",
    "send_premium_gift": "{actor} gave Premium for {months}[ ({cost})]",
    "send_stars_gift": "{actor} gave {amount}[ ({cost})]",
    "send_ton_gift": "{actor} gave {amount}[ ({cost})]",
    "send_star_gift": "{actor} gave a gift[ worth {stars}][: {gift_text}]",
    "gift_code_prize": "A giveaway gave a code for Premium[ ({months})][: {gift_code}]",
    "giveaway_launch": "A giveaway began",
    "giveaway_results": "The giveaway ended[: {winners}][, {prize}]",
    "stars_prize": "A giveaway[ of {boost_peer_name}] gave {stars}",
    "boost_apply": "{actor} boosted the group[ {boosts} times]",
    "paid_messages_refund": "{actor} refunded {stars_count} for {messages_count}",
    "paid_messages_price_change": "{actor} set the price of a message to {price_stars}",
    "todo_completions": "{actor} marked {changes}",
    "todo_append_tasks": "{actor} added to the checklist[: {tasks}]",
    "process_suggested_post":
      "{actor} accepted the suggested post[ for {price}][, to be shown on {scheduled_date}]",
    "suggested_post_success": "The suggested post was paid[ with {price}]",
    "suggested_post_refund": "The payment for the suggested post was returned",
  ]
}
