import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
import MessageReading

/// `bubble layout`: lays out a conversation.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out a conversation: cells, bubbles, labels and lines.",
    discussion: """
      FORMATS
        json   one document: fonts, height, and every cell with its parts;
               a terminal gets a summary unless --format or -o asks for more
        jsonl  a header line, then one row a line, each written as soon as
               its message was read
        svg    a picture that needs no fonts, with text to search and copy
        png    the same in pixels, --scale pixels per point
        html   a page with the picture, which can also show frames
        text   for people and for diff: one item a line
      All but png are written in constant memory if JSON Lines are read.

      Frames are [x, y, w, h] in points; those inside a row are relative to
      it. Text offsets are UTF-16, ends exclusive. Every message is laid out,
      even one whose id has occurred before; json, svg, png and html report such
      ids on standard error if they are not too far apart.

      EXAMPLES
        bubble layout chat.jsonl --style balloon --width 320 -o chat.svg
        bubble layout chat.jsonl --style merged --theme dark --scale 2 -o chat.png
        bubble layout chat.json --style mine.json --width 414 --me ann
        bubble layout chat.jsonl --format text --glyphs | less
        bubble layout chat.jsonl --drawing --theme dark --format jsonl
        bubble layout chat.jsonl --style padded --inverted
        bubble layout chat.jsonl --direction rtl --locale ar -o chat.html
        bubble layout chat.jsonl --dates --unread 41 --typing -o chat.svg
        bubble layout chat.jsonl --dates --now 2026-01-31T08:30Z --people people.json
        tail -f chat.jsonl | bubble layout - --format jsonl
        bubble layout page1.xml page2.xml --style rows
        bubble layout next.xml --past 4711 --style rows
        bubble layout chat.jsonl --summary -o /dev/null
        bubble layout chat.jsonl --style merged --fields id,height
      """)

  @OptionGroup var messages: InputOptions

  @Option(
    help: ArgumentHelp(
      "A preset (see 'bubble styles') or a file with a style of your own.", valueName: "NAME|STYLE.json"),
    completion: StyleCompletion.kind)
  var style = "balloon"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the conversation in points; 'inf' makes each cell as wide as its content.",
      valueName: "W"))
  var width = WidthArgument(points: 320)

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var rows: RowOptions

  @OptionGroup var painting: PaintingOptions

  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "The format of the output. (default: by the name of OUT, otherwise json)", valueName: "FORM"))
  var format: OutputForm?

  @Flag(help: "List the glyphs of each line (json, jsonl, text).")
  var glyphs = false

  @Flag(help: "List the elements of each cell as a tree: quotes, pictures, answers of polls (json, jsonl).")
  var elements = false

  @Flag(
    help: """
      List the operations by which each row is drawn, as 'bubble serve' does (json, jsonl); --theme gives their \
      colours.
      """)
  var drawing = false

  @Option(help: FieldList<CellField>.help)
  var fields: String?

  @Flag(
    help: """
      Give the rows of an inverted list: the newest first, y counted from its edge (json, jsonl, text).
      """)
  var inverted = false

  @Option(
    help: ArgumentHelp(
      "Highlight every match of a text, ignoring case and diacritics.", valueName: "TEXT"))
  var find: String?

  @Option(
    help: ArgumentHelp(
      "The texts in which --find highlights matches, with commas, or all.", valueName: "KINDS"))
  var findIn = TextScopeArgument.all

  @Option(
    help: ArgumentHelp(
      "Write the people of the conversation in the order in which they arrived, for --people.",
      valueName: "FILE"), completion: .file(extensions: ["json"]))
  var writePeople: String?

  @Flag(help: "Add what screen readers say for each row (all formats except png).")
  var accessibility = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; '-' is standard output.", valueName: "OUT"),
    completion: .file())
  var output: String?

  @Flag(help: "Print on standard error how many messages there were, their height and the time it took.")
  var summary = false

  private var form: OutputForm { format ?? OutputForm(path: output) ?? (fields == nil ? .json : .jsonl) }

  func validate() throws {
    try OutputForm.check(format, output)
    try checkFields()
    if glyphs && !form.listsGlyphs {
      throw ValidationError("'--glyphs' works with json, jsonl and text; \(form.rawValue) draws the glyphs.")
    }
    if elements && form != .json && form != .jsonl {
      throw ValidationError("'--elements' works with json and jsonl; \(form.rawValue) has none.")
    }
    if accessibility && form == .png {
      throw ValidationError("'--accessibility' works with formats that have text; png has none.")
    }
    if drawing && form != .json && form != .jsonl {
      throw ValidationError("'--drawing' works with json and jsonl; \(form.rawValue) has no operations.")
    }
    if inverted && form.isDrawn {
      throw ValidationError(
        "'--inverted' works with json, jsonl and text; \(form.rawValue) looks the same with it."
      )
    }
    try painting.check(form.rawValue, isDrawn: form.isDrawn, hasOperations: drawing)
  }

  private func checkFields() throws {
    guard try FieldList<CellField>(fields) != nil else { return }
    if form != .jsonl {
      throw ValidationError("'--fields' writes JSON Lines, so the format cannot be \(form.rawValue).")
    }
    if glyphs || drawing || accessibility {
      throw ValidationError("'--fields' cannot be used with --glyphs, --drawing or --accessibility.")
    }
  }

  func run() throws {
    let styleName = style
    let style = try StyleOption.style(styleName)
    let feed = try MessageFeed(messages.source, output: output, me: environment.reader.givenMe)
    let collection = try fonts.collection()
    fonts.reportMissing(style.fontFamilies, in: collection)
    let floods = output == nil && format == nil && fields == nil && isatty(1) != 0
    let file = try OutputFile(
      path: floods ? "/dev/null" : output, inputs: messages.files, form: form.terminalForm)
    let reader = try environment.environment(people: feed.people)
    let engine = try LayoutEngine(
      tool: .collection(collection), limits: messages.limits, policy: reader.policy)
    feed.engine = engine
    let peopleFile = try writePeople.map { path throws(ToolFailure) in
      try OutputFile(path: path, inputs: messages.files)
    }
    if peopleFile != nil { feed.arrivals = reader.people }
    let narrator = accessibility ? AccessibilityNarrator(engine: engine, environment: reader) : nil
    var job = LayoutJob(
      engine: engine, style: style, width: width.points, environment: reader,
      rows: rows.options(in: environment.reader.locale), form: form,
      options: WritingOptions(
        glyphs: glyphs, elements: elements, drawing: drawing ? painting.theme ?? .light : nil,
        narrator: narrator),
      painting: painting, title: messages.title, sought: find, scope: findIn.scope, isInverted: inverted,
      fields: try FieldList<CellField>(fields)?.fields)
    if form.isDrawn {
      job.bubbles = StylePictures(style, named: styleName, pictures: painting.pictures).found()
    }
    let result = try job.run(feed, to: file)
    try file.finish()
    if let peopleFile, let people = feed.arrivals {
      try peopleFile.write((people.json + "\n").utf8)
      try peopleFile.finish()
    }
    if floods { return try tell(result) }
    if summary { Diagnostics.write(result.text) }
  }

  /// Prints a summary of the layout. If no format was requested, it is printed instead of the document, which
  /// would fill the terminal.
  private func tell(_ result: LayoutSummary) throws {
    let output = try OutputFile(path: nil)
    let lines = [
      result.text,
      "-o chat.svg draws it (or .png, .html), -o chat.json writes it; --format text or json prints it here",
    ]
    for line in lines { try output.write("\(line)\n".utf8) }
    try output.finish()
  }
}
