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
    output.begin()
    header.describe(height: nil, to: &output)
    output.close()
    try endLine()
  }

  /// Writes a line for a row.
  public mutating func write(_ item: TranscriptItem) throws {
    let known = output.fonts.faces.count
    output.fonts.add(item)
    let isFirstUse = output.fonts.faces.count > known
    item.describeWhole(fonts: isFirstUse ? (output.fonts, known) : nil, to: &output)
    try endLine()
  }

  private mutating func endLine() throws {
    output.endLine()
    try output.buffer.flush(to: sink)
  }

  /// Hands what was written so far to the sink; for a pipe whose reader waits for each line.
  public mutating func flush() throws { try output.buffer.flush(to: sink, force: true) }

  /// Hands all that remains to the sink.
  public mutating func end() throws { try flush() }
}
