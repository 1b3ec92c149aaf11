import BubbleLayout

/// Makes a message of an element, noting what does not fit.
struct XMLMessageBuilder {
  private let file: String
  private let line: Int
  private let index: Int
  private var id: Int?
  private var user: String?
  private var text: String?
  private var timestamp: Timestamp?
  private var problems: [ReadingProblem] = []

  init(file: String, line: Int, index: Int, attributes: [String: String]) {
    self.file = file
    self.line = line
    self.index = index
    switch attributes["id"] {
    case nil: note("id", "it is missing", .skipped)
    case let name?:
      id = Int(name)
      if id == nil { note("id", "\"\(name.prefix(40))\" is not an integer of 64 bits", .skipped) }
    }
    if let added = attributes["added"] { readTime(added) }
  }

  mutating func set(_ field: String, to value: String) {
    if field == "user" { user = value.isEmpty ? nil : value } else { text = value }
  }

  func message() -> XMLFeedDocument.FeedMessage {
    var builder = self
    if text == nil { builder.note("text", "it is missing", .skipped) }
    guard let id, let text, builder.problems.allSatisfy({ $0.outcome != .skipped }) else {
      return .init(id: id, entry: MessageEntry(line: line, message: nil, problems: builder.problems))
    }
    let message = Message(id: .integer(id), sender: user, timestamp: timestamp, text: text)
    return .init(id: id, entry: MessageEntry(line: line, message: message, problems: problems))
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
      note("added", "\(error); the message is kept without a time", .repaired)
    }
  }

  private mutating func note(_ field: String, _ reason: String, _ outcome: ReadingProblem.Outcome) {
    problems.append(
      ReadingProblem(
        file: file, line: line, field: "message[\(index)].\(field)", reason: reason, outcome: outcome))
  }
}
