import BubbleLayout

/// Reads the events of a Matrix room: a JSON file saved by Element (`messages`), a page of the client API
/// (`chunk`), an array of events, or one event per line.
struct MatrixDecoder: ExportDecoder {
  static let fields = ExportFields(MatrixFields.table)

  /// How many of the latest messages a later event can still edit, react to or delete.
  static let reach = RecentMessages.reach
  /// The maximum number of different reactions to a message. Each event searches them.
  private static let reactionLimit = 256
  /// How many pinned messages are marked.
  private static let pinLimit = 1_000

  private var names: [String: String] = [:]
  /// The senders of the latest messages.
  private var senders = LatestValues<MessageID, String>(reach: reach)
  /// The targets of the latest reactions.
  private var reactions = LatestValues<MessageID, (message: MessageID, reaction: Reaction)>(reach: reach)
  private var polls = MatrixPolls()
  private var threads = MatrixThreads()
  /// The messages that the room has pinned.
  private var pinned: Set<MessageID> = []
  /// The types of events that the table of fields has.
  private static let types = fields.kind("event-type")
  /// The events of a page, which may be in reverse order; nil if the input is longer than a page.
  private var page: [ExportField]? = []

  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice {
    guard let last = path.last else { return .enter }
    if case .element = last { return .give }
    let entered = ["messages", "chunk", "events", "timeline"].map(JSONStep.member)
    return entered.contains(last) ? .enter : .skip
  }

  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput) {
    guard field.isObject else {
      field.log.skip([], "an event is an object, not \(field.value.kind)")
      return output.leaveOut(field.log)
    }
    guard path.first == .member("chunk"), page != nil else { return takeEvent(field, &output) }
    page?.append(field)
    // A page has at most a few hundred events. Longer input is processed event by event.
    if page?.count == Self.reach { takePage(&output) }
  }

  mutating func finish(_ output: inout ExportOutput) { takePage(&output) }

  private mutating func takePage(_ output: inout ExportOutput) {
    guard let events = page else { return }
    page = nil
    func time(_ field: ExportField?) -> Int {
      if case .integer(let time)? = field?.value["origin_server_ts"] { time } else { 0 }
    }
    let isBackwards = time(events.last) < time(events.first)
    for event in isBackwards ? events.reversed() : events { takeEvent(event, &output) }
  }

  private mutating func takeEvent(_ field: ExportField, _ output: inout ExportOutput) {
    output.hold(Self.reach)
    guard let type = field["type"]?.string else {
      field.log.skip([.member("type")], "it is missing")
      return output.leaveOut(field.log)
    }
    let known = Self.types.flatMap { Self.fields.known(type, in: $0) }
    guard let known, known.isUsed else {
      if known == nil { field.log.noteUnknown([.member("type")], type) }
      return output.leaveOut(field.being("other-event").log)
    }
    let event = MatrixEvent(field: field, type: type, names: names)
    switch type {
    case "m.room.member":
      if let notice = MatrixNotice(event: event).message { output.add(notice, field.log) }
      if let person = field["state_key"]?.words, let name = event.content?["displayname"]?.words {
        names[person] = name
      }
    case "m.reaction": react(event, &output)
    case "m.room.redaction": redact(event, &output)
    case "m.room.message", "m.sticker", "m.room.encrypted", "m.poll.start", "org.matrix.msc3381.poll.start":
      takeMessage(event, &output)
    case "m.poll.response", "org.matrix.msc3381.poll.response":
      let poll = polls.answer(event)
      show(poll, event, &output)
    case "m.poll.end", "org.matrix.msc3381.poll.end":
      let poll = polls.end(event)
      show(poll, event, &output)
    default:
      if type == "m.room.pinned_events" { pin(event, &output) }
      guard let notice = MatrixNotice(event: event).message else { return output.leaveOut(field.log) }
      output.add(notice, field.log)
    }
  }

  /// Shows the votes of a poll after an event about it, or reports that the poll is not known.
  private func show(_ id: MessageID?, _ event: MatrixEvent, _ output: inout ExportOutput) {
    if let id, output.change(id, event.field.log, { polls.show(id, in: &$0) }) { return }
    event.field.note("it is about a poll that has ended or is not among the last \(Self.reach)")
    output.leaveOut(event.field.log)
  }

  /// Marks the messages that the room pins, and no longer those that it does not pin any more.
  private mutating func pin(_ event: MatrixEvent, _ output: inout ExportOutput) {
    let now = Set((event.content?["pinned"]).list.prefix(Self.pinLimit).compactMap(\.id))
    let log = FieldLog(file: event.field.log.file, line: event.field.log.line)
    for id in now.symmetricDifference(pinned) {
      _ = output.change(id, log) { $0.isPinned = now.contains(id) }
    }
    pinned = now
  }

  private mutating func takeMessage(_ event: MatrixEvent, _ output: inout ExportOutput) {
    let field = event.field
    let relation = event.content?["m.relates_to"]?.object
    if relation?["rel_type"]?.string == "m.replace", let id = relation?["event_id"]?.id,
      let content = event.content?["m.new_content"]?.object
    {
      guard event.sender == senders[id] else {
        if senders[id] == nil { field.note("it edits a message that is not among the last \(Self.reach)") }
        return output.leaveOut(field.log)
      }
      let fresh = MatrixMessage(event: event, content: content)
      let isKnown = output.change(id, field.log) { message in
        fresh.fill(&message)
        polls.show(id, in: &message)
        message.isEdited = true
      }
      if !isKnown {
        field.note("it edits a message that is not among the last \(Self.reach)")
        output.leaveOut(field.log)
      }
      return
    }
    guard let id = event.id else {
      field.log.skip([.member("event_id")], "it is missing")
      return output.leaveOut(field.log)
    }
    if let sender = event.sender { senders[id] = sender }
    if event.type.hasSuffix("poll.start") { polls.add(id, event.content) }
    let reader = MatrixMessage(event: event, content: event.content)
    output.add(reader.message(id, quoting: output.recent), field.log)
    guard relation?["rel_type"]?.string == "m.thread", let root = relation?["event_id"]?.id else { return }
    let thread = threads.add(to: root, by: event.name(event.sender), at: event.timestamp)
    let log = FieldLog(file: field.log.file, line: field.log.line)
    _ = output.change(root, log) { message in
      // The server may have counted replies that are not in the export.
      var thread = thread
      thread.replyCount = max(thread.replyCount, message.thread?.replyCount ?? 0)
      message.thread = thread
    }
  }

  private mutating func react(_ event: MatrixEvent, _ output: inout ExportOutput) {
    let relation = event.content?["m.relates_to"]?.object
    guard let target = relation?["event_id"]?.id, let symbol = relation?["key"]?.words else {
      return output.leaveOut(event.field.log)
    }
    let code =
      event.content?.first(of: "shortcode", "com.beeper.reaction.shortcode") ?? relation?["shortcode"]
    let reaction = MatrixMessage.reaction(symbol, shortcode: code?.words)
    if let id = event.id { reactions[id] = (target, reaction) }
    var isCounted = true
    let isKnown = output.change(target, event.field.log) { message in
      if let place = message.reactions.firstIndex(where: { MatrixMessage.isSame($0, reaction) }) {
        message.reactions[place].count += 1
      } else if message.reactions.count < Self.reactionLimit {
        message.reactions.append(reaction)
      } else {
        isCounted = false
      }
    }
    if isKnown, !isCounted {
      event.field.note("it reacts to a message that has \(Self.reactionLimit) kinds of reactions already")
      output.leaveOut(event.field.log)
    }
    if !isKnown {
      event.field.note("it reacts to a message that is not among the last \(Self.reach)")
      output.leaveOut(event.field.log)
    }
  }

  private mutating func redact(_ event: MatrixEvent, _ output: inout ExportOutput) {
    guard let id = event.field["redacts"]?.id ?? event.content?["redacts"]?.id else {
      return output.leaveOut(event.field.log)
    }
    if let reaction = reactions[id] {
      _ = output.change(reaction.message, event.field.log) { message in
        guard let place = message.reactions.firstIndex(where: { MatrixMessage.isSame($0, reaction.reaction) })
        else {
          return
        }
        message.reactions[place].count -= 1
        if message.reactions[place].count < 1 { message.reactions.remove(at: place) }
      }
      return
    }
    _ = output.change(id, event.field.log) { message in
      message = Message(
        id: message.id, sender: message.sender, timestamp: message.timestamp, text: "", isDeleted: true)
    }
  }
}
