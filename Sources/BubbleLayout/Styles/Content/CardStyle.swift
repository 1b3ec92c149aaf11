import TextLayout
import TextShaping

/// A voice, a file, a contact or a place: an icon and two lines.
public struct CardStyle: Hashable, Sendable {
  /// Between it and what is above, in points.
  public var gap: LayoutUnit
  /// The width and height of the icon, in points.
  public var iconSize: LayoutUnit
  /// Between the icon and the lines, in points.
  public var iconGap: LayoutUnit
  /// What the upper line is set in.
  public var titleFont: TextStyle
  /// What the lower line is set in.
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

extension CardStyle: StyleRecord {
  static var standard: CardStyle { CardStyle() }

  static var fields: [StyleField<CardStyle>] {
    [
      .length("gap", \.gap), .length("iconSize", \.iconSize), .length("iconGap", \.iconGap),
      .record("titleFont", \.titleFont), .record("detailFont", \.detailFont),
      .length("minimumWidth", \.minimumWidth), .length("maximumWidth", \.maximumWidth),
      .length("mapHeight", \.mapHeight),
    ]
  }

  func check(_ path: String) throws(StyleError) {
    if minimumWidth > maximumWidth {
      throw StyleError(field: "\(path).minimumWidth", reason: "is larger than maximumWidth")
    }
  }
}

/// What a page says about itself: a picture across, a title and a summary.
public struct LinkStyle: Hashable, Sendable {
  /// Between it and what is above, in points.
  public var gap: LayoutUnit
  /// From the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// From its own edges to its texts, in points.
  public var padding: LayoutUnit
  /// The shape of its picture, as width over height.
  public var pictureRatio: Double
  /// What the title is set in.
  public var titleFont: TextStyle
  /// What summary and address are set in.
  public var detailFont: TextStyle
  /// The most lines of the title.
  public var titleLines: Int
  /// The most lines of the summary.
  public var summaryLines: Int
  /// The least width, in points.
  public var minimumWidth: LayoutUnit
  /// Of its corners, in points.
  public var radius: LayoutUnit

  /// A preview of these values.
  public init(
    gap: LayoutUnit = 5, inset: LayoutUnit? = nil, padding: LayoutUnit = 8, pictureRatio: Double = 2,
    titleFont: TextStyle = .system(15, .semibold), detailFont: TextStyle = .system(13), titleLines: Int = 2,
    summaryLines: Int = 3, minimumWidth: LayoutUnit = 140, radius: LayoutUnit = 8
  ) {
    self.gap = gap
    self.inset = inset
    self.padding = padding
    self.pictureRatio = pictureRatio
    self.titleFont = titleFont
    self.detailFont = detailFont
    self.titleLines = titleLines
    self.summaryLines = summaryLines
    self.minimumWidth = minimumWidth
    self.radius = radius
  }
}

extension LinkStyle: StyleRecord {
  static var standard: LinkStyle { LinkStyle() }

  static var fields: [StyleField<LinkStyle>] {
    [
      .length("gap", \.gap), .optionalLength("inset", \.inset), .length("padding", \.padding),
      .number("pictureRatio", \.pictureRatio, in: 0.1...20), .record("titleFont", \.titleFont),
      .record("detailFont", \.detailFont), .integer("titleLines", \.titleLines, in: 1...100),
      .integer("summaryLines", \.summaryLines, in: 1...100), .length("minimumWidth", \.minimumWidth),
      .length("radius", \.radius),
    ]
  }
}
