import BubbleLayout
import LayoutFormat
import LayoutPainting
import TextLayout

/// One run of `bubble layout`, from messages to output.
struct LayoutJob {
  let engine: LayoutEngine
  let style: ChatStyle
  /// The width of the layout, in points.
  let width: Double
  let environment: LayoutEnvironment
  /// The options for rows other than messages.
  let rows: TranscriptOptions
  let form: OutputForm
  let options: WritingOptions
  let painting: PaintingOptions
  /// The pictures that the style gives its bubbles; empty if nothing is drawn.
  var bubbles: [String: Picture] = [:]
  /// The heading of a page.
  let title: String
  /// The text to highlight; nil if there is none.
  var sought: String?
  /// The texts in which `sought` is highlighted.
  var scope = TextScope.all
  /// Whether the rows are written for an inverted list, from the newest to the oldest.
  var isInverted = false
  /// The fields that are written for each message; nil for all fields of the format.
  var fields: [CellField]?

  /// Lays out all messages of a feed.
  func run(_ feed: MessageFeed, to file: OutputFile) throws -> LayoutSummary {
    let photos = painting.photos(of: environment.people)
    let summary = try run(feed, to: file, photos)
    if let problems = photos?.problems {
      for (name, reason) in problems.prefix(Self.mostProblems) {
        Diagnostics.report("picture \(Diagnostics.quoted(name)) is not drawn: \(reason)")
      }
      let more = problems.count - Self.mostProblems
      if more > 0 { Diagnostics.report("\(more) more pictures are not drawn") }
    }
    return summary
  }

  /// The maximum number of pictures whose problems are reported.
  private static let mostProblems = 20

  private func run(_ feed: MessageFeed, to file: OutputFile, _ photos: PictureFolder?) throws -> LayoutSummary
  {
    feed.reportsRepeatedIDs = isInverted || form != .jsonl && form != .text
    switch form {
    case .jsonl where fields != nil:
      var writer = CellFieldWriter(fields: fields ?? []) { try file.write($0) }
      return try stream(feed, writer: &writer) {
        try $0.flush()
        try file.flush()
      }
    case .jsonl:
      var writer = JSONLinesWriter(options: options) { try file.write($0) }
      return try stream(feed, writer: &writer) {
        try $0.flush()
        try file.flush()
      }
    case .text:
      var writer = PlainTextWriter(options: options) { try file.write($0) }
      return try stream(feed, writer: &writer) { _ in }
    case .json:
      var writer = JSONDocumentWriter(options: options, folder: file.spoolFolder) { try file.write($0) }
      return try stream(feed, writer: &writer) { _ in }
    case .svg:
      var painter = painting.svg(photos, bubbles)
      painter.title = title
      painter.narrator = options.narrator
      var writer = DrawingWriter(DrawingStream(painter), to: file)
      return try stream(feed, writer: &writer) { _ in }
    case .html:
      var page = painting.html(title: title, summary: [], photos, bubbles)
      page.narrator = options.narrator
      var writer = DrawingWriter(DrawingStream(page), to: file)
      return try stream(feed, writer: &writer) { _ in }
    case .png:
      var writer = PNGWriter(painting.png(photos, bubbles), to: file)
      return try stream(feed, writer: &writer) { _ in }
    }
  }

  private var header: LayoutHeader {
    var header = LayoutHeader(style: style, width: width, environment: environment)
    (header.isInverted, header.theme) = (isInverted, options.drawing)
    return header
  }

  /// Passes each row to a writer as soon as it is laid out, in constant memory.
  private func stream<Writer: LayoutWriter>(
    _ feed: MessageFeed, writer: inout Writer, beforeWaiting flush: (inout Writer) throws -> Void
  ) throws -> LayoutSummary {
    var summary = LayoutSummary()
    try writer.begin(header)
    guard !isInverted else { return try writeInverted(feed, &summary, &writer) }
    var items = items(of: feed).makeIterator()
    while true {
      if feed.wouldWait { try flush(&writer) }
      let start = ContinuousClock.now
      let reading = feed.duration
      let item = items.next().map(marked)
      summary.duration += ContinuousClock.now - start - (feed.duration - reading)
      guard let item else { break }
      summary.add(item)
      try writer.write(item)
    }
    try feed.finish()
    try writer.end()
    report(missingIn: summary)
    return summary
  }

  /// Passes the rows of the inverted list to a writer. All messages are read first, because the newest comes
  /// first.
  private func writeInverted(
    _ feed: MessageFeed, _ summary: inout LayoutSummary, _ writer: inout some LayoutWriter
  ) throws -> LayoutSummary {
    let start = ContinuousClock.now
    let transcript = Transcript(
      feed, style: style, width: width, engine: engine, environment: environment, options: rows)
    try feed.finish()
    if rows.typing != nil, options.drawing != nil,
      let received = InvertedRows(transcript).first(where: { $0.cell?.role == .received })
    {
      writer.remember(received)
    }
    for item in InvertedRows(transcript) {
      let row = marked(item)
      summary.add(row)
      try writer.write(row)
    }
    summary.duration = ContinuousClock.now - start - feed.duration
    try writer.end()
    report(missingIn: summary)
    return summary
  }

  private func items(of messages: some Sequence<Message>) -> some Sequence<TranscriptRow> {
    engine.rows(for: messages, style: style, width: width, environment: environment, options: rows)
  }

  /// Returns a row in which the text to highlight is marked.
  private func marked(_ item: TranscriptRow) -> TranscriptRow {
    sought.map { item.highlighting($0, options: environment.adapted([]), in: scope) } ?? item
  }

  /// Reports characters without glyphs, and an unread line whose message does not exist.
  private func report(missingIn summary: LayoutSummary) {
    if let missing = summary.missing.summary { Diagnostics.report(missing) }
    guard let unread = rows.unread, !summary.hasUnreadLine else { return }
    Diagnostics.report("no message has the id \(Diagnostics.quoted(unread.id)), so there is no unread line")
  }
}
