import BubbleLayout
import TextLayout
import TextShaping

extension DisplayList {
  /// One thing to draw. Which of the properties have a meaning depends on its kind; the others are empty or nil.
  public struct Operation: Hashable, Sendable {
    /// What to do.
    public let kind: Kind
    /// The colour; black for pictures.
    public internal(set) var paint: Paint
    /// The number of the path that is filled or stroked, or in which a picture is shown; nil for other kinds.
    public internal(set) var path: Int?
    /// The number of the path that everything is clipped to besides, whatever its kind: a picture to its
    /// bubble, what scrolls to where it is seen; nil if there is none.
    public internal(set) var clip: Int?
    /// The width of a stroke, in points. Ends and corners are round.
    public internal(set) var width = 0.0
    /// The glyphs that are drawn.
    public internal(set) var glyphs = 0..<0
    /// The number of the glyphs' font.
    public internal(set) var font = 0
    /// The number of what a picture shows.
    public internal(set) var subject = 0
    /// The frame that a picture fills, cropped where it has other proportions, relative to the row, in points.
    public internal(set) var frame = Rect.zero
    /// How many of the operations that follow stand in the place of the picture: a renderer that has the picture leaves
    /// them out.
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
    /// Draws a line along a path.
    case stroke
    /// Draws glyphs of a font. Coloured glyphs have their own colours.
    case glyphs
    /// Draws the picture of a subject over a frame, as far as the path reaches, if the renderer has one. The next
    /// `placeholderCount` operations are for those who have none.
    case picture
    /// Draws nothing, but the next `placeholderCount` operations are for those who have no picture of the subject: the
    /// initials of a sender.
    case placeholder
  }

  /// A colour or a gradient.
  public struct Paint: Hashable, Sendable {
    /// The role of the colour, for renderers with palettes of their own; nil for a colour of a bubble's picture.
    public var role: ColorRole?
    /// The colour in the list's theme; of a gradient the first.
    public var color: Color
    /// The stops of a gradient from the top of the path to its bottom; empty for one colour.
    public var stops = 0..<0
    /// Where a gradient begins, relative to the row, in points.
    public var top = 0.0
    /// Where a gradient ends.
    public var bottom = 0.0

    init(_ color: Color, role: ColorRole? = nil) {
      self.color = color
      self.role = role
    }
  }
}
