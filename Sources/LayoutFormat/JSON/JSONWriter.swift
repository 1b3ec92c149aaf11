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
    var fonts = FontTable()
    var height: LayoutUnit = 0
    for item in items {
      fonts.add(item)
      height = item.frame.maxY
    }
    var buffer = ByteBuffer()
    buffer.append("{")
    buffer.appendMembers(of: header, height: height)
    buffer.append(",\n ")
    buffer.append(fonts: fonts.faces, from: 0)
    buffer.append(",\n \"cells\":[")
    var isFirst = true
    for case .message(let cell) in items {
      buffer.append(isFirst ? "\n  {" : ",\n  {")
      isFirst = false
      buffer.appendMembers(of: cell, options: options, fonts: &fonts)
      buffer.append("}")
      try buffer.flush(to: sink)
    }
    buffer.append("]")
    isFirst = true
    for case .separator(let separator) in items {
      buffer.append(isFirst ? ",\n \"separators\":[\n  {" : ",\n  {")
      isFirst = false
      buffer.appendMembers(of: separator, kindNamed: "kind", options: options, fonts: &fonts)
      buffer.append("}")
      try buffer.flush(to: sink)
    }
    if !isFirst { buffer.append("]") }
    for case .typing(let frame) in items {
      buffer.append(",\n ")
      buffer.append(typing: frame)
    }
    buffer.append("}\n")
    try buffer.flush(to: sink, force: true)
  }

  /// Writes what floats over a transcript as a document of its own: its frames are in the transcript, that of the
  /// date's label in the date's frame.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ overlay: TranscriptOverlay, to sink: ByteSink) throws {
    var fonts = FontTable()
    if let date = overlay.date { fonts.add(date.separator) }
    var buffer = ByteBuffer()
    buffer.append("{\"format\":")
    buffer.append(quoted: LayoutHeader.format)
    buffer.append(",")
    buffer.append(fonts: fonts.faces, from: 0)
    buffer.append(",")
    buffer.appendMembers(of: overlay, options: options, fonts: &fonts)
    buffer.append("}\n")
    try buffer.flush(to: sink, force: true)
  }
}
