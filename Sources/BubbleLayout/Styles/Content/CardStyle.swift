import TextLayout
import TextShaping

/// The style of cards for voice messages, files, contacts, places and calls: an icon and two lines.
public struct CardStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 5
  /// The width and height of the icon, in points.
  public var iconSize: LayoutUnit = 40
  /// The distance between the icon and the lines, in points.
  public var iconGap: LayoutUnit = 8
  /// The font of the upper line.
  public var titleFont: TextStyle = .system(15, .semibold)
  /// The font of the lower line.
  public var detailFont: TextStyle = .system(13)
  /// The minimum width of a card, in points.
  public var minimumWidth: LayoutUnit = 120
  /// The maximum width of a card, in points.
  public var maximumWidth: LayoutUnit = 244
  /// The maximum width of a card with a name that needs more than `maximumWidth`, in points; nil for `maximumWidth`.
  public var maximumNamedWidth: LayoutUnit?
  /// The maximum number of lines of a name.
  public var nameLines = 1
  /// The height of a place's map, in points. The map is as wide as the card.
  public var mapHeight: LayoutUnit = 120
  /// The duration in seconds at which the card of a voice message reaches the maximum width.
  public var voiceSeconds: Double = 30

  /// Creates a style with the default values.
  public init() {}
}

extension CardStyle: StyleRecord {
  package static let fields: [RecordField<CardStyle>] = [
    .field("gap", \.gap), .field("iconSize", \.iconSize), .field("iconGap", \.iconGap),
    .field("titleFont", \.titleFont), .field("detailFont", \.detailFont),
    .field("minimumWidth", \.minimumWidth), .field("maximumWidth", \.maximumWidth),
    .optional("maximumNamedWidth", \.maximumNamedWidth),
    .field("nameLines", \.nameLines, .integer(in: 1...100)),
    .field("mapHeight", \.mapHeight), .field("voiceSeconds", \.voiceSeconds, .number(in: 1...86_400)),
  ]

  package func check() throws(FieldError) {
    if minimumWidth > maximumWidth {
      throw FieldError("minimumWidth", "is larger than maximumWidth")
    }
  }
}
