import TextLayout

/// Program code, whose lines are not broken while there is room in the cell.
public struct CodeStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit = 5
  /// The distance from its edges to its lines, in points.
  public var padding: LayoutUnit = 6
  /// The font.
  public var font: TextStyle = CodeStyle.monospaced
  /// The radius of its corners, in points.
  public var radius: LayoutUnit = 4
  /// Whether a bubble with code may become as wide as the cell allows, whatever its own limit.
  public var widensBubble = true

  /// The values that a style has where it says nothing.
  public init() {}

  /// The bundled fixed-width font.
  public static let monospaced = TextStyle(family: "Noto Sans Mono", size: 13)
}

extension CodeStyle: StyleRecord {
  package static let fields: [RecordField<CodeStyle>] = [
    .field("gap", \.gap), .field("padding", \.padding), .field("font", \.font),
    .field("radius", \.radius), .field("widensBubble", \.widensBubble),
  ]
}
