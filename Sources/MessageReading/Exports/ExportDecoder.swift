import BubbleLayout

/// Makes messages from the objects of an export.
protocol ExportDecoder {
  /// The fields that the decoder knows. The kind `document` has the members of the document, and `message` those of
  /// a value that the decoder takes, unless the decoder says that it is of another kind (`ExportField.being`).
  static var fields: ExportFields { get }

  /// Returns whether the value at a path is given to `take`, entered, or skipped. `byte` is the first byte of
  /// the value.
  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice

  /// Takes a value for which `choice` returned `.give`: a message, or data about the conversation.
  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput)

  /// Is called after the last value.
  mutating func finish(_ output: inout ExportOutput)
}

extension ExportDecoder {
  mutating func finish(_ output: inout ExportOutput) {}
}

/// Collects the messages of an export, and holds back the latest ones as long as later values in the export
/// may change them.
struct ExportOutput {
  /// The latest messages, which replies quote.
  private(set) var recent = RecentMessages()
  private var entries: [MessageEntry] = []
  private var given = 0
  /// How many of the latest entries are kept back because later ones may change them.
  private var held = 0
  /// The indices of the messages that are kept back, by message id, counted from the first entry of the
  /// export.
  private var places: [MessageID: Int] = [:]
  private var first = 0
  private let limits: MessageLimits
  var isAtEnd = false

  init(limits: MessageLimits) { self.limits = limits }

  /// Keeps back the latest `count` entries from now on, so that later values can change them.
  mutating func hold(_ count: Int) { held = count }

  /// Whether an entry is kept back.
  var isHolding: Bool { entries.count > given }

  /// Returns the next entry; nil if none is ready.
  ///
  /// - Parameter isUrgent: Whether to return also entries that are kept back.
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

  /// Adds a message, shortened to the limits.
  mutating func add(_ message: Message, _ log: FieldLog) {
    guard !log.isSkipped else { return leaveOut(log) }
    var message = message
    message.reactions = Reaction.joined(message.reactions)
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

  /// Adds an entry that has no message and only reports the problems in `log`, if there are any.
  mutating func leaveOut(_ log: FieldLog) {
    guard !log.problems.isEmpty else { return }
    entries.append(MessageEntry(line: log.line, message: nil, problems: log.problems))
  }

  /// Changes a message that is kept back.
  ///
  /// - Returns: False if the message is not kept back.
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
