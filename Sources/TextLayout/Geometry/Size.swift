/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: LayoutUnit
  public var height: LayoutUnit

  public static let zero = Size(width: 0, height: 0)

  public init(width: LayoutUnit, height: LayoutUnit) {
    self.width = width
    self.height = height
  }
}
