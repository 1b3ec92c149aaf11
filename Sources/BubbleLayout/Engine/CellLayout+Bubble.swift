import TextLayout

extension CellLayout {
  /// The shape behind the column; nil for a style without bubbles, or a message that has none.
  func bubble() -> Bubble? {
    let bubble = style.bubble
    if message.hidesBubble || bubble.shape == .none { return nil }
    let hasTail =
      switch bubble.tail {
      case .none: false
      case .always: true
      case .last: context.isLast
      }
    let picture = bubble.shape == .picture ? bubble.picture : nil
    return Bubble(
      frame: bubbleFrame, asset: picture?.asset, ninePatch: picture?.ninePatch(on: side),
      tail: hasTail ? side : nil, corners: picture == nil ? corners : .zero, fill: bubble.fill,
      border: bubble.border)
  }

  /// The corners at the message's own side are merged with the neighbours of its group.
  private var corners: CornerRadii {
    var corners = CornerRadii(all: style.bubble.radius)
    guard let merged = style.bubble.mergedRadius, !style.isCentered else { return corners }
    if !context.isFirst { corners.topLeft = merged }
    if !context.isLast { corners.bottomLeft = merged }
    return side == .left ? corners : corners.mirrored
  }

  /// The parts, pictures that reach into the bubble's corners cut like it.
  func shapedMedia() -> [Part] {
    guard parts.contains(where: { if case .media = $0 { true } else { false } }) else { return parts }
    let bubble = bubble()
    let radii = bubble?.corners ?? .zero
    let frame = bubbleFrame
    return parts.map { part in
      guard case .media(var media) = part else { return part }
      func radius(_ radius: LayoutUnit, _ x: LayoutUnit, _ y: LayoutUnit) -> LayoutUnit {
        // A picture that stands as far from both edges has corners of the same middle.
        x == y ? max(0, radius - x) : 0
      }
      let left = media.frame.minX - frame.minX
      let right = frame.maxX - media.frame.maxX
      let top = media.frame.minY - frame.minY
      let bottom = frame.maxY - media.frame.maxY
      media.corners = CornerRadii(
        topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
        bottomRight: radius(radii.bottomRight, right, bottom),
        bottomLeft: radius(radii.bottomLeft, left, bottom))
      return .media(media)
    }
  }
}
