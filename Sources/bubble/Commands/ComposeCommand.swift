import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
import MessageReading
import TextLayout

/// `bubble compose`: applies a script of edits to a composer, and writes its layout after each edit.
struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Edit a composer by a script, and write its layout after each edit.",
    discussion: """
      EDITS
        One JSON object a line:
          {"insert":"Hi "} {"paste":"Hi"}     in place of the selection
          {"delete":"backward","count":2}     or "forward"
          {"select":[0,5]}                    UTF-16; an empty range is a caret
          {"move":"left","extend":true,"count":3}
                                              a key; "extend" is shift
          {"tap":[60,12]}                     a press on the content, in points
          {"replace":[0,2],"with":"Hello"}
          {"mention":{"id":"7","name":"ann"}}
          {"object":{"kind":"emoji","id":"party"},"words":":party:"}
          {"emoticon":":)"}                   what the style shows for it
          {"mark":"nihon","selected":[5,5]}   text of an input method
          {"commit":true}                     accept the marked text
          {"toggle":"bold"}                   also italic, underline, strike,
                                              code, spoiler, mark, sub, sup
          {"link":"https://example.org"}      "" removes the link
          {"content":{"text":"Hi","spans":[]}}  replaces the whole content
          {"undo":true} {"redo":true}
          {"clear":true}
          {"send":true}                       gives "content", "to_uid", "message"
          {"width":200} {"fontScale":2} {"maxCount":140} {"placeholder":"Aa"}
          {"markdown":true} {"direction":"rtl"}

        Keys: characterBackward, characterForward, wordBackward, wordForward,
        paragraphBackward, paragraphForward, left, right, wordLeft, wordRight,
        lineStart, lineEnd, up, down, documentStart, documentEnd, selectAll.

      AROUND THE TEXT
        With these edits the width is that of the whole bar, and "around" has the
        frames of its parts:
          {"buttons":{"leading":["attach"],"trailing":["emoji","sendOrMicrophone"]}}
          {"reply":{"id":7,"sender":"ann","text":"Hi"}}
          {"editing":{"id":8,"text":"was","spans":[]}}
          {"attachments":[{"type":"image"},{"type":"file","name":"a.pdf"}]}
          {"strip":100} {"remove":0}          scrolls them, removes one
          {"preview":{"address":"https://example.org","title":"A page"}}
          {"candidates":[{"id":"7","title":"ann"}]} {"choose":1} {"accept":1}
          {"close":"preview"}                 reply, editing, attachments, …

      FORMATS
        jsonl  a header line, then one step a line, written at once
        json   one document
        text   for people, for diff and for golden files

      "done" is false if an edit could not be done completely: the text is full,
      the user id is empty, or there is nothing to send. A line that is not a valid
      edit ends the command with exit code 3 and an error that names the line.

      EXAMPLES
        bubble compose script.jsonl --width 320
        bubble compose script.jsonl --format text -o golden.txt
        echo '{"insert":"How tall is this?"}' | bubble compose --width 80
      """)

  @Argument(
    help: ArgumentHelp("The edits; '-' reads standard input.", valueName: "SCRIPT"),
    completion: .file(extensions: ["jsonl"]))
  var script = "-"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the composer in points, its insets included.", valueName: "W"))
  var width = WidthArgument(points: 320)

  @Option(
    help: ArgumentHelp(
      "The style whose emoticons are substituted on sending: a preset or a file. (default: none)",
      valueName: "NAME|STYLE.json"), completion: StyleCompletion.kind)
  var style: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the text in points.", valueName: "PT"))
  var fontSize = 14.0

  @Option(help: ArgumentHelp("The height above which the composer scrolls, in points.", valueName: "H"))
  var maxHeight = 160.0

  @Option(
    help: ArgumentHelp(
      "The reader's locale, such as zh_TW, which decides the forms of Han characters. (default: none)",
      valueName: "LOCALE"))
  var locale: String?

  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "The format of the output. (default: by the name of OUT, otherwise jsonl)", valueName: "FORM"))
  var format: ComposeWriter.Form?

  @Flag(help: "List the glyphs of each line.")
  var glyphs = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; '-' is standard output.", valueName: "OUT"),
    completion: .file())
  var output: String?

  func validate() throws {
    guard (1...1_000).contains(fontSize) else {
      throw ValidationError(
        "The value '\(fontSize)' is invalid for '--font-size <PT>': it must be from 1 to 1000.")
    }
    guard (0...100_000).contains(maxHeight) else {
      throw ValidationError(
        "The value '\(maxHeight)' is invalid for '--max-height <H>': it must be from 0 to 100000.")
    }
    try OutputForm.check(format.flatMap { OutputForm(rawValue: $0.rawValue) }, output)
    if format == nil, let told = OutputForm(path: output), ComposeWriter.Form(rawValue: told.rawValue) == nil
    {
      throw ValidationError("A composer is written as json, jsonl or text; '-o' names a \(told.rawValue).")
    }
  }

  private var form: ComposeWriter.Form {
    format ?? OutputForm(path: output).flatMap { ComposeWriter.Form(rawValue: $0.rawValue) } ?? .jsonl
  }

  func run() throws {
    if script == "-" && isatty(0) != 0 {
      throw ToolFailure.wrongUse("nothing to read: name a script, or pipe edits in (see --help)")
    }
    var plain = ComposerStyle(font: .system(fontSize), maximumHeight: .init(maxHeight))
    plain.tokenHeight = fontSize
    if let style {
      let style = try StyleOption.style(style)
      (plain.emoticons, plain.detects) = (style.emoticons, style[.sent].text.detects)
    }
    plain.language = locale
    let engine = try LayoutEngine(tool: .collection(fonts.collection()))
    var reader = try ComposerScriptReader(path: script)
    let file = try OutputFile(path: output, inputs: [script], form: .json)
    var writer = ComposeWriter(form, width: width.points, options: WritingOptions(glyphs: glyphs)) {
      try file.write($0)
    }
    var script = ScriptedComposer(Composer(style: plain, engine: engine), width: width.points)
    var missing = MissingGlyphs()
    try writer.begin()
    while let edit = try reader.next() {
      let step = ComposedStep(edit, in: &script)
      step.addMissing(to: &missing)
      try writer.write(step)
      if reader.wouldWait {
        try writer.flush()
        try file.flush()
      }
    }
    try writer.end()
    try file.finish()
    // Counts of characters without a glyph would be misleading, because each step shows the whole text again.
    if missing.count > 0 { Diagnostics.report("no font has a glyph for \(missing.list)") }
  }
}

extension ComposeWriter.Form: ExpressibleByArgument {}
