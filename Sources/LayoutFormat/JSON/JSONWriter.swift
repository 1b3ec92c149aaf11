import BubbleLayout
import TextLayout

/// Writes a whole transcript as one JSON document.
///
/// Its height and fonts come before its cells, and its cells before the other rows, so the transcript is
/// visited several times. The document is never held in memory as a whole.
public struct JSONWriter {
  private let options: WritingOptions

  /// Creates a writer with these options.
  public init(options: WritingOptions = WritingOptions()) { self.options = options }

  /// Writes all rows of a transcript.
  ///
  /// - Throws: The errors of `sink`.
  public func write(_ transcript: Transcript, to sink: ByteSink) throws {
    var header = LayoutHeader(
      style: transcript.style, width: transcript.width, environment: transcript.environment)
    header.width = transcript.contentWidth
    try write(transcript.rows, header: header, to: sink)
  }

  /// Writes cells as a layout.
  ///
  /// - Throws: The errors of `sink`.
  public func write(_ cells: some Collection<Cell>, header: LayoutHeader, to sink: ByteSink) throws {
    try write(cells.lazy.map { TranscriptRow.message($0) }, header: header, to: sink)
  }

  /// Writes rows as a layout. The document has the members `separators` and `typing` if there are such rows.
  ///
  /// - Throws: The errors of `sink`.
  public func write(_ rows: some Collection<TranscriptRow>, header: LayoutHeader, to sink: ByteSink) throws {
    let document = LayoutDocument(rows, header: header)
    var output = JSONSink(.document, options: options, fonts: document.fonts)
    output.begin()
    try document.describe(rows, to: &output) { try $0.buffer.flush(to: sink) }
    output.close()
    output.endLine()
    try output.buffer.flush(to: sink, force: true)
  }

  /// Writes the overlay of a transcript as a separate document. Its frames are relative to the transcript,
  /// except that of the date's label, which is relative to the date's frame.
  ///
  /// - Throws: The errors of `sink`.
  public func write(_ overlay: TranscriptOverlay, to sink: ByteSink) throws {
    var output = JSONSink(.document, options: options, fonts: overlay.fonts)
    output.begin()
    overlay.describe(to: &output)
    output.close()
    output.endLine()
    try output.buffer.flush(to: sink, force: true)
  }
}
