/// Distances from the four sides of a rectangle inwards, in points. Left and right do not depend on the
/// direction of the text.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge down.
  public var top: LayoutUnit
  /// The distance from the left edge to the right.
  public var left: LayoutUnit
  /// The distance from the bottom edge up.
  public var bottom: LayoutUnit
  /// The distance from the right edge to the left.
  public var right: LayoutUnit

  /// No insets.
  public static let zero = Insets(all: 0)

  /// Insets from their four distances.
  public init(top: LayoutUnit, left: LayoutUnit, bottom: LayoutUnit, right: LayoutUnit) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  public init(all inset: LayoutUnit) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The insets of the mirror image.
  public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Insets: CustomStringConvertible {
  /// `[top, left, bottom, right]` in points.
  public var description: String { "[\(top), \(left), \(bottom), \(right)]" }
}
