import BubbleLayout
import TextLayout

extension DisplayList {
  /// The operations of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are drawn over earlier ones. The typing row looks like the bubble of
  ///     the message that was received last.
  ///   - theme: The colours and the pictures of bubbles.
  ///   - overlay: What floats over the rows. It comes last, and is left out at its own place in the rows.
  /// - Complexity: Linear in the glyphs and the points of the paths.
  public init(
    _ rows: some Sequence<some PaintableRow>, theme: Theme = .light, overlay: TranscriptOverlay? = nil
  ) {
    var painter = RowPainter(
      DisplayListSurface(theme: theme), theme: theme, provider: nil, overlay: overlay)
    for row in rows {
      painter.surface.nextRow = (row.row.id, row.row.frame.size)
      painter.paint(row.row)
    }
    painter.surface.nextRow = (nil, .zero)
    painter.paintOverlay()
    self = painter.surface.list
  }
}
