import ArgumentParser
import BubbleLayout

/// `bubble read`: writes the messages of an input in the library's JSON format.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print messages as they were read, one JSON object a line.",
    discussion: """
      Texts in Markdown are printed as "blocks", in the format in which blocks are read. What is invalid is reported on
      standard error and left out, as in all commands.

      EXAMPLES
        bubble read export.xml > chat.jsonl
        bubble read answer.jsonl --markdown | jq .blocks
        echo '# Tea' | bubble read - --input text --markdown
      """)

  @OptionGroup var messages: InputOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; '-' is standard output.", valueName: "OUT"),
    completion: .file())
  var output: String?

  func run() throws {
    let feed = try MessageFeed(messages.source, output: output, me: nil)
    let file = try OutputFile(path: output, inputs: messages.files, form: .json)
    var originals = QuoteOriginals()
    while let message = feed.next() {
      var read = originals.completing(message).readingMarkdown
      if !read.blocks.isEmpty {
        (read.format, read.lineEnds, read.isStreaming, read.readsDollars) = (nil, nil, false, nil)
      }
      try file.write((read.jsonValue.line + "\n").utf8)
    }
    // Writes also the messages that were read before an error.
    try file.flush()
    try feed.finish()
    try file.finish()
  }
}
