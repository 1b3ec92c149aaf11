import BubbleLayout
import TextLayout
import TextShaping

/// What rows are painted on. Frames and points are relative to the row that was begun last.
protocol PaintingSurface {
  /// - Parameter origin: The row's top left corner in the transcript.
  mutating func beginRow(at origin: Point)
  mutating func endRow()

  /// Fills rounded rectangles.
  mutating func fill(_ frame: Rect, radius: LayoutUnit, with ink: Ink)
  /// Draws a line of one point around a rounded rectangle.
  mutating func outline(_ frame: Rect, radius: LayoutUnit, with ink: Ink)
  /// Fills circles.
  mutating func fillCircles(around centers: [OutlinePath.Point], radius: Double, with ink: Ink)
  /// Fills the inside of a path.
  ///
  /// - Parameter clip: Paths that cut it together; nil for none.
  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with ink: Ink)
  /// A layer of a bubble's picture, where it stands.
  mutating func paint(_ layer: BubblePicture.Layer)
  /// A bubble drawn from its corners.
  ///
  /// - Parameters:
  ///   - role: Whose colours it has, unless the style gives it its own.
  mutating func paintBody(_ path: OutlinePath, role: MessageRole, own: BubbleColors?, lineWidth: LayoutUnit)
  /// The lines of a block whose top left corner is at `origin`.
  ///
  /// - Parameter text: What the glyphs say; nil where it need not be found.
  mutating func draw(_ block: TextBlock, text: String?, at origin: Point, with ink: Ink)

  /// Called at the end of a cell.
  mutating func mark(_ cell: Cell)
  /// Called at the end of a row between messages.
  mutating func mark(_ separator: TranscriptSeparator)
  /// Called at the end of any other row.
  mutating func markRow(of size: Size)
}

extension PaintingSurface {
  mutating func mark(_ cell: Cell) {}
  mutating func mark(_ separator: TranscriptSeparator) {}
  mutating func markRow(of size: Size) {}
}
