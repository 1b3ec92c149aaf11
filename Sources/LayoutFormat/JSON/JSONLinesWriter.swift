import BubbleLayout
import TextLayout

/// Writes a layout as JSON Lines: a header, then one row a line.
///
/// Which fonts are used is not known before the last row, so the first row to use a font describes it, in a
/// member `fonts` of its own; the numbers hold for all lines that follow. A cell begins with its `id`, a row
/// between messages with `separator`, the row of the typing sign with `typing`.
public struct JSONLinesWriter: LayoutWriter {
  private let sink: ByteSink
  private var output: JSONSink

  /// Writes to a sink.
  public init(options: WritingOptions = WritingOptions(), sink: @escaping ByteSink) {
    self.sink = sink
    output = JSONSink(.lines, options: options)
  }

  /// Writes the header line.
  public mutating func begin(_ header: LayoutHeader) throws {
    output.write(header, height: nil)
    output.close()
    try endLine()
  }

  /// Writes a line for a row.
  public mutating func write(_ item: TranscriptItem) throws {
    let known = output.fonts.faces.count
    output.fonts.add(item)
    output.open(row: item.kind)
    item.describe(to: &output)
    if output.fonts.faces.count > known { output.list(fontsFrom: known) }
    output.close(row: item.kind)
    try endLine()
  }

  private mutating func endLine() throws {
    output.buffer.append("\n")
    try output.buffer.flush(to: sink)
  }

  /// Hands what was written so far to the sink; for a pipe whose reader waits for each line.
  public mutating func flush() throws { try output.buffer.flush(to: sink, force: true) }

  /// Hands all that remains to the sink.
  public mutating func end() throws { try flush() }
}
