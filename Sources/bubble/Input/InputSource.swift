import BubbleLayout
import Foundation
import MessageReading

/// The input files, and how their messages are read.
struct InputSource {
  /// The paths of the files, read one after the other; `-` is standard input.
  let files: [String]
  let form: InputFormat
  /// The largest message id of an XML feed that was read before; nil to read the feed from its beginning.
  let past: Int?
  let limits: MessageLimits
  /// Whether the first problem ends the run.
  let isStrict: Bool
  /// Whether a text is Markdown if its message does not name a format.
  var isMarkdown = false
  /// The meaning of line ends in Markdown if the message does not set it; nil for a space.
  var lineEnds: LineEnds?
  /// Whether `$x$` is a formula if the message does not set it; nil for no.
  var readsDollars: Bool?

  /// Opens the input.
  func messages() throws -> InputMessages {
    if files.contains("-") && isatty(0) != 0 {
      throw ToolFailure.wrongUse("nothing to read: name a file, or pipe messages in (see --help)")
    }
    return try InputMessages(self)
  }

  /// Returns a message in which these options replace the values that it does not set.
  func completed(_ message: Message) -> Message {
    guard isMarkdown || lineEnds != nil || readsDollars != nil else { return message }
    var message = message
    // The offsets of spans refer to the text as it is, so a text with spans is no Markdown.
    if isMarkdown, message.blocks.isEmpty, message.spans.isEmpty {
      message.format = message.format ?? .markdown
    }
    // Without a format, a quote has that of the message that it quotes, or else that of its own message.
    if isMarkdown, message.format != .markdown, let quote = message.quote, quote.format == nil,
      quote.spans.isEmpty
    {
      message.quote?.format = .markdown
    }
    message.lineEnds = message.lineEnds ?? lineEnds
    if let readsDollars { message.readsDollars = message.readsDollars ?? readsDollars }
    return message
  }

  /// Reports the problems of an entry.
  ///
  /// - Throws: `ToolFailure` for the first problem, if problems end the run.
  func report(_ problems: [ReadingProblem]) throws {
    for problem in problems {
      if isStrict { throw ToolFailure.unreadable(problem.description) }
      Diagnostics.report(problem.description)
    }
  }
}
