import TextLayout

extension PartPlacer {
  /// Adds a picture. Its corners are those of the bubble that it reaches into, or have a radius.
  mutating func media(_ part: MediaPart, radius: LayoutUnit) {
    var part = part
    part.frame = placed(part.frame)
    part.picture = placed(part.picture)
    part.isCovered = isCovered
    // A video note is round in any place.
    if !part.isRound {
      let cropped = bubble.map { $0.corners.inset(from: $0.frame, to: part.frame) } ?? .zero
      part.corners = cropped == .zero ? CornerRadii(all: radius) : cropped
    }
    add(.media(part))
  }
}
