import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  mutating func paint(_ bubble: Bubble, role: MessageRole) {
    for layer in layers(of: bubble, role: role) { surface.paint(layer) }
    if let path = bubble.path(inset: bubble.border.half) {
      surface.paintBody(
        path, role: role, own: theme.styledColors(of: bubble),
        lineWidth: bubble.border > 0 ? bubble.border : LayoutUnit(0.75))
    }
  }

  /// Paints a picture in its own shape, cropped to the bubble's where it is masked.
  mutating func paint(_ media: MediaPart, in cell: Cell) {
    let clip = media.isMasked ? cell.bubble.map { shape(of: $0, role: cell.role) } : nil
    surface.fill(
      OutlinePath(media.frame, corners: media.corners), clippedTo: clip,
      with: Ink(source: .label, opacity: 0.25))
  }

  private func shape(of bubble: Bubble, role: MessageRole) -> [OutlinePath] {
    bubble.path().map { [$0] } ?? layers(of: bubble, role: role).map(\.path)
  }

  /// The layers of the bubble's picture, stretched to its frame; none for a bubble that is a path.
  private func layers(of bubble: Bubble, role: MessageRole) -> [BubblePicture.Layer] {
    guard let patch = bubble.ninePatch, let picture = theme.picture(of: bubble, role: role) else { return [] }
    return picture.layers(in: bubble.frame, stretchedBy: patch)
  }
}
