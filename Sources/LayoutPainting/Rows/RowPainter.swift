import BubbleLayout
import TextLayout

/// Decides what is painted for each row, where and in which colour. Surfaces do the painting.
struct RowPainter<Surface: PaintingSurface> {
  var surface: Surface
  let theme: Theme
  /// What floats over the rows, and is left out at its own place in them.
  let overlay: TranscriptOverlay?
  /// The corner radius of the avatar that floats.
  var floatingRadius: LayoutUnit?
  /// The side of the message that was received last, its bubble, and where its cell begins.
  var lastReceived: (side: Side, bubble: Bubble?, origin: LayoutUnit)?

  init(_ surface: Surface, theme: Theme, overlay: TranscriptOverlay?) {
    self.surface = surface
    self.theme = theme
    self.overlay = overlay
  }

  /// Paints a row where its frame is.
  mutating func paint(_ item: TranscriptItem) {
    switch item {
    case .message(let cell): paint(cell)
    case .separator(let separator):
      if !isFloating(separator) { paint(separator, in: separator.frame, floats: false) }
    case .typing(let frame): paintTyping(in: frame)
    }
  }

  private mutating func paint(_ cell: Cell) {
    surface.beginRow(at: cell.frame.origin)
    if let bubble = cell.bubble { paint(bubble, role: cell.role) }
    let capsule = cell.capsule
    for part in cell.parts { paint(part, in: cell, capsule: capsule) }
    surface.mark(cell)
    surface.endRow()
    if cell.role == .received { lastReceived = (cell.side, cell.bubble, cell.frame.minX) }
  }
}
