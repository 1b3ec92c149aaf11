import BubbleLayout
import TextLayout

extension RowPainter {
  mutating func paint(_ bubble: Bubble, role: MessageRole) {
    if let picture = theme.picture(of: bubble, role: role) {
      let map = StretchMap(picture: picture, caps: bubble.caps, frame: bubble.frame)
      for var layer in picture.layers {
        layer.path = layer.path.mapping { map($0) }
        surface.paint(layer)
      }
    } else {
      // A line that the style asks for stands within the frame.
      let frame = bubble.frame.inset(by: Insets(all: bubble.border.half))
      surface.paintBody(
        RoundedBubble.path(frame: frame, corners: bubble.corners, tail: bubble.tail), role: role,
        own: theme.styledColors(of: bubble), lineWidth: bubble.border > 0 ? bubble.border : LayoutUnit(0.75))
    }
  }

  /// A piece of media in its own shape, cut by that of the bubble where it is masked.
  mutating func paint(_ media: MediaPart, in cell: Cell) {
    let clip = media.isMasked ? cell.bubble.map { outline(of: $0, role: cell.role) } : nil
    surface.fill(
      RoundedBubble.path(frame: media.frame, corners: media.corners, tail: nil), clippedTo: clip,
      with: Ink(source: .label, opacity: 0.25))
  }

  private func outline(of bubble: Bubble, role: MessageRole) -> [PicturePath] {
    guard let picture = theme.picture(of: bubble, role: role) else {
      return [RoundedBubble.path(frame: bubble.frame, corners: bubble.corners, tail: bubble.tail)]
    }
    let map = StretchMap(picture: picture, caps: bubble.caps, frame: bubble.frame)
    return picture.layers.map { $0.path.mapping { map($0) } }
  }
}
