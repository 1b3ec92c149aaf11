/// A shape of lines and curves, filled by the non-zero rule: the outline of a glyph, of a bubble or of a
/// picture.
///
/// The outlines of glyphs are in font units from the glyph's origin, y upwards; those of bubbles and their
/// artwork in points, y downwards; rasterised paths in pixels, y downwards.
public struct OutlinePath: Hashable, Sendable {
  /// A point in the units of its path.
  public struct Point: Hashable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance upwards in the outline of a glyph, otherwise downwards.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen, which ends at the last of its points.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A quadratic Bézier curve: its control point and its end, as in TrueType outlines.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: its two control points and its end, as in CFF outlines.
    case cubic(Point, Point, Point)
    /// A line back to the last `move`.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// Creates a path from its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether the path draws nothing, such as the outline of a space.
  public var isEmpty: Bool { elements.isEmpty }

  /// Returns the path with each of its points moved.
  public func mapping(_ move: (Point) -> Point) -> OutlinePath {
    OutlinePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .quadratic(let control, let end): .quadratic(move(control), move(end))
        case .cubic(let first, let second, let end): .cubic(move(first), move(second), move(end))
        case .close: .close
        }
      })
  }
}
