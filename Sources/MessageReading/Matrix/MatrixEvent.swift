import BubbleLayout

/// An event of a Matrix room.
struct MatrixEvent {
  let field: ExportField
  let type: String
  /// The names of people that earlier events gave, by their ids.
  let names: [String: String]

  var content: ExportField? { field["content"]?.object }
  var id: MessageID? { field["event_id"]?.id }
  /// The id of the sender.
  var sender: String? { field["sender"]?.words }
  var timestamp: Timestamp? { field["origin_server_ts"]?.milliseconds }

  /// Returns the name of a person by id, or the id itself if the name is unknown.
  func name(_ id: String?) -> String? { id.map { names[$0] ?? $0 } }
}

/// A notice of a room: a member who joined or left, a new name or topic. Events do not contain the words of
/// notices, so they are written here, in English.
struct MatrixNotice {
  let event: MatrixEvent

  /// The notice as a message; nil for an event without a notice.
  var message: Message? {
    guard let words else { return nil }
    let id = event.id ?? .integer(event.field.log.line)
    return Message(id: id, sender: nil, timestamp: event.timestamp, text: words, kind: .notice)
  }

  private var words: String? {
    let actor = event.name(event.sender)?.named ?? "Somebody"
    switch event.type {
    case "m.room.member": return membership
    case "m.room.create": return "\(actor) created the room"
    case "m.room.name":
      return (event.content?["name"]?.words).map { "\(actor) named the room “\($0.named)”" }
        ?? "\(actor) removed the room’s name"
    case "m.room.topic":
      return (event.content?["topic"]?.words).map { "\(actor) set the topic to “\($0.named)”" }
        ?? "\(actor) removed the topic"
    case "m.room.avatar": return "\(actor) changed the room’s picture"
    case "m.room.encryption": return "\(actor) turned encryption on"
    case "m.room.tombstone": return "\(actor) replaced the room"
    case "m.room.pinned_events": return "\(actor) changed the pinned messages"
    case "m.room.third_party_invite":
      return "\(actor) invited \(event.content?["display_name"]?.words?.named ?? "somebody")"
    case "m.call.invite": return "\(actor) called"
    case "m.call.answer": return "\(actor) answered the call"
    case "m.call.reject": return "\(actor) declined the call"
    case "m.call.hangup": return "\(actor) ended the call"
    case "m.call.notify", "io.element.call.notify", "m.rtc.notification",
      "org.matrix.msc4075.rtc.notification":
      return "\(actor) started a call"
    case "m.beacon_info", "org.matrix.msc3672.beacon_info":
      let words = (event.content?["description"]?.words).map { ": \($0.named)" } ?? ""
      return event.content?["live"]?.boolean == true
        ? "\(actor) shared a live location\(words)" : "\(actor) stopped sharing a live location"
    case "m.widget", "im.vector.modular.widgets":
      let name = (event.content?["name"]?.words).map { " “\($0.named)”" } ?? ""
      return event.content?["url"]?.words == nil
        ? "\(actor) removed a widget\(name)" : "\(actor) added a widget\(name)"
    default: return nil
    }
  }

  private var membership: String? {
    let content = event.content
    let person = event.field["state_key"]?.words
    let own = content?["displayname"]?.words
    let name = (own ?? event.name(person))?.named ?? "Somebody"
    let actor = event.name(event.sender)?.named ?? "Somebody"
    let previous =
      event.field["unsigned"]?.object?["prev_content"]?.object ?? event.field["prev_content"]?.object
    let isOwn = person == event.sender
    let reason = (content?["reason"]?.words).map { ": \($0.named)" } ?? ""
    switch content?["membership"]?.string {
    case "join":
      guard previous?["membership"]?.string == "join" else { return "\(name) joined" }
      let before = previous?["displayname"]?.words
      if before != own {
        return "\((before ?? person)?.named ?? name) is now called \((own ?? person)?.named ?? name)"
      }
      return "\(name) changed their picture"
    case "invite": return "\(actor) invited \(name)"
    case "leave":
      if previous?["membership"]?.string == "ban" { return "\(actor) lifted the ban on \(name)" }
      if isOwn {
        return previous?["membership"]?.string == "invite"
          ? "\(name) declined the invitation" : "\(name) left"
      }
      return "\(actor) removed \(name)\(reason)"
    case "ban": return "\(actor) banned \(name)\(reason)"
    case "knock": return "\(name) asked to join"
    default: return nil
    }
  }
}
