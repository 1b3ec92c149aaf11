import BubbleLayout

/// Reads the text file of a chat that WhatsApp exports (`_chat.txt`, `WhatsApp Chat with Ann.txt`).
///
/// Messages are kept back until it is known in which order the numbers of dates are, and, if a name may be that of the
/// chat, whether a person writes under it.
struct WhatsAppReader: ExportReader {
  private var lines: LineReader
  private let file: String
  private let folder: ExportFolder
  private let limits: MessageLimits
  /// The first line of the message whose lines are being collected, and its text.
  private var draft: (head: WhatsAppHead?, line: Int, text: [UInt8], log: FieldLog)?
  /// The form of the heads; nil before the first message.
  private var form: WhatsAppHead.Form?
  /// Whether the heads are in an unknown form.
  private var isUnknown = false
  private var chat = WhatsAppChat()
  private var waiting: [WhatsAppDraft] = []
  private var given = 0
  private var waitingBytes = 0
  private var told: Set<String> = []
  /// Whether no message has been given.
  private var isFirst = true
  private var output: ExportOutput
  /// The error that ended reading. It is thrown after all earlier messages have been returned.
  private var failure: ReadingError?

  /// How many messages are kept back at most, and how many bytes of text.
  private static let mostWaiting = (messages: 20_000, bytes: 8 << 20)

  init(_ lines: LineReader, folder: ExportFolder, limits: MessageLimits) {
    self.lines = lines
    file = lines.file
    self.folder = folder
    self.limits = limits
    output = ExportOutput(limits: limits)
  }

  var wouldWait: Bool { lines.wouldWait }

  mutating func next() throws(ReadingError) -> MessageEntry? {
    while true {
      if let entry = output.next() { return entry }
      if output.isAtEnd {
        guard let failure else { return nil }
        self.failure = nil
        throw failure
      }
      do throws(ReadingError) {
        if let line = try lines.next() {
          read(line)
          continue
        }
      } catch {
        failure = error
      }
      finishDraft()
      give(isAtEnd: true)
      output.isAtEnd = true
    }
  }
}

extension WhatsAppReader {
  private mutating func read(_ line: LineReader.Line) {
    if let (head, start) = begin(line) {
      finishDraft()
      let log = FieldLog(file: file, line: line.number)
      draft = (head, line.number, Array(line.bytes[start...]), log)
    } else if draft == nil {
      guard line.isTooLong || line.bytes.contains(where: { $0 > 0x20 }) else { return }
      let log = FieldLog(file: file, line: line.number)
      log.skip(
        [], line.isTooLong ? "it is longer than \(lines.limit >> 20) MB" : "the line belongs to no message")
      return output.leaveOut(log)
    } else if draft.map({ $0.text.count <= limits.bytes }) == true {
      draft?.text.append(0x0A)
      draft?.text += line.bytes
    }
    if line.isTooLong { draft?.log.note([], "a line is longer than \(lines.limit >> 20) MB") }
  }

  /// Returns the head of the message that a line begins, and the offset of the text after it; nil for a line that
  /// continues a message. All messages of a file begin in the same form, so a line of another form is a copy in a
  /// message.
  private mutating func begin(_ line: LineReader.Line) -> (head: WhatsAppHead?, start: Int)? {
    if !isUnknown, let head = WhatsAppHead(line.bytes), form == nil || form == head.form {
      form = head.form
      return (head, head.end)
    }
    guard form == nil, let start = WhatsAppHead.endOfUnknown(line.bytes) else { return nil }
    isUnknown = true
    return (nil, start)
  }

  private mutating func finishDraft() {
    guard let (head, line, bytes, log) = draft else { return }
    draft = nil
    let text: String
    if let valid = String(validating: bytes, as: UTF8.self) {
      text = valid
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      log.note([], "bytes that are not UTF-8 were replaced by U+FFFD")
    }
    let isBracketed = isUnknown || head?.form == .init(closing: .bracket)
    let found = WhatsAppDraft(
      head: head, line: line, parts: WhatsAppText(text, isBracketed: isBracketed), byteCount: bytes.count,
      log: log)
    chat.note(found)
    waiting.append(found)
    waitingBytes += bytes.count
    give(isAtEnd: false)
  }

  /// Gives the messages that wait for nothing more.
  private mutating func give(isAtEnd: Bool) {
    let limit = Self.mostWaiting
    if isAtEnd || waiting.count - given >= limit.messages || waitingBytes >= limit.bytes {
      chat.dates.decide()
    }
    while given < waiting.count, isUnknown || chat.dates.order != nil {
      let draft = waiting[given]
      guard isAtEnd || waiting.count - given > WhatsAppChat.reach || !chat.isOpen(draft.parts) else { break }
      give(draft)
      waitingBytes -= draft.byteCount
      given += 1
    }
    if given > 1_024 || given == waiting.count {
      waiting.removeFirst(given)
      given = 0
    }
  }

  private mutating func give(_ draft: WhatsAppDraft) {
    var message = Message(id: .integer(draft.line), sender: nil, timestamp: time(of: draft), text: "")
    let kind = chat.kind(of: draft.parts, isFirst: isFirst)
    draft.parts.fill(&message, kind, folder: folder)
    isFirst = false
    output.add(message, draft.log)
  }

  /// Returns the time of a message, and reports what is strange about it.
  private mutating func time(of draft: WhatsAppDraft) -> Timestamp? {
    guard let head = draft.head, let order = chat.dates.order else {
      tell("the dates are in an unknown form; the messages are kept without a time", draft.log)
      return nil
    }
    if chat.dates.isGuess {
      tell("the order of the numbers is a guess: \(order.name)", draft.log)
    }
    if head.isIslamic {
      tell("the years are of the Islamic calendar; by its tables, so the days may be one off", draft.log)
    }
    if let word = head.unknownWord {
      tell("the word \"\(word)\" beside the time is not known; the time was read without it", draft.log)
    }
    if let found = head.timestamp(order) ?? head.timestamp(order, isStrict: false) { return found }
    let others = WhatsAppDateOrder.allCases.lazy
    let other =
      others.compactMap { head.timestamp($0) }.first
      ?? others.compactMap { head.timestamp($0, isStrict: false) }.first
    draft.log.note(
      [.member("date")],
      other == nil
        ? "the date does not exist; the message is kept without a time"
        : "the date does not exist in the date order of the file; it was read in the other order")
    return other
  }

  /// Reports something about the dates of the file once.
  private mutating func tell(_ reason: String, _ log: FieldLog) {
    if told.count < 20, told.insert(reason).inserted { log.note([.member("date")], reason) }
  }
}
