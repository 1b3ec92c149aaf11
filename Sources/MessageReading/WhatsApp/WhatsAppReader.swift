import BubbleLayout

/// Reads the text file of a chat that WhatsApp exports (`_chat.txt`, `WhatsApp Chat with Ann.txt`).
///
/// The first unambiguous date shows whether the day or the month comes first in the dates. Messages before it
/// are kept back until then.
struct WhatsAppReader: ExportReader {
  /// A message whose lines are being collected.
  private struct Draft {
    let head: WhatsAppHead
    let line: Int
    var text: String
    let log: FieldLog
  }

  private var lines: LineReader
  private let file: String
  private let folder: ExportFolder
  private let limits: MessageLimits
  private var draft: Draft?
  private var order: WhatsAppDateOrder?
  private var undecided: [Draft] = []
  private var output: ExportOutput

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
      if output.isAtEnd { return nil }
      if let line = try lines.next() {
        read(line)
      } else {
        finishDraft()
        decide(WhatsAppDateOrder(of: undecided.lazy.map(\.head)))
        output.isAtEnd = true
      }
    }
  }

  private mutating func read(_ line: LineReader.Line) {
    let text = String(decoding: line.bytes, as: UTF8.self)
    if let head = WhatsAppHead(text) {
      finishDraft()
      let log = FieldLog(file: file, line: line.number)
      draft = Draft(head: head, line: line.number, text: String(head.rest), log: log)
    } else if draft == nil {
      guard line.isTooLong || text.contains(where: { !$0.isWhitespace }) else { return }
      let log = FieldLog(file: file, line: line.number)
      log.skip(
        [], line.isTooLong ? "it is longer than \(lines.limit >> 20) MB" : "the line belongs to no message")
      output.leaveOut(log)
    } else if draft.map({ $0.text.utf8.count <= limits.bytes }) == true {
      draft?.text += "\n"
      draft?.text += text
    }
    if line.isTooLong { draft?.log.note([], "a line is longer than \(lines.limit >> 20) MB") }
    if String(validating: line.bytes, as: UTF8.self) == nil {
      draft?.log.note([], "bytes that are not UTF-8 were replaced by U+FFFD")
    }
  }

  private mutating func finishDraft() {
    guard let draft else { return }
    self.draft = nil
    if let order { return give(draft, order) }
    undecided.append(draft)
    if let order = WhatsAppDateOrder(draft.head) { decide(order) }
  }

  private mutating func decide(_ found: WhatsAppDateOrder) {
    guard order == nil else { return }
    order = found
    for draft in undecided { give(draft, found) }
    undecided = []
  }

  private mutating func give(_ draft: Draft, _ order: WhatsAppDateOrder) {
    var timestamp = draft.head.timestamp(order)
    if timestamp == nil {
      timestamp = draft.head.timestamp(order.other)
      draft.log.note(
        [.member("date")],
        timestamp == nil
          ? "the date does not exist; the message is kept without a time"
          : "the date does not exist in the date order of the file; it was read in the other order")
    }
    let parts = WhatsAppText(draft.text, isBracketed: draft.head.isBracketed, folder: folder)
    var message = Message(id: .integer(draft.line), sender: parts.sender, timestamp: timestamp, text: "")
    parts.fill(&message)
    output.add(message, draft.log)
  }
}
