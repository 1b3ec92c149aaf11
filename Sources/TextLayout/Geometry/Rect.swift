/// A rectangle in points, from its top left corner; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width to the right and the height downwards.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its top left corner's coordinates and its lengths.
  public init(x: LayoutUnit, y: LayoutUnit, width: LayoutUnit, height: LayoutUnit) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle from numbers of points, each rounded to the nearest 1/64 point.
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: LayoutUnit { origin.x }
  /// The top edge.
  public var minY: LayoutUnit { origin.y }
  /// The right edge.
  public var maxX: LayoutUnit { origin.x + size.width }
  /// The bottom edge.
  public var maxY: LayoutUnit { origin.y + size.height }
  /// The distance between the left and the right edge.
  public var width: LayoutUnit { size.width }
  /// The distance between the top and the bottom edge.
  public var height: LayoutUnit { size.height }
  /// Half way between left and right, rounded down to a unit.
  public var midX: LayoutUnit { origin.x + size.width.half }
  /// Half way between top and bottom, rounded down to a unit.
  public var midY: LayoutUnit { origin.y + size.height.half }
}

extension Rect {
  /// The rectangle moved by a distance.
  public func offset(x: LayoutUnit = 0, y: LayoutUnit = 0) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }

  /// The rectangle inside the insets. If the insets are larger than the rectangle, the size is 0 instead of
  /// negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with the insets added around it.
  public func outset(by insets: Insets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// The rectangle reflected about the vertical centre line of a container that starts at x = 0.
  public func mirrored(in containerWidth: LayoutUnit) -> Rect {
    Rect(x: containerWidth - maxX, y: minY, width: width, height: height)
  }

  /// Whether the two rectangles share an area; rectangles that only touch do not.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a point lies inside. The upper and left edges are inside, the lower and right ones are not.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The smallest rectangle around both rectangles.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Rect: CustomStringConvertible {
  /// `[x, y, width, height]` in points.
  public var description: String { "[\(minX), \(minY), \(width), \(height)]" }
}
