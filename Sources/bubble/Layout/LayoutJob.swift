import BubbleLayout
import LayoutFormat
import LayoutPainting
import TextLayout

/// A layout from its messages to its output.
struct LayoutJob {
  let engine: LayoutEngine
  let style: ChatStyle
  /// In points.
  let width: Double
  let environment: LayoutEnvironment
  let form: OutputForm
  let options: WritingOptions
  /// What a page calls the conversation.
  let title: String

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
    case .json, .svg, .html:
      return try whole(feed, to: file)
    }
  }

  private var header: LayoutHeader { LayoutHeader(style: style, width: width, environment: environment) }

  /// Writes each cell as it comes, in constant memory.
  private func stream<Writer: LayoutWriter>(
    _ feed: MessageFeed, writer: inout Writer, beforeWaiting flush: (inout Writer) throws -> Void
  ) throws -> LayoutSummary {
    var summary = LayoutSummary()
    try writer.begin(header)
    var cells = engine.cells(for: feed, style: style, width: width, in: environment).makeIterator()
    while true {
      if feed.wouldWait { try flush(&writer) }
      let start = ContinuousClock.now
      let reading = feed.duration
      let cell = cells.next()
      summary.duration += ContinuousClock.now - start - (feed.duration - reading)
      guard let cell else { break }
      summary.count += 1
      summary.height = cell.frame.maxY
      try writer.write(cell)
    }
    try feed.finish()
    try writer.end()
    return summary
  }

  /// Lays out everything, then writes: these forms say at their beginning how large they are.
  private func whole(_ feed: MessageFeed, to file: OutputFile) throws -> LayoutSummary {
    let messages = Array(feed)
    try feed.finish()
    let start = ContinuousClock.now
    let transcript = Transcript(
      messages, style: style, width: width, engine: engine, environment: environment)
    for id in transcript.duplicates {
      Diagnostics.write("bubble: field \"id\": \(id) occurs again; the later message is left out\n")
    }
    let summary = LayoutSummary(
      count: transcript.count, height: transcript.height, duration: ContinuousClock.now - start)
    let size = Size(width: transcript.contentWidth, height: transcript.height)
    var stream = OutputFileStream(file)
    switch form {
    case .svg:
      SVGPainter().paint(transcript.cells, size: size, to: &stream)
    case .html:
      let facts = ["style \(style.name)", "width \(size.width)", "\(transcript.count) messages"]
      HTMLPainter(title: title, summary: facts).paint(transcript.cells, size: size, to: &stream)
    case .json, .jsonl, .text:
      try JSONWriter(options: options).write(transcript) { try file.write($0) }
    }
    try stream.finish()
    return summary
  }
}
