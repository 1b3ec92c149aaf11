import BubbleLayout
import TextLayout
import TextShaping

extension DisplayList {
  /// One drawing operation. Its kind determines which properties are used; the others have empty or default
  /// values.
  public struct Operation: Hashable, Sendable {
    /// The kind of the operation.
    public let kind: Kind
    /// The colour; for a picture, that of the hairline inside its edge.
    public internal(set) var paint: Paint
    /// The number of the path that is filled or stroked, or in which a picture is shown; nil for other kinds.
    public internal(set) var path: Int?
    /// The number of a further clip path, for every kind: for example, a picture is clipped to its bubble,
    /// and scrolling content to its visible part. Nil if there is none.
    public internal(set) var clip: Int?
    /// The width of a stroke, in points. Ends and corners are round. For a picture, the width of the hairline
    /// inside its edge; 0 for a picture without one, such as a sticker.
    public internal(set) var width = 0.0
    /// The glyphs that are drawn.
    public internal(set) var glyphs = 0..<0
    /// The number of the glyphs' font.
    public internal(set) var font = 0
    /// The number of the subject that a picture shows.
    public internal(set) var subject = 0
    /// The frame that a picture fills, cropped if its proportions differ, relative to the row, in points.
    public internal(set) var frame = Rect.zero
    /// How many of the following operations are a placeholder for the picture. A renderer that has the
    /// picture skips them.
    public internal(set) var placeholderCount = 0

    init(_ kind: Kind, paint: Paint = Paint(Color(0))) {
      self.kind = kind
      self.paint = paint
    }
  }

  /// The kinds of operations.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Fills a path by the non-zero rule.
    case fill
    /// Draws a line along a path, with round ends and corners.
    case stroke
    /// Draws glyphs of a font. Coloured glyphs have their own colours.
    case glyphs
    /// Draws the picture of a subject over a frame, clipped to the path, if the renderer has one, and skips the next
    /// `placeholderCount` operations. Renderers that have none draw these operations instead. A hairline runs along the inside of
    /// the path, so that a picture in the colour of the page has an edge.
    case picture
    /// Draws nothing. The next `placeholderCount` operations are for renderers without a picture of the
    /// subject: the initials of a sender.
    case placeholder
  }

  /// A colour or a gradient.
  public struct Paint: Hashable, Sendable {
    /// The role of the colour, for renderers with their own palettes; nil for a colour that is not in the
    /// palette.
    public var role: ColorRole?
    /// The colour in the list's theme. For a gradient, the first colour.
    public var color: Color
    /// The stops of a gradient from the top of the path to its bottom; empty for one colour.
    public var stops = 0..<0
    /// The top of a gradient, relative to the row, in points.
    public var top = 0.0
    /// The bottom of a gradient, relative to the row, in points.
    public var bottom = 0.0

    init(_ color: Color, role: ColorRole? = nil) {
      self.color = color
      self.role = role
    }
  }
}
