import TextLayout

/// The place of a text's capsule in a corner of a round picture.
enum CapsuleOnCircle {
  /// The distance of a capsule from the circle's edge, in points.
  private static let air: LayoutUnit = 8

  /// Returns the distance of a capsule's outer edges from the edges of the square around the circle: the round
  /// end of the capsule is on the diagonal, and stays inside the circle with some air.
  ///
  /// - Returns: Nil if the capsule is too high for the circle.
  static func inset(height: LayoutUnit, diameter: LayoutUnit) -> LayoutUnit? {
    let (radius, end) = (diameter.points / 2, height.points / 2)
    let reach = radius - air.points - end
    guard reach > 0 else { return nil }
    return LayoutUnit(roundingUpPoints: radius - end - reach * 0.5.squareRoot())
  }
}
