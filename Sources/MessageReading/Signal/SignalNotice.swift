import BubbleLayout

/// Describes a row of Signal Desktop that reports a change in words. The rows have only the facts, so the words are
/// written here in English.
struct SignalNotice {
  let field: ExportField
  let type: String
  let names: [String: String]
  /// The name of the conversation, or of the person who acted; nil if unknown.
  let person: String?

  /// The sentences of the simple notices; `%` is the person.
  private static let sentences: [String: String] = [
    "keychange": "The safety number with % changed",
    "change-number-notification": "% changed their phone number",
    "universal-timer-notification": "The default timer for disappearing messages was set",
    "chat-session-refreshed": "The secure session was refreshed",
    "delivery-issue": "A message from % could not be delivered",
    "joined-signal-notification": "% is on Signal",
    "contact-removed-notification": "% was removed from the contacts",
    "group-v1-migration": "The group was upgraded", "phone-number-discovery": "The phone number belongs to %",
    "pinned-message-notification": "% pinned a message",
  ]

  var words: String {
    switch type {
    case "group-v2-change": return change ?? "The group was changed"
    case "group-update": return oldChange
    case "timer-notification": return timer
    case "verified-change":
      let state = field["verified"]?.boolean == false ? "not verified" : "verified"
      return "\(name(field["verifiedChanged"])) was marked as \(state)"
    case "keychange": return "The safety number with \(name(field["key_changed"])) changed"
    case "profile-change":
      let profile = field["profileChange"]?.object
      let old = profile?["oldName"]?.words?.named ?? name(field["changedId"])
      return "\(old) is now called \(profile?["newName"]?.words?.named ?? "…")"
    case "poll-terminate":
      let question = field["pollTerminateNotification"]?.object?["question"]?.words?.named
      return "\(actor) ended the poll" + (question.map { " “\($0)”" } ?? "")
    case "conversation-merge", "title-transition-notification":
      let info = field.first(of: "conversationMerge", "titleTransition")?.object?["renderInfo"]?.object
      let old = info?.first(of: "username", "e164")?.words?.named
      return type == "conversation-merge"
        ? "The chat\(old.map { " with \($0)" } ?? "") was merged into this one"
        : "The chat began\(old.map { " with \($0)" } ?? "")"
    case "message-request-response-event":
      let answer = field["messageRequestResponseEvent"]?.words?.lowercased().replacing("_", with: " ")
      return "The message request was answered" + (answer.map { ": \($0.named)" } ?? "")
    default:
      guard let sentence = Self.sentences[type] else { return type.replacing("-", with: " ") }
      return sentence.replacing("%", with: actor)
    }
  }

  private var actor: String { person?.named ?? "Somebody" }

  private func name(_ field: ExportField?) -> String {
    (field?.id).map { (names["\($0)"] ?? "\($0)").named } ?? actor
  }

  private var timer: String {
    let update = field["expirationTimerUpdate"]?.object
    let actor = name(update?.first(of: "sourceServiceId", "source"))
    guard let seconds = update?["expireTimer"]?.integer, seconds > 0 else {
      return "\(actor) turned off disappearing messages"
    }
    return "\(actor) set messages to disappear after \(AmountWords.period(seconds))"
  }

  /// The type of the notice that a row of a person's message is; nil if it is a message. Until 2020 changes of groups
  /// and timers were rows of this kind.
  static func type(of field: ExportField) -> String? {
    if field["group_update"] != nil { return "group-update" }
    let hasContent = field["body"]?.words != nil || !field["attachments"].list.isEmpty
    return field["expirationTimerUpdate"] != nil && !hasContent ? "timer-notification" : nil
  }

  /// The changes of a group until 2020, one on each line.
  private var oldChange: String {
    guard let change = field["group_update"]?.object else { return "The group was changed" }
    var lines: [String] = []
    if let name = change["name"]?.words {
      lines.append("\(actor) changed the group’s name to “\(name.named)”")
    }
    if change["avatarUpdated"]?.boolean == true { lines.append("\(actor) changed the group’s photo") }
    let joined = change["joined"].list.map { name($0) }
    if !joined.isEmpty { lines.append("\(joined.joined(separator: ", ")) joined the group") }
    if let left = change["left"] {
      lines.append("\(left.value == .string("You") ? "You" : name(left)) left the group")
    }
    return lines.isEmpty ? "The group was changed" : lines.joined(separator: "\n")
  }

  /// The changes of a group, one on each line; nil if there are none.
  private var change: String? {
    guard let change = field["groupV2Change"]?.object else { return nil }
    let from = change["from"]?.words
    let lines = change["details"].list.filter { $0.object != nil }.map { detail in
      sentence(detail, by: from, actor: from.map { (names[$0] ?? $0).named } ?? "Somebody")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func sentence(_ detail: ExportField, by from: String?, actor: String) -> String {
    let member = detail.first(of: "aci", "serviceId", "uuid")
    let isOwn = member?.words == from
    let person = member == nil ? "somebody" : name(member)
    let count = detail["count"]?.integer ?? 0
    let type = detail["type"]?.words ?? ""
    switch type {
    case "create": return "\(actor) created the group"
    case "title":
      return detail["newTitle"]?.words.map { "\(actor) changed the group’s name to “\($0.named)”" }
        ?? "\(actor) removed the group’s name"
    case "avatar":
      return "\(actor) \(detail["removed"]?.boolean == true ? "removed" : "changed") the group’s photo"
    case "description":
      return detail["description"]?.words.map { "\(actor) set the description to “\($0.named)”" }
        ?? "\(actor) removed the description"
    case "member-add", "member-add-from-invite", "member-add-from-admin-approval":
      return isOwn || from == nil ? "\(person) joined the group" : "\(actor) added \(person)"
    case "member-add-from-link": return "\(person) joined the group by its link"
    case "member-remove": return isOwn ? "\(person) left the group" : "\(actor) removed \(person)"
    case "member-privilege":
      // 2 is the role of an administrator in Signal's protocol.
      return detail["newPrivilege"]?.integer == 2
        ? "\(actor) made \(person) an admin" : "\(actor) made \(person) a member"
    case "pending-add-one": return "\(actor) invited \(person)"
    case "pending-add-many": return "\(actor) invited \(count) people"
    case "pending-remove-one": return "\(actor) withdrew the invitation of \(person)"
    case "pending-remove-many": return "\(actor) withdrew \(count) invitations"
    case "admin-approval-add-one": return "\(person) asked to join the group"
    case "admin-approval-remove-one": return "\(person) no longer asks to join the group"
    case "group-link-add": return "\(actor) turned on the group’s link"
    case "group-link-reset": return "\(actor) reset the group’s link"
    case "group-link-remove": return "\(actor) turned off the group’s link"
    case "announcements-only":
      return detail["announcementsOnly"]?.boolean == true
        ? "\(actor) lets only admins send messages" : "\(actor) lets all members send messages"
    case "access-attributes", "access-members", "access-invite-link":
      return "\(actor) changed who may change the group"
    case "terminated": return "\(actor) ended the group"
    case "summary": return detail["text"]?.words ?? "The group was changed"
    default: return "\(actor): " + type.replacing("-", with: " ")
    }
  }
}
