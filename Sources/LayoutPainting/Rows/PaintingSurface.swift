import BubbleLayout
import TextLayout
import TextShaping

/// Something that rows are painted on: SVG or pixels. Frames and points are relative to the current row.
protocol PaintingSurface {
  /// Begins a row.
  ///
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
  /// - Parameter clip: Paths whose common inside it is clipped to; nil for none.
  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with ink: Ink)
  /// Paints a layer of a bubble's picture.
  mutating func paint(_ layer: BubblePicture.Layer)
  /// Paints a bubble that is a path.
  ///
  /// - Parameters:
  ///   - role: The role of the message, which decides the colours unless there are `own` ones.
  ///   - own: The colours that follow from the style; nil where it has none.
  mutating func paintBody(_ path: OutlinePath, role: MessageRole, own: BubbleColors?, lineWidth: LayoutUnit)
  /// Draws the lines of a block whose top left corner is at `origin`.
  ///
  /// - Parameter text: The text of the block, so that it can be searched; nil where that is not needed.
  mutating func draw(_ block: TextBlock, text: String?, at origin: Point, with ink: Ink)

  /// Marks the frames of a cell, at its end.
  mutating func mark(_ cell: Cell)
  /// Marks the frames of a separator, at its end.
  mutating func mark(_ separator: TranscriptSeparator)
  /// Marks the frame of the typing row, at its end.
  mutating func markRow(of size: Size)
}

extension PaintingSurface {
  mutating func mark(_ cell: Cell) {}
  mutating func mark(_ separator: TranscriptSeparator) {}
  mutating func markRow(of size: Size) {}
}
