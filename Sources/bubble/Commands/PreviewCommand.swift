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
      contains a token: requests without it are refused. Only the visible rows are
      laid out and painted, so FILE may have any number of messages. FILE and the
      style's file are read again when they change. Control-C ends it.

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
      "The style to start with: a preset, or a file, which is added to the list.",
      valueName: "NAME|STYLE.json"),
    completion: StyleCompletion.kind)
  var style = "merged"

  @Option(
    help: ArgumentHelp("The width to start with, in points. (default: the room on the page)", valueName: "W")
  )
  var width: Double?

  @Option(help: ArgumentHelp("The port; 0 picks any free port.", valueName: "PORT"))
  var port: UInt16 = 8421

  @OptionGroup var reader: ReaderOptions

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let width, !(PreviewSettings.widths ~= width) {
      throw ValidationError("The value '\(width)' is invalid for '--width <W>': it must be from 1 to 4000.")
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
