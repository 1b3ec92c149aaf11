import TextLayout
import TextShaping

/// The style of buttons. They are in rows, and all buttons of a row have the same width.
public struct ButtonStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 8
  /// The distance from the bubble's edges, in points; nil to use the padding of other content or, without it, the bubble's.
  public var inset: LayoutUnit?
  /// The minimum height of a button, in points. A title of several lines makes it taller.
  public var height: LayoutUnit = 36
  /// The distance from a button's sides to its title, in points.
  public var padding: LayoutUnit = 8
  /// The distance between buttons, in points.
  public var spacing: LayoutUnit = 2
  /// The font of the titles.
  public var font: TextStyle = .system(15, .semibold)
  /// On how many lines a title is shown that is wider than a whole row. It is cut only after them.
  public var titleLines = 1
  /// The radius of the buttons' corners, in points.
  public var radius: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

extension ButtonStyle: StyleRecord {
  package static let fields: [RecordField<ButtonStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("height", \.height),
    .field("padding", \.padding), .field("spacing", \.spacing), .field("font", \.font),
    .field("titleLines", \.titleLines, .integer(in: 1...100)), .field("radius", \.radius),
  ]
}
