/// The outline of a glyph in font units, y upwards, filled by the non-zero rule.
public struct GlyphPath: Hashable, Sendable {
  /// A point in font units.
  public struct Point: Hashable, Sendable {
    /// To the right of the glyph's origin.
    public var x: Int32
    /// Above the baseline.
    public var y: Int32

    /// A point by its coordinates.
    public init(x: Int32, y: Int32) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen. A `move` closes the contour before it, and so does the path's end.
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    /// A quadratic Bézier curve, as TrueType outlines have them.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve, as CFF outlines have them.
    case cubic(control1: Point, control2: Point, to: Point)
  }

  /// In drawing order.
  public var elements: [Element]

  /// A path by its steps.
  public init(elements: [Element] = []) { self.elements = elements }

  /// True for glyphs without ink, such as a space.
  public var isEmpty: Bool { elements.isEmpty }
}
