import TextLayout

/// The style of program code, in an attachment or a block. Lines are broken only if they do not fit into the
/// cell.
public struct CodeStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 5
  /// The distance from the edges of the code's background to its lines, in points.
  public var padding: LayoutUnit = 6
  /// The font.
  public var font: TextStyle = CodeStyle.monospaced
  /// The size of code within a text, as a factor of the text's font.
  public var inlineSize = 1.0
  /// The radius of the corners of the background, and of pictures and tables in blocks, in points.
  public var radius: LayoutUnit = 4
  /// Whether a bubble with code may be as wide as the cell allows, whatever the bubble's own limit.
  public var widensBubble = true
  /// Whether lines that do not fit are broken. If false, the code scrolls instead.
  public var wraps = true
  /// The distance between tab stops, as a number of spaces. If nil, it is 8, or in blocks
  /// `RichStyle.tabSize`.
  public var tabSize: Int?
  /// The number of spaces by which the continuation of a broken line is indented relative to the line itself;
  /// nil to begin it at the edge of the text (see `ParagraphOptions.hangingIndent`).
  public var hangingIndent: Int?
  /// Whether code with a known language has a header with the language and an icon that copies it.
  public var showsHeader = false
  /// The font of the language in the header.
  public var headerFont: TextStyle = .system(12, .medium)
  /// Whether lines are numbered.
  public var showsLineNumbers = false
  /// The maximum visible height of the lines, in points; nil for no maximum. Taller code scrolls.
  public var maximumHeight: LayoutUnit?

  /// Creates a style with the default values.
  public init() {}

  /// The bundled fixed-width font.
  public static let monospaced = TextStyle(family: "Noto Sans Mono", size: 13)
}

extension CodeStyle: StyleRecord {
  package static let fields: [RecordField<CodeStyle>] = [
    .field("gap", \.gap), .field("padding", \.padding), .field("font", \.font),
    .field("inlineSize", \.inlineSize, .number(in: 0.1...10)),
    .field("radius", \.radius), .field("widensBubble", \.widensBubble),
    .field("wraps", \.wraps), .optional("tabSize", \.tabSize, .integer(in: 1...16)),
    .optional("hangingIndent", \.hangingIndent, .integer(in: 0...16)),
    .field("showsHeader", \.showsHeader), .field("headerFont", \.headerFont),
    .field("showsLineNumbers", \.showsLineNumbers), .optional("maximumHeight", \.maximumHeight),
  ]
}
