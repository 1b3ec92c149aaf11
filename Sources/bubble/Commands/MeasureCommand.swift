import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
import MessageReading
import Synchronization
import TextShaping

/// `bubble measure`: breaks texts into lines and writes their sizes.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Break the text of each message into lines and print how wide and tall they are.",
    discussion: """
      Prints JSON Lines, one line per message and width:
        {"id":7,"width":260,"lines":[{"start":0,"end":27,"width":251.5}],
         "height":22}
      Offsets are UTF-16, ends exclusive; lengths are points. White space is
      kept (CSS pre-wrap); trailing spaces hang: they count in "end", not in
      "width". A word wider than the line breaks between grapheme clusters. An
      infinite width is printed as null.

      Standard input is read in constant memory, and results are written at once.

      EXAMPLES
        bubble measure chat.jsonl --width 260
        bubble measure chat.jsonl --width 180,260,340 --font-size 13 -o lines.jsonl
        tail -f chat.jsonl | bubble measure - --width inf
        echo 'How tall is this?' | bubble measure --width 80
        bubble measure chat.jsonl --width 200 --max-lines 2 --details
        bubble measure chat.jsonl --width 180,260 --policy browser --verify
        bubble measure chat.jsonl --width 260 --fields id,height
        parallel --pipe bubble measure - --width 260 < chat.jsonl
      """)

  @OptionGroup var messages: InputOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of a line in points, or several with commas between; 'inf' for no limit.",
      valueName: "W[,W…]"))
  var width: WidthsArgument

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Text") var text: TextOptions

  @OptionGroup(title: "Lines") var lines: LineOptions

  @Flag(help: "Add to each row the range of widths with the same lines, and doubts; to each line its place.")
  var details = false

  @Option(help: FieldList<MeasureField>.help)
  var fields: String?

  @Flag(help: "Shape each line again by itself and compare its glyphs; differences end in exit code 1.")
  var verify = false

  @Option(
    help: ArgumentHelp(
      "How many threads to use; the output does not depend on it. (default: all cores)", valueName: "N"))
  var threads: Int?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; '-' is standard output.", valueName: "OUT"),
    completion: .file())
  var output: String?

  func validate() throws {
    _ = try FieldList<MeasureField>(fields)
    guard threads ?? 1 >= 1 else {
      throw ValidationError(
        "The value '\(threads ?? 0)' is invalid for '--threads <N>': at least 1 is needed.")
    }
  }

  func run() async throws {
    let measurer = MessageMeasurer(
      fonts: try fonts.collection(),
      options: MeasureOptions(
        style: text.style, paragraph: lines.paragraphOptions, lines: lines.layoutOptions,
        isBalanced: lines.balance),
      widths: width.widths.map(\.points), isDetailed: details,
      fields: try FieldList<MeasureField>(fields)?.fields)
    fonts.reportMissing([text.family].compactMap(\.self), in: measurer.fonts)
    let source = messages.source
    let reader = try source.messages()
    let file = try OutputFile(path: output, inputs: messages.files, form: .json)
    var progress = ProgressDisplay(output: output)
    var count = 0
    defer { progress.clear() }
    let differences = Atomic(0)
    let verifies = verify
    let pipeline = MessagePipeline(
      threads: threads ?? ProcessInfo.processInfo.activeProcessorCount,
      work: { batch in
        if verifies { differences.add(measurer.reportDifferences(in: batch), ordering: .relaxed) }
        return measurer.rows(for: batch)
      },
      workLong: { message, write in
        if verifies { differences.add(measurer.reportDifferences(in: [message]), ordering: .relaxed) }
        measurer.write(message, to: write)
      })
    try await pipeline.run(
      read: {
        while let entry = try reader.next() {
          try source.report(entry.problems)
          guard let message = entry.message else { continue }
          count += 1
          progress.show(count)
          return message
        }
        return nil
      }, wouldWait: { reader.wouldWait }, write: { try file.write($0) }, flush: { try file.flush() })
    try file.finish()
    progress.clear()
    if let missing = measurer.missing.summary { Diagnostics.report(missing) }
    if differences.load(ordering: .relaxed) > 0 { throw ExitCode(1) }
  }
}
