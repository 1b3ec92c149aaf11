/// A place on the page: x to the right, y downwards, in points.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: LayoutUnit
  /// The distance below the origin.
  public var y: LayoutUnit

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A place from its two coordinates.
  public init(x: LayoutUnit, y: LayoutUnit) {
    self.x = x
    self.y = y
  }

  /// A place from numbers of points, each rounded to the nearest 1/64 point.
  @_disfavoredOverload
  public init(x: Double, y: Double) { self.init(x: LayoutUnit(x), y: LayoutUnit(y)) }

  /// The place moved by a distance.
  package func offset(x: LayoutUnit = 0, y: LayoutUnit = 0) -> Point { Point(x: self.x + x, y: self.y + y) }
}

extension Point: CustomStringConvertible {
  /// `[x, y]` in points.
  public var description: String { "[\(x), \(y)]" }
}
