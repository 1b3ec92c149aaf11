import BubbleLayout

/// Makes a message from an element, and reports what does not fit.
struct XMLMessageBuilder {
  private let line: Int
  private var id: Int?
  private var user: String?
  private var text: String?
  private var timestamp: Timestamp?
  private var log: ProblemLog

  init(file: String, line: Int, index: Int, attributes: [String: String]) {
    self.line = line
    log = ProblemLog(file: file, name: "message[\(index)]")
    switch attributes["id"] {
    case nil: skip("id", "it is missing")
    case let name?:
      id = Int(name)
      if id == nil { skip("id", "\"\(name.prefix(40))\" is not an integer of 64 bits") }
    }
    if let added = attributes["added"] { readTime(added) }
  }

  mutating func set(_ field: String, to value: String) {
    if field == "user" { user = value.isEmpty ? nil : value } else { text = value }
  }

  func message() -> XMLFeedDocument.FeedMessage {
    var builder = self
    if text == nil { builder.skip("text", "it is missing") }
    guard let id, let text, !builder.log.isSkipped else {
      return .init(id: id, entry: MessageEntry(line: line, message: nil, problems: builder.log.problems))
    }
    let message = Message(id: .integer(id), sender: user, timestamp: timestamp, text: text)
    return .init(id: id, entry: MessageEntry(line: line, message: message, problems: log.problems))
  }

  /// ISO 8601, or seconds since 1970.
  private mutating func readTime(_ added: String) {
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

  private mutating func skip(_ field: String, _ reason: String) {
    log.note(.skipped, field, reason, line: line)
  }
}
