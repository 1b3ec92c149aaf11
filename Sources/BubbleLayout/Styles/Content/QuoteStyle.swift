import TextLayout
import TextShaping

/// The quote of the message that is replied to: a bar, its sender and text, and a small picture.
public struct QuoteStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// The distance from the quote's edges to its texts, in points.
  public var padding: LayoutUnit
  /// The width of the bar, in points.
  public var barWidth: LayoutUnit
  /// The distance between the bar and the texts, in points.
  public var barGap: LayoutUnit
  /// The width and height of the picture, in points.
  public var pictureSize: LayoutUnit
  /// The font of the sender.
  public var senderFont: TextStyle
  /// The font of the text.
  public var font: TextStyle
  /// The most lines of the text; one less beside a picture, but at least one.
  public var maximumLines: Int
  /// The radius of its corners, in points.
  public var radius: LayoutUnit

  /// A quote of these values.
  public init(
    gap: LayoutUnit = 5, inset: LayoutUnit? = nil, padding: LayoutUnit = 6, barWidth: LayoutUnit = 4,
    barGap: LayoutUnit = 8, pictureSize: LayoutUnit = 40, senderFont: TextStyle = .system(13, .semibold),
    font: TextStyle = .system(15), maximumLines: Int = 2, radius: LayoutUnit = 4
  ) {
    self.gap = gap
    self.inset = inset
    self.padding = padding
    self.barWidth = barWidth
    self.barGap = barGap
    self.pictureSize = pictureSize
    self.senderFont = senderFont
    self.font = font
    self.maximumLines = maximumLines
    self.radius = radius
  }
}

extension QuoteStyle: JSONRecord {
  static var standard: QuoteStyle { QuoteStyle() }

  static let fields: [RecordField<QuoteStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("padding", \.padding),
    .field("barWidth", \.barWidth), .field("barGap", \.barGap), .field("pictureSize", \.pictureSize),
    .field("senderFont", \.senderFont), .field("font", \.font),
    .field("maximumLines", \.maximumLines, .integer(in: 1...100)), .field("radius", \.radius),
  ]
}
