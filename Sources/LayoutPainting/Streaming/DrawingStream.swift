import BubbleLayout
import TextLayout

/// Paints rows one after the other, for a drawing or a page whose size is known only at the end. The rows are
/// painted first; then the head, which precedes them, and the tail, which follows them, are written. Head,
/// rows and tail together are the output of `SVGPainter` or `HTMLPainter`.
package struct DrawingStream {
  private let drawing: SVGPainter
  /// The page; nil for a drawing without a page.
  private let page: HTMLPainter?
  private var painter: RowPainter<SVGWriter>?
  /// The number of messages so far.
  package private(set) var messageCount = 0
  private var height = LayoutUnit.zero
  private var width = LayoutUnit.zero

  /// Creates a stream for a drawing.
  package init(_ painter: SVGPainter) {
    drawing = painter
    page = nil
  }

  /// Creates a stream for a page.
  package init(_ page: HTMLPainter) {
    drawing = page.drawing
    self.page = page
  }

  /// The size of all rows so far.
  package var extent: Size { Size(width: width, height: height) }

  /// Paints the next row.
  package mutating func paint(_ row: TranscriptRow, to output: inout some TextOutputStream) {
    if case .message = row { messageCount += 1 }
    (width, height) = (max(width, row.frame.maxX), max(height, row.frame.maxY))
    var painter = painter ?? self.painter(row.colors ?? .standard)
    self.painter = nil
    Self.paint(row, with: &painter) { output.write($0) }
    painter.surface.flush(to: &output)
    self.painter = painter
  }

  /// - Parameter spill: Receives the beginning of a long row.
  private static func paint(
    _ row: TranscriptRow, with painter: inout RowPainter<SVGWriter>, spill: (String) -> Void
  ) {
    withoutActuallyEscaping(spill) { spill in
      painter.surface.spill = spill
      painter.paint(row)
      painter.surface.spill = nil
    }
  }

  /// Writes the head, which precedes the rows.
  ///
  /// - Parameters:
  ///   - size: The size of the transcript, in points.
  ///   - summary: Facts below the title of a page. They replace the painter's `summary`.
  package func writeHead(size: Size, summary: [String] = [], to output: inout some TextOutputStream) {
    let sheet = painter?.surface.sheet ?? .standard
    if var page {
      page.summary = summary
      output.write(page.head(sheet))
    }
    var writer = SVGWriter(painter: drawing, colors: sheet)
    writer.begin(size: size)
    writer.flush(to: &output)
  }

  /// Writes the tail, which follows the rows.
  package func writeTail(to output: inout some TextOutputStream) {
    var writer = SVGWriter(painter: drawing, colors: .standard)
    writer.end()
    writer.flush(to: &output)
    if page != nil { output.write(HTMLPainter.tail) }
  }

  private func painter(_ colors: ChatColors) -> RowPainter<SVGWriter> {
    RowPainter(
      SVGWriter(painter: drawing, colors: colors), theme: drawing.theme, provider: drawing.provider,
      overlay: nil)
  }
}
