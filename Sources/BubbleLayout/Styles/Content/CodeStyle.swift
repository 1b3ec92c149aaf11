import TextLayout

/// Program code, attached or a block of a message. Lines are not broken while there is room in the cell.
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
  /// Whether lines are broken if there is no room for them; otherwise they scroll.
  public var wraps = true
  /// The distance between tab stops, as a count of spaces; nil for 8, and for that of `RichStyle` in blocks.
  public var tabSize: Int?
  /// By how many spaces the rest of a broken line begins further in than the line itself; nil to begin it at the edge
  /// (`ParagraphOptions.hangingIndent`).
  public var hangingIndent: Int?
  /// Whether code whose language is given has it above its lines, with a sign to copy them.
  public var showsHeader = false
  /// The font of the language.
  public var headerFont: TextStyle = .system(12, .medium)
  /// Whether lines are numbered.
  public var showsLineNumbers = false
  /// The most of its lines' height that is shown, in points, in which the others scroll; nil for any height.
  public var maximumHeight: LayoutUnit?

  /// The values that a style has where it says nothing.
  public init() {}

  /// The bundled fixed-width font.
  public static let monospaced = TextStyle(family: "Noto Sans Mono", size: 13)
}

extension CodeStyle: StyleRecord {
  package static let fields: [RecordField<CodeStyle>] = [
    .field("gap", \.gap), .field("padding", \.padding), .field("font", \.font),
    .field("radius", \.radius), .field("widensBubble", \.widensBubble),
    .field("wraps", \.wraps), .optional("tabSize", \.tabSize, .integer(in: 1...16)),
    .optional("hangingIndent", \.hangingIndent, .integer(in: 0...16)),
    .field("showsHeader", \.showsHeader), .field("headerFont", \.headerFont),
    .field("showsLineNumbers", \.showsLineNumbers), .optional("maximumHeight", \.maximumHeight),
  ]
}
