/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: LayoutUnit
  /// The extent from top to bottom.
  public var height: LayoutUnit

  /// A width and a height of 0.
  public static let zero = Size(width: 0, height: 0)

  /// A size from its two lengths.
  public init(width: LayoutUnit, height: LayoutUnit) {
    self.width = width
    self.height = height
  }

  /// A size from numbers of points, each rounded to the nearest 1/64 point.
  @_disfavoredOverload
  public init(width: Double, height: Double) {
    self.init(width: LayoutUnit(width), height: LayoutUnit(height))
  }
}

extension Size: CustomStringConvertible {
  /// `[width, height]` in points.
  public var description: String { "[\(width), \(height)]" }
}
