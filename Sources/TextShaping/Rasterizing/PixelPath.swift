/// A path in pixels, y downwards, filled by the non-zero rule.
public struct PixelPath: Hashable, Sendable {
  /// A place in pixels; whole numbers are pixels' corners.
  public struct Point: Hashable, Sendable {
    /// From the left.
    public var x: Double
    /// From the top.
    public var y: Double

    /// A place by its coordinates.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen. A `move` closes the contour before it, and so does the path's end.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  /// In drawing order.
  public var elements: [Element]

  /// A path by its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The outline of a glyph whose origin stands at `origin`, `scale` pixels a font unit large.
  public init(_ glyph: GlyphPath, origin: Point, scale: Double) {
    func point(_ point: GlyphPath.Point) -> Point {
      Point(origin.x + Double(point.x) * scale, origin.y - Double(point.y) * scale)
    }
    self.init(
      glyph.elements.map { element in
        switch element {
        case .move(let to): .move(point(to))
        case .line(let to): .line(point(to))
        case .quadratic(let control, let to): .quadratic(point(control), point(to))
        case .cubic(let first, let second, let to): .cubic(point(first), point(second), point(to))
        }
      })
  }
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// How many columns.
  public var width: Int
  /// How many rows.
  public var height: Int

  /// A rectangle by its place and size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
