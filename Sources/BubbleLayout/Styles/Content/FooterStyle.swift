import TextLayout

/// The footer of a bubble: the mark of an edited message, the time and the delivery state.
public struct FooterStyle: Hashable, Sendable {
  /// The font.
  public var font: TextStyle = .system(11)
  /// The format of the time.
  public var time = TimestampStyle(date: .none, time: .short)
  /// The distance between its parts, in points.
  public var spacing: LayoutUnit = 4
  /// The width of the delivery icon, in points.
  public var deliveryWidth: LayoutUnit = 16
  /// The height of the delivery icon, in points.
  public var deliveryHeight: LayoutUnit = 11
  /// The word that marks an edited message; empty for no word, nil for that of the reader's language.
  public var edited: String?
  /// When it stands beside the last line of what is above it.
  public var tuck: TuckRule = .interval
  /// The minimum distance between the last line and a footer beside it, in points.
  public var tuckGap: LayoutUnit = 6
  /// The distance from what is above, if it has a row of its own, in points.
  public var gap: LayoutUnit = 3
  /// Whether it is laid over the pictures if the bubble ends with pictures.
  public var overlaysMedia = true
  /// The distance from a picture's edges to the capsule behind a footer that is laid over it, in points.
  public var mediaInset: LayoutUnit = 6
  /// The distance from the capsule's sides to the footer, in points; above and below it is a quarter of that.
  public var capsulePadding: LayoutUnit = 8

  /// Creates a style with the default values.
  public init() {}
}

/// When the footer stands beside the last line instead of in a row of its own.
///
/// A text of one line whose direction differs from the interface's is moved to the other side of the bubble,
/// to make room for it.
public enum TuckRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Never.
  case none
  /// If the last line leaves room for the gap and the footer, which stands at the end side of the interface.
  /// For lines taller than 20 points the gap grows in proportion. The footer's middle is above the baseline
  /// by half of the line's space above its capitals.
  case interval
  /// If the last line has the direction of the interface and, together with the footer, is at most as wide as
  /// a line may be. The footer stands on the text's lower edge.
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
