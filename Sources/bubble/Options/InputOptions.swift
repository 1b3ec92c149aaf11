import ArgumentParser
import BubbleLayout
import MessageReading

/// The options for the input, its format, and whether problems end the run.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      The messages; '-' reads standard input. Several files are read one after the other. Files of an XML feed are its \
      pages: of each, only messages newer than the pages before are used. A Slack channel is a folder. A chat in a \
      zip archive is read in place: chat.zip, or chat.zip/NAME for one of several.
      """, valueName: "FILE"),
    completion: .file(extensions: ["jsonl", "json", "xml", "txt", "zip"]))
  var files: [String] = ["-"]

  @Option(
    help: ArgumentHelp(
      """
      The format of the messages: jsonl (an object a line), json (an array, or {"messages":[…]}), \
      records (JSON, {"records":[{"fields":{…}}]}), xml (<chat><message id="…">…), text (a message a line), what \
      telegram, whatsapp, slack, discord, signal or matrix export, or auto (by an export's marks, by the file's name, \
      then by how it begins).
      """, valueName: "FORM"))
  var input = InputFormat.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest known id of an XML feed: read the file as the next page, with at most 50 newer messages.",
      valueName: "ID"))
  var past: Int?

  @Option(
    help: ArgumentHelp(
      "The maximum bytes of a message's text, and of everything else in it; the rest is left out and reported.",
      valueName: "N"))
  var maxMessageBytes = MessageLimits.standard.bytes

  @Flag(help: "Read texts as Markdown, except in messages with \"format\": \"plain\".")
  var markdown = false

  @Option(
    help: ArgumentHelp(
      "How line ends within a Markdown paragraph are read if a message does not say: soft (a space) or hard (a line break).",
      valueName: "BREAKS"))
  var breaks: LineEnds?

  @Flag(
    help: """
      Read $x$ in Markdown as a formula if a message does not say. There must be no space just inside the dollars, \
      and no digit after the second.
      """)
  var dollars = false

  @Flag(help: "End with exit code 3 at the first problem, instead of reporting it and continuing.")
  var strict = false

  func validate() throws {
    guard !MessageLimits.range.contains(maxMessageBytes) else { return }
    throw ValidationError(
      "The value '\(maxMessageBytes)' is invalid for '--max-message-bytes <N>': a number from "
        + "\(MessageLimits.range.lowerBound) to \(MessageLimits.range.upperBound) is needed.")
  }
}

extension InputFormat: ExpressibleByArgument {}
extension LineEnds: ExpressibleByArgument {}

extension InputOptions {
  /// The input that the options describe.
  var source: InputSource {
    InputSource(
      files: files, form: input, past: past, limits: limits, isStrict: strict, isMarkdown: markdown,
      lineEnds: breaks, readsDollars: dollars ? true : nil)
  }

  /// The limits of one message.
  var limits: MessageLimits { MessageLimits(bytes: maxMessageBytes) }

  /// The name of the conversation for headings: the name of the first file.
  var title: String {
    guard let file = files.first, file != "-" else { return "Conversation" }
    return file.split(separator: "/").last.map(String.init) ?? file
  }
}
