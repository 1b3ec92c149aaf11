import TextLayout

/// The footer of a bubble: the mark of an edited message, the time and the delivery state.
public struct FooterStyle: Hashable, Sendable {
  /// The font.
  public var font: TextStyle = .system(11)
  /// How the time is written.
  public var time = TimestampStyle(date: .none, time: .short)
  /// The distance between its parts, in points.
  public var spacing: LayoutUnit = 4
  /// The width of the status sign, in points.
  public var deliveryWidth: LayoutUnit = 16
  /// The height of the status sign, in points.
  public var deliveryHeight: LayoutUnit = 11
  /// The word that marks an edited message, empty for none; nil for that of the reader's language.
  public var edited: String?
  /// When it stands beside the last line of what is above it.
  public var tuck: TuckRule = .interval
  /// The minimum distance between the last line and a footer beside it, in points.
  public var tuckGap: LayoutUnit = 6
  /// The distance from what is above, where it has a row of its own, in points.
  public var gap: LayoutUnit = 3
  /// Whether it is laid over the pictures, where the bubble ends with pictures.
  public var overlaysMedia = true
  /// The distance from a picture's edges to the capsule behind a footer that is laid over it, in points.
  public var mediaInset: LayoutUnit = 6
  /// The distance from the capsule's sides to the footer, in points; a quarter of it above and below.
  public var capsulePadding: LayoutUnit = 8

  /// The values that a style has where it says nothing.
  public init() {}
}

/// When the footer stands beside the last line instead of in a row of its own.
///
/// A text of one line that runs against the interface is moved to the other side of the bubble to make room for it.
public enum TuckRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Never.
  case none
  /// Where the last line leaves room for the gap and the footer, which stands at the end side of the interface.
  /// The gap grows in proportion for lines taller than 20 points. The footer's middle is above the baseline by
  /// half of the room that the line has above its capitals.
  case interval
  /// Where the last line has the direction of the interface and, together with the footer, is not wider than a
  /// line may be. The footer stands on the text's lower edge.
  case trailing
}

extension FooterStyle: StyleRecord {
  package static let fields: [RecordField<FooterStyle>] = [
    .field("font", \.font), .field("time", \.time), .field("spacing", \.spacing),
    .field("statusWidth", \.deliveryWidth), .field("statusHeight", \.deliveryHeight),
    .optional("edited", \.edited), .field("tuck", \.tuck),
    .field("tuckGap", \.tuckGap), .field("gap", \.gap), .field("overlaysMedia", \.overlaysMedia),
    .field("mediaInset", \.mediaInset), .field("capsulePadding", \.capsulePadding),
  ]
}
