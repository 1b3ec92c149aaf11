import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
import TextShaping

/// `bubble fonts`: lists fonts.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the bundled fonts, those of a folder or the installed ones, in fallback order.",
    discussion: """
      One line a face, its fields separated by tabs: PostScript name, family,
      weight, slant, the scripts it covers (ISO 15924, the best covered first,
      '+emoji' for a coloured font), SHA-256 of the file.

      EXAMPLES
        bubble fonts
        bubble fonts ~/fonts | cut -f 1,5
        bubble fonts --format json > fonts.json
      """)

  /// The formats of the list.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @Argument(
    help: ArgumentHelp("A folder of fonts, with or without a stack.txt.", valueName: "DIR"),
    completion: .directory)
  var directory: String?

  @Flag(help: "List the installed fonts, as fontconfig finds them, and the bundled ones after them.")
  var systemFonts = false

  @Option(help: ArgumentHelp("text or json.", valueName: "FORM"))
  var format = Format.text

  func validate() throws {
    if systemFonts, directory != nil {
      throw ValidationError("A folder and --system-fonts cannot be used together.")
    }
  }

  func run() throws {
    let set = directory.map(FontSet.directory) ?? (systemFonts ? .system : .bundled)
    let descriptions = try set.opened().faces.map(FaceDescription.init)
    let output = try OutputFile(path: nil)
    switch format {
    case .text:
      for face in descriptions { try output.write((face.line + "\n").utf8) }
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try output.write(encoder.encode(descriptions))
      try output.write("\n".utf8)
    }
    try output.finish()
  }
}
