import BubbleLayout
import TextLayout

/// Writes a whole transcript as one JSON document.
///
/// Its height and fonts stand before its cells, so the transcript is walked twice; what is written is never held
/// as a whole.
public struct JSONWriter {
  private let options: WritingOptions

  /// A writer of documents with these options.
  public init(options: WritingOptions = WritingOptions()) { self.options = options }

  /// - Throws: What `sink` throws.
  public func write(_ transcript: Transcript, to sink: ByteSink) throws {
    var header = LayoutHeader(
      style: transcript.style, width: transcript.width, environment: transcript.environment)
    header.width = transcript.contentWidth
    try write(transcript.cells, header: header, to: sink)
  }

  /// Writes cells that stand below each other.
  ///
  /// - Throws: What `sink` throws.
  public func write(_ cells: some Collection<Cell>, header: LayoutHeader, to sink: ByteSink) throws {
    var fonts = FontTable()
    var height: LayoutUnit = 0
    for cell in cells {
      fonts.add(cell)
      height = cell.frame.maxY
    }
    var buffer = ByteBuffer()
    buffer.append("{")
    buffer.appendMembers(of: header, height: height)
    buffer.append(",\n ")
    buffer.append(fonts: fonts.faces, from: 0)
    buffer.append(",\n \"cells\":[")
    var isFirst = true
    for cell in cells {
      buffer.append(isFirst ? "\n  {" : ",\n  {")
      isFirst = false
      buffer.appendMembers(of: cell, options: options, fonts: &fonts)
      buffer.append("}")
      try buffer.flush(to: sink)
    }
    buffer.append("]}\n")
    try buffer.flush(to: sink, force: true)
  }
}
