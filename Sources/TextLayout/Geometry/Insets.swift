/// Distances from the four sides of a rectangle inwards, in points, with physical sides.
public struct Insets: Hashable, Sendable {
  public var top: LayoutUnit
  public var left: LayoutUnit
  public var bottom: LayoutUnit
  public var right: LayoutUnit

  public static let zero = Insets(all: 0)

  public init(top: LayoutUnit, left: LayoutUnit, bottom: LayoutUnit, right: LayoutUnit) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(all inset: LayoutUnit) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The insets of the mirror image.
  public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
