import TextLayout
import TextShaping

/// The style of the quote of the message that is replied to: a bar, the sender, the text, and a small
/// picture.
public struct QuoteStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 5
  /// The distance from the bubble's edges, in points; nil to use the padding of other content or, without it, the bubble's.
  public var inset: LayoutUnit?
  /// The distance from the quote's edges to its texts, in points.
  public var padding: LayoutUnit = 6
  /// The width of the bar, in points.
  public var barWidth: LayoutUnit = 4
  /// The distance between the bar and the texts, in points.
  public var barGap: LayoutUnit = 8
  /// The width and height of the picture, in points.
  public var pictureSize: LayoutUnit = 40
  /// The font of the sender.
  public var senderFont: TextStyle = .system(13, .semibold)
  /// The font of the text.
  public var font: TextStyle = .system(15)
  /// The maximum number of lines of the text. Beside a picture it is one less, but at least one.
  public var maximumLines = 2
  /// The radius of the quote's corners, in points.
  public var radius: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

extension QuoteStyle: StyleRecord {
  package static let fields: [RecordField<QuoteStyle>] = [
    .field("gap", \.gap), .optional("inset", \.inset), .field("padding", \.padding),
    .field("barWidth", \.barWidth), .field("barGap", \.barGap), .field("pictureSize", \.pictureSize),
    .field("senderFont", \.senderFont), .field("font", \.font),
    .field("maximumLines", \.maximumLines, .integer(in: 1...100)), .field("radius", \.radius),
  ]
}
