import BubbleLayout
import TextLayout

extension DisplayList {
  /// Creates the list of the operations that draw rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are drawn over earlier ones. The typing row has the bubble
  ///     style of the last received message.
  ///   - theme: The colours and the artwork of bubbles.
  ///   - overlay: The overlay over the rows. It comes last. The date and the avatar that it shows are left
  ///     out in their rows.
  /// - Complexity: Linear in the number of glyphs and of the paths' points.
  public init(
    _ rows: some Sequence<some PaintableRow>, theme: Theme = .light, overlay: TranscriptOverlay? = nil
  ) {
    self.init(rows, theme: theme, overlay: overlay, drawsBubblePictures: false)
  }

  /// - Parameter drawsBubblePictures: Whether the list has the theme's picture files of bubbles, for painters
  ///   that draw the list themselves; otherwise it has their artwork.
  package init(
    _ rows: some Sequence<some PaintableRow>, theme: Theme, overlay: TranscriptOverlay?,
    drawsBubblePictures: Bool
  ) {
    var painter = RowPainter(
      DisplayListSurface(theme: theme), theme: theme, provider: nil,
      drawsBubblePictures: drawsBubblePictures, overlay: overlay)
    for row in rows {
      painter.surface.nextRow = (row.row.id, row.row.frame.size)
      painter.paint(row.row)
    }
    painter.surface.nextRow = (nil, .zero)
    let floating = painter.surface.list.rows.count
    painter.paintOverlay()
    self = painter.surface.list
    for index in floating..<self.rows.count { measure(&self.rows[index], overlay) }
  }

  /// Sets the size of a row of the overlay to the size of the floating date or avatar.
  private func measure(_ row: inout Row, _ overlay: TranscriptOverlay?) {
    let origin = row.frame.origin
    if let date = overlay?.date, date.frame.origin == origin {
      row.frame.size = date.frame.size
    } else if let avatar = overlay?.avatar {
      row.frame.size = Size(
        width: max(0, avatar.frame.maxX - origin.x), height: max(0, avatar.frame.maxY - origin.y))
    }
  }
}
