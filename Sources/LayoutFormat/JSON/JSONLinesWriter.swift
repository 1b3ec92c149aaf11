import BubbleLayout
import TextLayout

/// Writes a layout as JSON Lines: a header, then one row a line.
///
/// Which fonts are used is not known before the last row, so the first row to use a font describes it, in a
/// member `fonts` of its own; the numbers hold for all lines that follow. A cell begins with its `id`, a row
/// between messages with `separator`, the row of the typing sign with `typing`.
public struct JSONLinesWriter: LayoutWriter {
  private let sink: ByteSink
  private let options: WritingOptions
  private var buffer = ByteBuffer()
  private var fonts = FontTable()

  /// Writes to a sink.
  public init(options: WritingOptions = WritingOptions(), sink: @escaping ByteSink) {
    self.sink = sink
    self.options = options
  }

  /// Writes the header line.
  public mutating func begin(_ header: LayoutHeader) throws {
    buffer.append("{")
    buffer.appendMembers(of: header, height: nil)
    buffer.append("}\n")
    try buffer.flush(to: sink)
  }

  /// Writes a line for a row.
  public mutating func write(_ item: TranscriptItem) throws {
    let known = fonts.faces.count
    fonts.add(item)
    buffer.append("{")
    switch item {
    case .message(let cell): buffer.appendMembers(of: cell, options: options, fonts: &fonts)
    case .separator(let separator):
      buffer.appendMembers(of: separator, kindNamed: "separator", options: options, fonts: &fonts)
    case .typing(let frame): buffer.append(typing: frame)
    }
    if fonts.faces.count > known {
      buffer.append(",")
      buffer.append(fonts: fonts.faces, from: known)
    }
    buffer.append("}\n")
    try buffer.flush(to: sink)
  }

  /// Hands what was written so far to the sink; for a pipe whose reader waits for each line.
  public mutating func flush() throws { try buffer.flush(to: sink, force: true) }

  /// Hands all that remains to the sink.
  public mutating func end() throws { try flush() }
}
