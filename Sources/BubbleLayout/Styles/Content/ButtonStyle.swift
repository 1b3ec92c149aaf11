import TextLayout
import TextShaping

/// Rows of buttons of equal width.
public struct ButtonStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit = 8
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// The height of a button, in points.
  public var height: LayoutUnit = 36
  /// The distance from a button's sides to its title, in points.
  public var padding: LayoutUnit = 8
  /// The distance between buttons, in points.
  public var spacing: LayoutUnit = 2
  /// The font of their titles.
  public var font: TextStyle = .system(15, .semibold)
  /// The radius of their corners, in points.
  public var radius: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

extension ButtonStyle: StyleRecord {
  package static let fields: [RecordField<ButtonStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("height", \.height),
    .field("padding", \.padding), .field("spacing", \.spacing), .field("font", \.font),
    .field("radius", \.radius),
  ]
}
