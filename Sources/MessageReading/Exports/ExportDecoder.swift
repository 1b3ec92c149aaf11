import BubbleLayout

/// Makes messages from the objects of an export.
protocol ExportDecoder {
  /// What is done with a value of the document.
  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice

  /// Takes a value that was asked for: a message, or what has to be known of the conversation.
  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput)

  /// Called when there are no more values.
  mutating func finish(_ output: inout ExportOutput)
}

extension ExportDecoder {
  mutating func finish(_ output: inout ExportOutput) {}
}

/// What becomes of the messages of an export.
struct ExportOutput {
  /// The latest messages, which replies quote.
  private(set) var recent = RecentMessages()
  private var entries: [MessageEntry] = []
  private var given = 0
  /// How many entries are held back, since later ones may change them.
  private var held = 0
  /// Where the messages are that are held back, counted from the first entry of all.
  private var places: [MessageID: Int] = [:]
  private var first = 0
  private let limits: MessageLimits
  var isAtEnd = false

  init(limits: MessageLimits) { self.limits = limits }

  /// Holds messages back from now on, so that later ones can change them.
  mutating func hold(_ count: Int) { held = count }

  /// Whether any message is held back.
  var isHolding: Bool { entries.count > given }

  /// The next entry; nil if none is ready.
  ///
  /// - Parameter isUrgent: Whether those that are held back are ready, too.
  mutating func next(isUrgent: Bool = false) -> MessageEntry? {
    guard entries.count - given > (isAtEnd || isUrgent ? 0 : held) else { return nil }
    let entry = entries[given]
    given += 1
    if held > 0, let id = entry.message?.id, places[id] == first + given - 1 { places[id] = nil }
    if given > max(1_024, held) {
      entries.removeSubrange(..<given)
      first += given
      given = 0
    }
    return entry
  }

  /// Adds a message, within the limits.
  mutating func add(_ message: Message, _ log: FieldLog) {
    guard !log.isSkipped else { return leaveOut(log) }
    var message = message
    if let shortened = message.shortened(to: limits) {
      if shortened.text != message.text {
        log.note([], limits.reason)
      } else {
        log.note([], limits.partReason)
      }
      message = shortened
    }
    recent.remember(message)
    if held > 0 { places[message.id] = first + entries.count }
    entries.append(MessageEntry(line: log.line, message: message, problems: log.problems))
  }

  /// Reports what is wrong with an entry that is not a message.
  mutating func leaveOut(_ log: FieldLog) {
    guard !log.problems.isEmpty else { return }
    entries.append(MessageEntry(line: log.line, message: nil, problems: log.problems))
  }

  /// Changes a message that is held back.
  ///
  /// - Returns: False if it is not.
  mutating func change(_ id: MessageID, _ log: FieldLog, _ body: (inout Message) -> Void) -> Bool {
    guard let place = places[id], var message = entries[place - first].message else { return false }
    body(&message)
    message = message.shortened(to: limits) ?? message
    recent.remember(message)
    let entry = entries[place - first]
    entries[place - first] = MessageEntry(
      line: entry.line, message: message, problems: entry.problems + log.problems)
    return true
  }
}
