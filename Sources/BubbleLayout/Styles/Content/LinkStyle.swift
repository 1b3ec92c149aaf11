import TextLayout
import TextShaping

/// A link preview: a picture across, a title, a summary and the address.
public struct LinkStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// The distance from its edges to its texts, in points.
  public var padding: LayoutUnit
  /// The aspect ratio of its picture, width divided by height.
  public var pictureRatio: Double
  /// The font of the title.
  public var titleFont: TextStyle
  /// The font of the summary and the address.
  public var detailFont: TextStyle
  /// The most lines of the title.
  public var titleLines: Int
  /// The most lines of the summary.
  public var summaryLines: Int
  /// The least width, in points.
  public var minimumWidth: LayoutUnit
  /// The radius of its corners, in points.
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

extension LinkStyle: JSONRecord {
  static var standard: LinkStyle { LinkStyle() }

  static let fields: [RecordField<LinkStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("padding", \.padding),
    .field("pictureRatio", \.pictureRatio, .number(in: 0.1...20)), .field("titleFont", \.titleFont),
    .field("detailFont", \.detailFont), .field("titleLines", \.titleLines, .integer(in: 1...100)),
    .field("summaryLines", \.summaryLines, .integer(in: 1...100)), .field("minimumWidth", \.minimumWidth),
    .field("radius", \.radius),
  ]
}
