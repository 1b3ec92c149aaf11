import BubbleLayout
import LayoutFormat
import LayoutPainting
import TextLayout

/// One run of `bubble layout`, from messages to output.
struct LayoutJob {
  let engine: LayoutEngine
  let style: ChatStyle
  /// In points.
  let width: Double
  let environment: LayoutEnvironment
  /// Which rows there are besides the messages.
  let rows: TranscriptOptions
  let form: OutputForm
  let options: WritingOptions
  let painting: PaintingOptions
  /// The heading of a page.
  let title: String
  /// The text to highlight; nil for none.
  var sought: String?

  /// Lays out all messages of a feed.
  func run(_ feed: MessageFeed, to file: OutputFile) throws -> LayoutSummary {
    switch form {
    case .jsonl:
      var writer = JSONLinesWriter(options: options) { try file.write($0) }
      return try stream(feed, writer: &writer) {
        try $0.flush()
        try file.flush()
      }
    case .text:
      var writer = PlainTextWriter(options: options) { try file.write($0) }
      return try stream(feed, writer: &writer) { _ in }
    case .json, .svg, .png, .html:
      return try whole(feed, to: file)
    }
  }

  private var header: LayoutHeader { LayoutHeader(style: style, width: width, environment: environment) }

  /// Writes each row as soon as it is laid out, in constant memory.
  private func stream<Writer: LayoutWriter>(
    _ feed: MessageFeed, writer: inout Writer, beforeWaiting flush: (inout Writer) throws -> Void
  ) throws -> LayoutSummary {
    var summary = LayoutSummary()
    try writer.begin(header)
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

  /// Lays out everything, then writes, for formats that begin with the size of the whole.
  private func whole(_ feed: MessageFeed, to file: OutputFile) throws -> LayoutSummary {
    let messages = Array(feed)
    try feed.finish()
    var ids: Set<MessageID> = []
    for message in messages where !ids.insert(message.id).inserted {
      Diagnostics.write("bubble: field \"id\": \(message.id) occurs again\n")
    }
    let start = ContinuousClock.now
    let items = items(of: messages).map(marked)
    var summary = LayoutSummary(duration: ContinuousClock.now - start)
    for item in items { summary.add(item) }
    report(missingIn: summary)
    var header = header
    let width = header.width ?? items.map(\.frame.width).max() ?? 0
    header.width = width
    let size = Size(width: width, height: summary.height)
    var stream = OutputFileStream(file)
    switch form {
    case .svg:
      var painter = painting.svg
      painter.title = title
      painter.narrator = options.narrator
      painter.paint(items, size: size, to: &stream)
    case .png:
      try file.write(png(of: items, size: size))
    case .html:
      let facts = ["style \(style.name)", "width \(size.width)", "\(summary.count) messages"]
      var painter = painting.html(title: title, summary: facts)
      painter.narrator = options.narrator
      painter.paint(items, size: size, to: &stream)
    case .json, .jsonl, .text:
      try JSONWriter(options: options).write(items, header: header) { try file.write($0) }
    }
    try stream.finish()
    return summary
  }

  private func png(of items: [TranscriptItem], size: Size) throws(ToolFailure) -> [UInt8] {
    do throws(PNGError) {
      return try painting.png.png(of: items, size: size)
    } catch {
      throw .wrongUse("\(error)")
    }
  }

  private func items<Messages: Sequence<Message>>(of messages: Messages) -> RowSequence<Messages> {
    engine.rows(for: messages, style: style, width: width, in: environment, options: rows)
  }

  /// A row with what is sought highlighted.
  private func marked(_ item: TranscriptItem) -> TranscriptItem {
    sought.map { item.highlighting($0) } ?? item
  }

  /// Reports characters without glyphs, and an unread line whose message does not exist.
  private func report(missingIn summary: LayoutSummary) {
    if let missing = summary.missing.summary { Diagnostics.write("bubble: \(missing)\n") }
    guard let unread = rows.unread, !summary.hasUnreadLine else { return }
    let name = if case .string(let id) = unread.id { "\"\(id)\"" } else { "\(unread.id)" }
    Diagnostics.write("bubble: no message has the id \(name), so there is no unread line\n")
  }
}
