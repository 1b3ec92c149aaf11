/// A place on the page: x to the right, y downwards, in points.
public struct Point: Hashable, Sendable {
  public var x: LayoutUnit
  public var y: LayoutUnit

  public static let zero = Point(x: 0, y: 0)

  public init(x: LayoutUnit, y: LayoutUnit) {
    self.x = x
    self.y = y
  }
}
