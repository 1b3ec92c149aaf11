extension OutlinePath {
  /// The corners of the smallest box around the path. It is exact for curves, because it does not use their
  /// control points. Nil for an empty path.
  ///
  /// - Complexity: Linear in the number of elements.
  public var bounds: (minimum: Point, maximum: Point)? {
    var corners: (minimum: Point, maximum: Point)?
    var (pen, start) = (Point(0, 0), Point(0, 0))
    func include(_ point: Point) {
      let (low, high) = corners ?? (point, point)
      corners = (
        Point(min(low.x, point.x), min(low.y, point.y)), Point(max(high.x, point.x), max(high.y, point.y))
      )
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        pen = end
      case .line(let end): pen = end
      case .quadratic(let control, let end):
        for place in Self.turns(pen, control, control, end, share: 2.0 / 3) { include(place) }
        pen = end
      case .cubic(let first, let second, let end):
        for place in Self.turns(pen, first, second, end) { include(place) }
        pen = end
      case .close: pen = start
      }
      include(pen)
    }
    return corners
  }

  /// Returns the points at which a curve changes direction horizontally or vertically.
  ///
  /// - Parameter share: How far along the lines from the ends to the given points the cubic control points
  ///   are: 1 for a cubic curve, two thirds for a quadratic curve, whose single control point is given twice.
  private static func turns(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, share: Double = 1
  ) -> [Point] {
    let xs = [
      start.x, start.x + (first.x - start.x) * share, end.x + (second.x - end.x) * share, end.x,
    ]
    let ys = [
      start.y, start.y + (first.y - start.y) * share, end.y + (second.y - end.y) * share, end.y,
    ]
    return (turns(xs) + turns(ys)).map { Point(value(xs, at: $0), value(ys, at: $0)) }
  }

  /// Returns the places between 0 and 1 where the derivative of a cubic polynomial in Bézier form is zero.
  private static func turns(_ p: [Double]) -> [Double] {
    let a = p[3] - p[0] + 3 * (p[1] - p[2])
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    let root = (b * b - 4 * a * c).squareRoot()
    // Each of the two usual formulas is inaccurate for one root if `a` is small.
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }

  private static func value(_ p: [Double], at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * p[0] + 3 * u * t * (u * p[1] + t * p[2]) + t * t * t * p[3]
  }
}
