import BubbleLayout
import Foundation
import MessageReading

/// Where messages come from, and how they are read.
struct InputSource {
  /// Read one after the other; `-` is standard input.
  let files: [String]
  let form: InputFormat
  /// The largest id of an XML feed that is known; nil for a feed that is read from its beginning.
  let past: Int?
  let limits: MessageLimits
  /// Whether the first problem ends the run.
  let isStrict: Bool
  /// Whether texts whose message does not say so are Markdown.
  var isMarkdown = false
  /// What line ends in Markdown are where a message says nothing; nil for a space.
  var lineEnds: LineEnds?
  /// Whether `$x$` is a formula where a message says nothing; nil for no.
  var readsDollars: Bool?

  /// Opens the input.
  func messages() throws -> MessageInput {
    if files.contains("-") && isatty(0) != 0 {
      throw ToolFailure.wrongUse("nothing to read: name a file, or pipe messages in (see --help)")
    }
    return try MessageInput(self)
  }

  /// A message with what was asked for where it says nothing itself.
  func completed(_ message: Message) -> Message {
    guard isMarkdown || lineEnds != nil || readsDollars != nil else { return message }
    var message = message
    if isMarkdown, message.blocks.isEmpty { message.format = message.format ?? .markdown }
    message.lineEnds = message.lineEnds ?? lineEnds
    if let readsDollars { message.readsDollars = message.readsDollars ?? readsDollars }
    return message
  }

  /// Reports the problems of an entry.
  ///
  /// - Throws: `ToolFailure` where the first one ends the run.
  func report(_ problems: [ReadingProblem]) throws {
    for problem in problems {
      if isStrict { throw ToolFailure.unreadable(problem.description) }
      Diagnostics.report(problem.description)
    }
  }
}
