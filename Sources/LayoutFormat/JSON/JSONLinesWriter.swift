import BubbleLayout
import TextLayout

/// Writes a layout as JSON Lines: a header, then one line per row.
///
/// The fonts of a layout are not known before its last row. So the first row that uses a font describes it,
/// in a member `fonts`; the font's number is valid for all following lines. The first member of a cell is
/// `id`, of a separator `separator`, of the typing row `typing`.
public struct JSONLinesWriter: LayoutWriter {
  private let sink: ByteSink
  private var output: JSONSink
  private var drawer: RowDrawer

  /// Writes to a sink.
  public init(options: WritingOptions = WritingOptions(), sink: @escaping ByteSink) {
    self.sink = sink
    output = JSONSink(.lines, options: options)
    drawer = RowDrawer(options.drawing)
  }

  /// Writes the header line.
  public mutating func begin(_ header: LayoutHeader) throws {
    output.begin()
    header.describe(height: nil, to: &output)
    output.close()
    try endLine()
  }

  /// Remembers the last received message, whose bubble gives the typing row its appearance. It is needed if
  /// the typing row is written before that message.
  public mutating func remember(_ received: TranscriptRow) { drawer.remember(CollectionOfOne(received)) }

  /// Writes a line for a row.
  public mutating func write(_ row: TranscriptRow) throws {
    let known = output.fonts.faces.count
    output.fonts.add(row)
    row.describeWhole(
      fonts: output.fonts.faces[known...], drawing: drawer.drawing(of: row), to: &output)
    try endLine()
  }

  private mutating func endLine() throws {
    output.endLine()
    try output.buffer.flush(to: sink)
  }

  /// Passes what was written so far to the sink, for a pipe whose reader waits for each line.
  public mutating func flush() throws { try output.buffer.flush(to: sink, force: true) }

  /// Passes everything that remains to the sink.
  public mutating func end() throws { try flush() }
}
