import ArgumentParser
import BubbleLayout

/// `bubble styles`: lists the preset styles, or prints one.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "List the preset styles, or print one as JSON to start a style of your own.",
    discussion: """
      A style is data. It may also name a preset and only what differs:
        { "preset": "balloon", "text": { "font": { "size": 15 } } }

      EXAMPLES
        bubble styles
        bubble styles balloon > mine.json
        bubble layout chat.jsonl --style mine.json --width 320 -o chat.svg
      """)

  @Argument(
    help: ArgumentHelp("The preset to print.", valueName: "NAME"),
    completion: .list(ChatStylePreset.all.map(\.name)))
  var name: String?

  func run() throws {
    let output = try OutputFile(path: nil)
    if let name {
      guard let preset = ChatStylePreset.named(name) else {
        let question = Suggestion.question(for: name, among: ChatStylePreset.all.map(\.name))
        throw ToolFailure.wrongUse(
          "unknown style '\(name)'"
            + (question.isEmpty
              ? "; the presets are \(StyleOption.presets)"
              : "\(question) The presets are \(StyleOption.presets)"))
      }
      try output.write(preset.style.json.utf8)
    } else {
      for preset in ChatStylePreset.all { try output.write("\(preset.name)\t\(preset.summary)\n".utf8) }
    }
    try output.finish()
  }
}
