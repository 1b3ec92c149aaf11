import BubbleLayout
import LayoutFormat
import LayoutPainting
import TextLayout

/// Writes a drawing or a page row by row. The head contains the total height, so the rows are kept in a spool
/// until the height is known.
struct DrawingWriter: LayoutWriter {
  private let file: OutputFile
  private var stream: DrawingStream
  private var rows: SpoolStream
  private var header: LayoutHeader?

  init(_ stream: DrawingStream, to file: OutputFile) {
    self.file = file
    self.stream = stream
    rows = SpoolStream(ByteSpool(folder: file.spoolFolder))
  }

  mutating func begin(_ header: LayoutHeader) { self.header = header }

  mutating func write(_ item: TranscriptRow) throws {
    stream.paint(item, to: &rows)
    try rows.check()
  }

  mutating func end() throws {
    guard let header else { return }
    let size = Size(width: header.width ?? stream.extent.width, height: stream.extent.height)
    var output = OutputFileStream(file)
    let facts = ["style \(header.style)", "width \(size.width)", "\(stream.messageCount) messages"]
    stream.writeHead(size: size, summary: facts, to: &output)
    try output.finish()
    try rows.spool.copy { try file.write($0) }
    stream.writeTail(to: &output)
    try output.finish()
  }
}

/// A spool as a text stream. Streams cannot throw, so the first error is kept until `check()`.
private struct SpoolStream: TextOutputStream {
  let spool: ByteSpool
  private var failure: (any Error)?

  init(_ spool: ByteSpool) { self.spool = spool }

  mutating func write(_ text: String) {
    guard failure == nil else { return }
    do { try spool.append(text.utf8) } catch { failure = error }
  }

  func check() throws { if let failure { throw failure } }
}
