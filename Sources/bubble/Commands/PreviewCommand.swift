import ArgumentParser
import BubbleLayout
import Foundation
import MessageReading

/// `bubble preview`: a local page for trying things out.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a local page: type, choose a style, drag the width, see frames.",
    discussion: """
      Serves a page on this machine alone (127.0.0.1) and prints its address.
      Each change is laid out afresh, as 'bubble layout' does it. With a FILE its
      first messages stand before what is typed. Control-C ends it.

      EXAMPLES
        bubble preview
        bubble preview chat.jsonl --style merged --me ann
        bubble preview --style mine.json --port 0
      """)

  @Argument(
    help: ArgumentHelp("Messages to show above those that are typed.", valueName: "FILE"),
    completion: .file(extensions: ["jsonl", "json", "xml", "txt"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "The style at first: a preset, or a file, which is added to the list.", valueName: "NAME|STYLE.json"),
    completion: .file(extensions: ["json"]))
  var style = "balloon"

  @Option(help: ArgumentHelp("The width at first, in points.", valueName: "W"))
  var width = 320.0

  @Option(help: ArgumentHelp("The port; 0 takes any that is free.", valueName: "PORT"))
  var port: UInt16 = 8421

  @OptionGroup var reader: ReaderOptions

  @OptionGroup var fonts: FontOptions

  /// How many messages of the file are shown at most, since each change paints all of them.
  private static let messageLimit = 200

  func validate() throws {
    guard PreviewRequest.widths ~= width else {
      throw ValidationError("The value '\(width)' is invalid for '--width <W>': it has to be from 1 to 2000.")
    }
  }

  func run() async throws {
    var styles = ChatStylePreset.all.map { (name: $0.name, style: $0.style) }
    if !styles.contains(where: { $0.name == style }) {
      styles.insert((style, try StyleOption.style(style)), at: 0)
    }
    let layout = PreviewLayout(
      engine: try LayoutEngine(fonts: .collection(fonts.collection())), styles: styles,
      messages: try messages(), reader: reader)
    let page = PreviewPage(
      title: file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "Bubble preview",
      styles: styles.map(\.name), style: style, width: width, text: file == nil ? Self.sample : "")
    try await serve(PreviewHandler(layout: layout, page: page.html))
  }

  private func serve(_ handler: PreviewHandler) async throws {
    try await LocalPage.serve(handler, on: port) { address in
      let output = try OutputFile(path: nil)
      try output.write("\(address)\n".utf8)
      try output.finish()
    }
  }

  private func messages() throws -> [Message] {
    guard let file else { return [] }
    let reader = try MessageReader(path: file)
    var messages: [Message] = []
    while let entry = try reader.next() {
      for problem in entry.problems { Diagnostics.write("bubble: \(problem)\n") }
      guard let message = entry.message else { continue }
      guard messages.count < Self.messageLimit else {
        Diagnostics.write("bubble: \(file): the first \(Self.messageLimit) messages are shown\n")
        break
      }
      messages.append(message)
    }
    return messages
  }

  private static let sample = """
    Are you coming to the harbour tonight? The boats leave at eight.

    Yes 🚢 see you there

    مرحبا! أنا قادم الساعة 20:00

    Type here, drag the edge of the picture, choose another style.
    """
}
