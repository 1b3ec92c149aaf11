import BubbleLayout
import TextLayout

/// Writes a whole transcript as one JSON document.
///
/// Its height and fonts stand before its cells, and its cells before the rows between them, so the transcript is
/// walked several times; what is written is never held as a whole.
public struct JSONWriter {
  private let options: WritingOptions

  /// A writer of documents with these options.
  public init(options: WritingOptions = WritingOptions()) { self.options = options }

  /// Writes all rows of a transcript.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ transcript: Transcript, to sink: ByteSink) throws {
    var header = LayoutHeader(
      style: transcript.style, width: transcript.width, environment: transcript.environment)
    header.width = transcript.contentWidth
    try write(transcript.items, header: header, to: sink)
  }

  /// Writes cells that stand below each other.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ cells: some Collection<Cell>, header: LayoutHeader, to sink: ByteSink) throws {
    try write(cells.lazy.map { TranscriptItem.message($0) }, header: header, to: sink)
  }

  /// Writes rows that stand below each other. The members `separators` and `typing` are there where such rows are.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ items: some Collection<TranscriptItem>, header: LayoutHeader, to sink: ByteSink) throws
  {
    var output = JSONSink(.document, options: options)
    var height: LayoutUnit = 0
    for item in items {
      output.fonts.add(item)
      height = item.frame.maxY
    }
    output.write(header, height: height)
    output.begin(",\n ")
    output.list(fontsFrom: 0)
    output.buffer.append(",\n \"cells\":[")
    let cells = items.lazy.filter { if case .message = $0 { true } else { false } }
    _ = try write(cells, after: "\n  ", through: &output, to: sink)
    output.buffer.append("]")
    let separators = items.lazy.filter { if case .separator = $0 { true } else { false } }
    if try write(separators, after: ",\n \"separators\":[\n  ", through: &output, to: sink) {
      output.buffer.append("]")
    }
    let typing = items.lazy.filter { if case .typing = $0 { true } else { false } }
    _ = try write(typing, after: ",\n ", through: &output, to: sink)
    output.buffer.append("}\n")
    try output.buffer.flush(to: sink, force: true)
  }

  /// Writes rows on lines of their own.
  ///
  /// - Parameter head: What stands before the first of them.
  /// - Returns: Whether there were any.
  private func write(
    _ rows: some Sequence<TranscriptItem>, after head: StaticString, through output: inout JSONSink,
    to sink: ByteSink
  ) throws -> Bool {
    var isFirst = true
    for row in rows {
      output.buffer.append(isFirst ? head : ",\n  ")
      isFirst = false
      output.open(row: row.kind)
      row.describe(to: &output)
      output.close(row: row.kind)
      try output.buffer.flush(to: sink)
    }
    return !isFirst
  }

  /// Writes what floats over a transcript as a document of its own: its frames are in the transcript, that of the
  /// date's label in the date's frame.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ overlay: TranscriptOverlay, to sink: ByteSink) throws {
    var output = JSONSink(.document, options: options)
    if let date = overlay.date { output.fonts.add(date.separator) }
    output.begin("{")
    output.field("format", LayoutHeader.format)
    output.list(fontsFrom: 0)
    overlay.describe(to: &output)
    output.buffer.append("}\n")
    try output.buffer.flush(to: sink, force: true)
  }
}
