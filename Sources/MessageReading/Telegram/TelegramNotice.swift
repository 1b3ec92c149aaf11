import BubbleLayout

/// Describes a service message of `result.json` in words. The export has only the name of the action, so the
/// text is written here in English.
struct TelegramNotice {
  let field: ExportField

  var words: String {
    guard let action = field["action"]?.string else {
      return field["information_text"]?.words ?? field["text"].map {
        TelegramEntities.content(parts: $0).text.text
      }
        ?? ""
    }
    guard let sentence = Self.sentences[action] else {
      // An unknown action is described by its name.
      return "\(actor): " + action.replacing("_", with: " ")
    }
    return filled(sentence)
  }

  private var actor: String { field.first(of: "actor", "from")?.words?.named ?? "Somebody" }

  private var members: String {
    let names = field["members"].list.map { $0.value.isNull ? "Deleted Account" : $0.string ?? "…" }
    return names.isEmpty ? "somebody" : names.map(\.named).joined(separator: ", ")
  }

  /// Fills in the placeholders of a sentence: `%a` is the person who acted, `%m` the other members, `%t` a
  /// title and `%n` a number.
  private func filled(_ sentence: String) -> String {
    var result = ""
    var isPlace = false
    for character in sentence {
      if isPlace {
        switch character {
        case "a": result += actor
        case "m": result += members
        case "t": result += field.first(of: "title", "new_title", "to")?.words?.named ?? "…"
        default:
          result +=
            field.first(of: "score", "distance", "months", "period").flatMap(\.number).map(Self.number) ?? "…"
        }
        isPlace = false
      } else if character == "%" {
        isPlace = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static let sentences: [String: String] = [
    "create_group": "%a created the group “%t”", "edit_group_title": "%a changed the group’s name to “%t”",
    "edit_group_photo": "%a changed the group’s photo", "delete_group_photo": "%a removed the group’s photo",
    "invite_members": "%a invited %m", "remove_members": "%a removed %m",
    "join_group_by_link": "%a joined by an invite link",
    "join_group_by_request": "%a was accepted to the group",
    "create_channel": "Channel “%t” created", "migrate_to_supergroup": "%a made the group a supergroup",
    "migrate_from_group": "The group “%t” became a supergroup", "pin_message": "%a pinned a message",
    "clear_history": "%a cleared the history", "score_in_game": "%a scored %n",
    "send_payment": "A payment was sent", "phone_call": "%a called",
    "take_screenshot": "%a took a screenshot",
    "joined_telegram": "%a joined Telegram", "proximity_reached": "%a is within %n m of %t",
    "requested_phone_number": "%a asked for the phone number", "group_call": "%a started a call",
    "invite_to_group_call": "%a invited %m to the call",
    "set_messages_ttl": "%a set messages to delete themselves",
    "edit_chat_theme": "%a changed the theme", "topic_created": "%a created the topic “%t”",
    "topic_edit": "%a changed the topic", "send_premium_gift": "%a gave Premium for %n months",
    "suggest_profile_photo": "%a suggested a profile photo", "set_chat_wallpaper": "%a set a wallpaper",
    "set_same_chat_wallpaper": "%a set the same wallpaper", "boost_apply": "%a boosted the group",
  ]
}
