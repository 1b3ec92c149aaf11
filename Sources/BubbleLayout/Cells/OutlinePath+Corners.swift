import TextLayout
import TextShaping

extension OutlinePath {
  /// How far a tail extends beyond the frame, in points. Along the bottom edge, it takes twice this length.
  private static let tailReach = 5.0
  /// The position of the control points of a quarter circle, as a fraction of the distance from an end of the
  /// arc to the corner.
  private static let arc = 0.552_284_75

  /// Makes a rectangle with rounded corners, clockwise from the top left corner, in points.
  ///
  /// Radii that are too large for a side are reduced in proportion (CSS Backgrounds 3 §5.5). A tail replaces
  /// the lower corner on its side.
  package init(_ frame: Rect, corners: CornerRadii, tail: Side? = nil) {
    let (left, top) = (frame.minX.points, frame.minY.points)
    let (right, bottom) = (frame.maxX.points, frame.maxY.points)
    let radii = corners.fitted(into: frame.size)
    self.init([.move(Point(left + radii[0], top))])
    addCorner(right, top, from: Point(right - radii[1], top), to: Point(right, top + radii[1]))
    if tail == .right {
      addTail(Self.tail(at: right, bottom, height: bottom - top, reach: Self.tailReach))
    } else {
      addCorner(right, bottom, from: Point(right, bottom - radii[2]), to: Point(right - radii[2], bottom))
    }
    if tail == .left {
      addTail(Self.tail(at: left, bottom, height: bottom - top, reach: -Self.tailReach).reversed())
    } else {
      addCorner(left, bottom, from: Point(left + radii[3], bottom), to: Point(left, bottom - radii[3]))
    }
    addCorner(left, top, from: Point(left, top + radii[0]), to: Point(left + radii[0], top))
    elements.append(.close)
  }

  private mutating func addCorner(_ x: Double, _ y: Double, from start: Point, to end: Point) {
    func control(_ point: Point) -> Point {
      Point(point.x + (x - point.x) * Self.arc, point.y + (y - point.y) * Self.arc)
    }
    elements += [.line(start), .cubic(control(start), control(end), end)]
  }

  private mutating func addTail(_ points: [Point]) {
    elements += [
      .line(points[0]), .cubic(points[1], points[2], points[3]), .cubic(points[4], points[5], points[6]),
    ]
  }

  /// Returns the points of a tail, from the side of the frame over the tip to the bottom edge. The tail is at
  /// most half as tall as the frame.
  private static func tail(at x: Double, _ bottom: Double, height: Double, reach: Double) -> [Point] {
    let rise = min(14, height / 2)
    // First the outline continues straight down the side, then it curves outwards. The tip ends at the level
    // of the bottom edge.
    return [
      Point(x, bottom - rise), Point(x, bottom - rise * 0.45), Point(x + reach * 0.3, bottom - rise * 0.1),
      Point(x + reach, bottom), Point(x, bottom), Point(x - reach, bottom), Point(x - reach * 2, bottom),
    ]
  }
}

extension CornerRadii {
  /// Returns the radii in points, clockwise from the top left corner, reduced so that they fit into the
  /// rectangle.
  fileprivate func fitted(into size: Size) -> [Double] {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max(0, $0.points) }
    let sides = [size.width, size.height, size.width, size.height].map { max(0, $0.points) }
    // Each side must be at least as long as the sum of the radii at its two corners.
    let factors = (0..<4).map { index in
      let sum = radii[index] + radii[(index + 1) % 4]
      return sum > sides[index] ? sides[index] / sum : 1
    }
    let factor = factors.reduce(1, min)
    return radii.map { $0 * factor }
  }
}
