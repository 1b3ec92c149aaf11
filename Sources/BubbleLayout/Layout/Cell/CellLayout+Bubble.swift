import TextLayout

extension CellLayout {
  /// Returns the bubble; nil in a style without bubbles, and for a message without a bubble.
  func bubble(in frame: Rect) -> Bubble? {
    let bubble = style.bubble
    if message.hidesBubble || bubble.shape == .none { return nil }
    let hasTail =
      switch bubble.tail {
      case .none: false
      case .always: true
      case .last: placement.isLast
      }
    let picture = bubble.shape == .ninePatch ? bubble.ninePatch : nil
    return Bubble(
      frame: frame, asset: picture?.asset, ninePatch: picture?.ninePatch(on: side),
      tail: hasTail ? side : nil, corners: picture == nil ? corners : .zero, fill: bubble.fill,
      border: bubble.border, role: message.role)
  }

  /// The radii of the corners. Corners on the message's side that touch another message of its group have the
  /// merged radius.
  private var corners: CornerRadii {
    var corners = CornerRadii(all: style.bubble.radius)
    guard let merged = style.bubble.mergedRadius, !style.isCentered else { return corners }
    if !placement.isFirst { corners.topLeft = merged }
    if !placement.isLast { corners.bottomLeft = merged }
    return side == .left ? corners : corners.mirrored
  }
}
