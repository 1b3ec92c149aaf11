import ArgumentParser
import BubbleLayout
import Foundation
import MessageReading
import LayoutGoldens
import LayoutPainting
import TextLayout

/// The options for which layouts are compared, and where their goldens are.
struct GoldenOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Transcripts, in any format that 'bubble layout' reads.", valueName: "FILE"),
    completion: .file(extensions: ["jsonl", "json", "xml", "txt"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file that lists transcripts with their styles, widths and so on; see 'bubble help golden'.",
      valueName: "FILE.json"), completion: .file(extensions: ["json"]))
  var cases: String?

  @Option(help: ArgumentHelp("Compare only each n-th layout, beginning with the i-th.", valueName: "i/n"))
  var shard = Shard.all

  @OptionGroup var outputs: GoldenOutputOptions

  @Option(
    help: ArgumentHelp("Presets or files of styles, separated by commas.", valueName: "STYLE[,…]"),
    completion: StyleCompletion.kind)
  var style = ListArgument(["balloon"])

  @Option(help: ArgumentHelp("Widths in points, separated by commas.", valueName: "W[,…]"))
  var width = ListArgument([WidthArgument(points: 320)])

  @Option(help: ArgumentHelp("The directions of the interface: ltr, rtl, or both.", valueName: "DIR[,…]"))
  var direction = ListArgument([InterfaceDirection.leftToRight])

  @Option(
    help: ArgumentHelp("Factors for the size of all fonts, from 0.5 to 4.", valueName: "X[,…]"))
  var fontScale = ListArgument([1.0])

  @Option(
    name: [.customLong("device-scale"), .customLong("scale")],
    help: ArgumentHelp(
      "Device pixels per point, to which sizes are rounded up. (default: no rounding)", valueName: "S"))
  var scale: Double?

  @OptionGroup var reader: ReaderOptions

  @OptionGroup var rows: RowOptions

  @Option(
    help: ArgumentHelp(
      "Compare pictures (PNG) as well as texts: exact, or perceptual.", valueName: "COMPARISON"))
  var pictures: ImageComparison?

  @Option(help: ArgumentHelp("The themes of the pictures: light, dark, or both.", valueName: "THEME[,…]"))
  var theme = ListArgument([PictureTheme.light])

  @Option(
    help: ArgumentHelp("The folder of the goldens.", valueName: "DIR"),
    completion: .directory)
  var goldens = "Goldens"

  @Option(
    help: ArgumentHelp(
      "The folder for the files of failures: actual, expected, differences. (default: DIR.failures)",
      valueName: "DIR"), completion: .directory)
  var artefacts: String?

  @Option(
    help: ArgumentHelp(
      "What goldens contain: lines, or glyphs too. (default: what they contain already; new ones contain lines)",
      valueName: "DETAIL"))
  var detail: GoldenDetail?

  @OptionGroup var tolerance: ToleranceOption

  @OptionGroup var fonts: FontOptions

  @Option(help: ArgumentHelp("The format of the transcripts, as for 'bubble layout'.", valueName: "FORM"))
  var input = InputFormat.auto

  @Flag(help: "End with exit code 3 at the first bad message, instead of reporting it and continuing.")
  var strict = false

  @Flag(
    help: """
      Record layouts even if they show boxes for characters that no font has. Without this option they fail, unless \
      their golden has boxes already.
      """)
  var allowMissingGlyphs = false

  @Flag(help: "The folder has goldens of other transcripts too, so none counts as obsolete.")
  var partial = false

  @Flag(help: "Print the summary as JSON Lines, one golden a line, then the counts.")
  var json = false

  func validate() throws {
    guard !files.isEmpty || cases != nil else {
      throw ValidationError("Missing expected argument '<FILE> ...' or option '--cases <FILE.json>'.")
    }
    if let scale, !(scale > 0 && scale.isFinite) {
      throw ValidationError("The value '\(scale)' is invalid for '--scale <S>': a positive number is needed.")
    }
    for factor in fontScale.values where !(0.5...4 ~= factor) {
      throw ValidationError(
        "The value '\(factor)' is invalid for '--font-scale <X>': it must be from 0.5 to 4.")
    }
  }

  /// Opens the folder of goldens. If the mode is nil, it is taken from the environment variable.
  func folder(mode: GoldenMode?) throws -> Goldens {
    var directory = goldens[...]
    while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    do throws(GoldenError) {
      let environment = ProcessInfo.processInfo.environment
      return try Goldens(
        directory: String(directory), mode: mode,
        artefacts: artefacts ?? environment[Goldens.artefactsVariable] ?? directory + ".failures",
        allowsMissingGlyphs: allowMissingGlyphs)
    } catch {
      throw ToolFailure.wrongUse("\(error)")
    }
  }
}

extension GoldenDetail: ExpressibleByArgument {}

extension ImageComparison: ExpressibleByArgument {}

/// The themes of pictures.
enum PictureTheme: String, CaseIterable, ExpressibleByArgument, Decodable {
  case light, dark

  var theme: Theme { self == .light ? .light : .dark }
}
