import TextLayout
import TextShaping

/// Rows of buttons of equal width.
public struct ButtonStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// How tall a button is, in points.
  public var height: LayoutUnit
  /// The distance from a button's sides to its title, in points.
  public var padding: LayoutUnit
  /// The distance between buttons, in points.
  public var spacing: LayoutUnit
  /// The font of their titles.
  public var font: TextStyle
  /// The radius of their corners, in points.
  public var radius: LayoutUnit

  /// Buttons of these values.
  public init(
    gap: LayoutUnit = 8, inset: LayoutUnit? = nil, height: LayoutUnit = 36, padding: LayoutUnit = 8,
    spacing: LayoutUnit = 2, font: TextStyle = .system(15, .semibold), radius: LayoutUnit = 4
  ) {
    self.gap = gap
    self.inset = inset
    self.height = height
    self.padding = padding
    self.spacing = spacing
    self.font = font
    self.radius = radius
  }
}

extension ButtonStyle: JSONRecord {
  static var standard: ButtonStyle { ButtonStyle() }

  static let fields: [RecordField<ButtonStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("height", \.height),
    .field("padding", \.padding), .field("spacing", \.spacing), .field("font", \.font),
    .field("radius", \.radius),
  ]
}
