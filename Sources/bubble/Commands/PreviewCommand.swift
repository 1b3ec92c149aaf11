import ArgumentParser
import BubbleLayout
import Foundation

/// `bubble preview`: serves a local page for trying styles and messages.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a local page: type, drag the width, write a style, see what made each part.",
    discussion: """
      Serves a page on this machine alone (127.0.0.1) and prints its address, which
      has a token: who does not know it is refused. Only what can be seen is laid
      out and painted, so that a FILE may have any number of messages. FILE and the
      style's file are read again when they are written. Control-C ends it.

      EXAMPLES
        bubble preview
        bubble preview chat.jsonl --style merged --me ann
        bubble preview chat.jsonl --style mine.json --port 0
      """)

  @Argument(
    help: ArgumentHelp("Messages to show above those that are typed.", valueName: "FILE"),
    completion: .file(extensions: ["jsonl", "json", "xml", "txt"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "The style at first: a preset, or a file, which is added to the list.", valueName: "NAME|STYLE.json"),
    completion: StyleCompletion.kind)
  var style = "merged"

  @Option(
    help: ArgumentHelp("The width at first, in points. (default: what the page has room for)", valueName: "W")
  )
  var width: Double?

  @Option(help: ArgumentHelp("The port; 0 takes any that is free.", valueName: "PORT"))
  var port: UInt16 = 8421

  @OptionGroup var reader: ReaderOptions

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let width, !(PreviewSettings.widths ~= width) {
      throw ValidationError("The value '\(width)' is invalid for '--width <W>': it has to be from 1 to 4000.")
    }
  }

  func run() async throws {
    let choice = fonts.fonts != nil ? "folder" : fonts.systemFonts ? "system" : "bundled"
    let workshop = try PreviewWorkshop(
      messages: file, style: style, fonts: PreviewFonts(folder: fonts.fonts), reader: reader)
    do throws(PreviewRefusal) {
      try await workshop.open(choice)
    } catch {
      throw ToolFailure.unreadable(error.error)
    }
    let handler = PreviewHandler(
      workshop: workshop, start: PreviewStart(style: style, width: width, me: reader.givenMe, fonts: choice))
    try await LocalPage.serve(on: port) { address in
      let output = try OutputFile(path: nil)
      try output.write("\(address)\(handler.token)/\n".utf8)
      try output.finish()
    } answer: {
      await handler.answer($0)
    }
  }
}
