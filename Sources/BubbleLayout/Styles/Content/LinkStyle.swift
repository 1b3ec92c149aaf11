import TextLayout
import TextShaping

/// The style of link previews: a picture above a title, a summary and the address.
public struct LinkStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 5
  /// The distance from the bubble's edges, in points; nil to use the padding of other content or, without it, the bubble's.
  public var inset: LayoutUnit?
  /// The distance from the edges of the preview to its texts, in points.
  public var padding: LayoutUnit = 8
  /// The aspect ratio of the picture, width divided by height.
  public var pictureRatio: Double = 2
  /// The width and height of a small picture beside the texts, in points (see `LinkPreview.isPictureSmall`).
  public var smallPictureSize: LayoutUnit = 56
  /// The font of the title.
  public var titleFont: TextStyle = .system(15, .semibold)
  /// The font of the summary and the address.
  public var detailFont: TextStyle = .system(13)
  /// The maximum number of lines of the title.
  public var titleLines = 2
  /// The maximum number of lines of the summary.
  public var summaryLines = 3
  /// The minimum width of the preview, in points.
  public var minimumWidth: LayoutUnit = 140
  /// The radius of the preview's corners, in points.
  public var radius: LayoutUnit = 8

  /// Creates a style with the default values.
  public init() {}
}

extension LinkStyle: StyleRecord {
  package static let fields: [RecordField<LinkStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("padding", \.padding),
    .field("pictureRatio", \.pictureRatio, .number(in: 0.1...20)),
    .field("smallPictureSize", \.smallPictureSize), .field("titleFont", \.titleFont),
    .field("detailFont", \.detailFont), .field("titleLines", \.titleLines, .integer(in: 1...100)),
    .field("summaryLines", \.summaryLines, .integer(in: 1...100)), .field("minimumWidth", \.minimumWidth),
    .field("radius", \.radius),
  ]
}
