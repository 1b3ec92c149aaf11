import TextLayout

extension CornerRadii {
  /// Returns the radii with which a box stays within a bubble that has these corners; nil if the box's own
  /// radius suffices.
  func holding(_ box: Rect, of radius: LayoutUnit, in bubble: Rect) -> CornerRadii? {
    let left = max(0, box.minX - bubble.minX)
    let right = max(0, bubble.maxX - box.maxX)
    let top = max(0, box.minY - bubble.minY)
    let bottom = max(0, bubble.maxY - box.maxY)
    /// A corner of the box extends beyond the bubble if the distance between the centres of the two arcs is
    /// larger than the difference of their radii. A corner that has the bubble's radius less its distance
    /// from the edge never does.
    func held(_ outer: LayoutUnit, _ x: LayoutUnit, _ y: LayoutUnit) -> LayoutUnit {
      let (far, high) = (outer - radius - x, outer - radius - y)
      guard far > 0, high > 0 else { return radius }
      let distance = (far.points * far.points + high.points * high.points).squareRoot()
      return distance <= (outer - radius).points ? radius : max(radius, outer - min(x, y))
    }
    let corners = CornerRadii(
      topLeft: held(topLeft, left, top), topRight: held(topRight, right, top),
      bottomRight: held(bottomRight, right, bottom), bottomLeft: held(bottomLeft, left, bottom))
    return corners == CornerRadii(all: radius) ? nil : corners
  }

  /// Returns the radii of a frame inside another frame that has these corners. If the inner frame has the
  /// same distance from both edges, its corner is concentric with the outer one; otherwise it is square.
  func inset(from outer: Rect, to inner: Rect) -> CornerRadii {
    func radius(_ radius: LayoutUnit, _ x: LayoutUnit, _ y: LayoutUnit) -> LayoutUnit {
      x == y ? max(0, radius - x) : 0
    }
    let left = inner.minX - outer.minX
    let right = outer.maxX - inner.maxX
    let top = inner.minY - outer.minY
    let bottom = outer.maxY - inner.maxY
    return CornerRadii(
      topLeft: radius(topLeft, left, top), topRight: radius(topRight, right, top),
      bottomRight: radius(bottomRight, right, bottom), bottomLeft: radius(bottomLeft, left, bottom))
  }
}
