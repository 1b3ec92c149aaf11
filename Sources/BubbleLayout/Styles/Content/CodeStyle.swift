import TextLayout

/// Program code, whose lines are not broken while there is room in the cell.
public struct CodeStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The distance from its edges to its lines, in points.
  public var padding: LayoutUnit
  /// The font.
  public var font: TextStyle
  /// The radius of its corners, in points.
  public var radius: LayoutUnit
  /// Whether a bubble with code may become as wide as the cell allows, whatever its own limit.
  public var widensBubble: Bool

  /// Code of these values.
  public init(
    gap: LayoutUnit = 5, padding: LayoutUnit = 6, font: TextStyle = CodeStyle.monospaced,
    radius: LayoutUnit = 4, widensBubble: Bool = true
  ) {
    self.gap = gap
    self.padding = padding
    self.font = font
    self.radius = radius
    self.widensBubble = widensBubble
  }

  /// The bundled fixed-width font.
  public static let monospaced = TextStyle(family: "Noto Sans Mono", size: 13)
}

extension CodeStyle: JSONRecord {
  static var standard: CodeStyle { CodeStyle() }

  static let fields: [RecordField<CodeStyle>] = [
    .field("gap", \.gap), .field("padding", \.padding), .field("font", \.font),
    .field("radius", \.radius), .field("widensBubble", \.widensBubble),
  ]
}
