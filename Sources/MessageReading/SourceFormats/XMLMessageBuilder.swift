import BubbleLayout

/// Makes a message from an XML element, and reports invalid parts.
struct XMLMessageBuilder {
  private let line: Int
  private var id: Int?
  private var hasID = false
  private var user: String?
  private var text: String?
  private var timestamp: Timestamp?
  private var log: ProblemLog
  private var isBroken = false

  init(file: String, line: Int, index: Int) {
    self.line = line
    log = ProblemLog(file: file, name: "message[\(index)]")
  }

  mutating func setID(_ name: String) {
    hasID = true
    id = Int(name)
    if id == nil { skip("id", "\(name.quoted(limit: 40)) is not a 64-bit integer") }
  }

  /// Sets the time from a text: ISO 8601, or seconds since 1970.
  mutating func setTime(_ added: String) {
    if let seconds = Int64(added), seconds.magnitude < 1_000_000_000_000 {
      timestamp = Timestamp(milliseconds: seconds * 1_000)
      return
    }
    do throws(TimestampError) {
      timestamp = try Timestamp(iso8601: added)
    } catch {
      log.note(.repaired, "added", "\(error); the message is kept without a time", line: line)
    }
  }

  mutating func set(_ field: String, to value: XMLScanner.Text) {
    if value.isRepaired {
      log.note(.repaired, field, "bytes that are not UTF-8 were replaced by U+FFFD", line: line)
    }
    if field == "user" { user = value.string.isEmpty ? nil : value.string } else { text = value.string }
  }

  /// Leaves out the message, because its element cannot be read.
  mutating func skip(_ reason: String, line: Int) {
    isBroken = true
    log.note(.skipped, nil, reason, line: line)
  }

  func message() -> XMLFeedDocument.FeedMessage {
    var builder = self
    // If the element could not be read, missing fields are not reported.
    if !isBroken {
      if !hasID { builder.skip("id", "it is missing") }
      if text == nil { builder.skip("text", "it is missing") }
    }
    guard let id, let text, !builder.log.isSkipped else {
      return .init(id: id, entry: MessageEntry(line: line, message: nil, problems: builder.log.problems))
    }
    let message = Message(id: .integer(id), sender: user, timestamp: timestamp, text: text)
    return .init(id: id, entry: MessageEntry(line: line, message: message, problems: log.problems))
  }

  private mutating func skip(_ field: String, _ reason: String) {
    log.note(.skipped, field, reason, line: line)
  }
}
