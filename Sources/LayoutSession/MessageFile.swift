import BubbleLayout
import LayoutFormat
import MessageReading
import TextShaping

/// Reads files of messages for a session.
enum MessageFile {
  /// The maximum number of reported problems in a file.
  private static let problemLimit = 100

  /// Reads the messages of a file, and the people in it; nil if it has no people. Invalid messages are
  /// reported, and left out or repaired.
  ///
  /// - Throws: `sessionFull` as soon as the messages exceed the room.
  static func messages(
    at path: String, format: String?, limits: MessageLimits, _ room: inout SessionRoom,
    _ problems: inout [SessionProblem]
  ) throws(SessionFailure) -> (messages: [Message], people: People?) {
    let format = format ?? InputFormat.auto.rawValue
    guard let form = InputFormat(rawValue: format) else {
      let formats = InputFormat.allCases.map(\.rawValue)
      throw SessionFailure(
        .badRequest,
        "unknown format \(format.quoted(limit: 40))\(Suggestion.aside(for: format, among: formats)); "
          + "the formats are \(formats.joined(separator: ", "))",
        field: "open.input")
    }
    guard path != "-", (try? RegularFile(ArchivePath(path)?.archive ?? path)) != nil else {
      throw SessionFailure(
        .unreadable, "\(path.prefix(200)): the file does not exist, or is not a regular file",
        field: "open.file"
      )
    }
    let reader = try readable { () throws(ReadingError) in
      try MessageReader(
        path: path, format: form, limits: limits, lineLimit: LineReader.defaultLimit, mayWait: false)
    }
    var messages: [Message] = []
    while let entry = try readable({ () throws(ReadingError) in try reader.next() }) {
      for problem in entry.problems where problems.count < problemLimit {
        problems.append(
          SessionProblem(
            line: problem.line, field: problem.field, reason: problem.reason,
            isSkipped: problem.outcome == .skipped))
      }
      guard let message = entry.message else { continue }
      try room.take(message.keptBytes(limits), "open.file")
      messages.append(message)
    }
    return (messages, reader.people)
  }

  private static func readable<Result>(
    _ read: () throws(ReadingError) -> Result
  ) throws(SessionFailure) -> Result {
    do throws(ReadingError) {
      return try read()
    } catch {
      throw SessionFailure(.unreadable, error.description, field: "open.file")
    }
  }
}
