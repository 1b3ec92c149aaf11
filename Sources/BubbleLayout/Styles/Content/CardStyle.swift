import TextLayout
import TextShaping

/// A voice message, a file, a contact or a place: an icon and two lines.
public struct CardStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The width and height of the icon, in points.
  public var iconSize: LayoutUnit
  /// The distance between the icon and the lines, in points.
  public var iconGap: LayoutUnit
  /// The font of the upper line.
  public var titleFont: TextStyle
  /// The font of the lower line.
  public var detailFont: TextStyle
  /// The least width, in points.
  public var minimumWidth: LayoutUnit
  /// The largest width, in points.
  public var maximumWidth: LayoutUnit
  /// The height of a place's map, in points; it is as wide as the card.
  public var mapHeight: LayoutUnit

  /// A card of these values.
  public init(
    gap: LayoutUnit = 5, iconSize: LayoutUnit = 40, iconGap: LayoutUnit = 8,
    titleFont: TextStyle = .system(15, .semibold), detailFont: TextStyle = .system(13),
    minimumWidth: LayoutUnit = 120, maximumWidth: LayoutUnit = 244, mapHeight: LayoutUnit = 120
  ) {
    self.gap = gap
    self.iconSize = iconSize
    self.iconGap = iconGap
    self.titleFont = titleFont
    self.detailFont = detailFont
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.mapHeight = mapHeight
  }
}

extension CardStyle: JSONRecord {
  static var standard: CardStyle { CardStyle() }

  static let fields: [RecordField<CardStyle>] = [
    .field("gap", \.gap), .field("iconSize", \.iconSize), .field("iconGap", \.iconGap),
    .field("titleFont", \.titleFont), .field("detailFont", \.detailFont),
    .field("minimumWidth", \.minimumWidth), .field("maximumWidth", \.maximumWidth),
    .field("mapHeight", \.mapHeight),
  ]

  func check() throws(FieldError) {
    if minimumWidth > maximumWidth {
      throw FieldError("minimumWidth", "is larger than maximumWidth")
    }
  }
}
