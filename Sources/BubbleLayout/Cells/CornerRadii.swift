import TextLayout

/// The radii of a rectangle's corners, in points, in the order in which the output lists them.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner.
  public var topLeft: LayoutUnit
  /// The top right corner.
  public var topRight: LayoutUnit
  /// The bottom right corner.
  public var bottomRight: LayoutUnit
  /// The bottom left corner.
  public var bottomLeft: LayoutUnit

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// Creates radii from four values, in points.
  public init(
    topLeft: LayoutUnit, topRight: LayoutUnit, bottomRight: LayoutUnit, bottomLeft: LayoutUnit
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii, in points.
  public init(all radius: LayoutUnit) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Returns radii for the two corners at the end side: at the right, or at the left in a mirrored interface.
  static func ending(_ radius: LayoutUnit, isMirrored: Bool) -> CornerRadii {
    let radii = CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
    return isMirrored ? radii.mirrored : radii
  }

  /// The radii of the mirror image.
  var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}
