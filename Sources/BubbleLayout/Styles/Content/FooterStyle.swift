import TextLayout

/// The style of a bubble's footer: the mark of an edited message, the time and the delivery state.
public struct FooterStyle: Hashable, Sendable {
  /// The font of the footer.
  public var font: TextStyle = .system(11)
  /// The format of the time.
  public var time = TimestampStyle(date: .none, time: .short)
  /// The distance between the parts of the footer, in points.
  public var spacing: LayoutUnit = 4
  /// The width of the delivery icon, in points.
  public var deliveryWidth: LayoutUnit = 16
  /// The height of the delivery icon, in points.
  public var deliveryHeight: LayoutUnit = 11
  /// The icons of the delivery states.
  public var deliverySigns = DeliverySigns.ticks
  /// The word that marks an edited message; empty for no word, nil for the word in the reader's language.
  public var edited: String?
  /// When the footer is placed beside the last line of the content above it.
  public var tuck: TuckRule = .interval
  /// The minimum distance between the last line and a footer beside it, in points.
  public var tuckGap: LayoutUnit = 6
  /// The distance from the content above, if the footer has a row of its own, in points.
  public var gap: LayoutUnit = 3
  /// Whether the footer is drawn on the pictures if they are the last content of the bubble.
  public var overlaysMedia = true
  /// The distance from a picture's edges to the capsule behind a footer that is laid over it, in points.
  public var mediaInset: LayoutUnit = 6
  /// The distance from the capsule's sides to the footer, in points. The distances above and below the footer
  /// are a quarter of it.
  public var capsulePadding: LayoutUnit = 8

  /// Creates a style with the default values.
  public init() {}
}

/// When the footer is placed beside the last line instead of in a row of its own.
///
/// A text of one line whose direction is opposite to the interface's is moved to the other side of the
/// bubble, so that the footer fits beside it.
///
/// The last row of a card, such as the size of a file or the number of votes, counts as a last line that has the interface's
/// direction. A footer beside it has the row's baseline. A footer below something with an edge, such as a table, code or a
/// bar, is at least 6 points below.
public enum TuckRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The footer always has a row of its own, at the distance `gap` from everything.
  case none
  /// The footer is beside the last line if the line leaves enough space for the gap and the footer. The
  /// footer is at the end side of the interface. For lines taller than 20 points, the gap grows in
  /// proportion. The vertical middle of the footer is at the middle of the line's capital letters.
  case interval
  /// The footer is beside the last line if the line has the direction of the interface and the line and the
  /// footer together are not wider than the maximum width of a line. The bottom of the footer is at the
  /// text's lower edge.
  case trailing
}

extension FooterStyle: StyleRecord {
  package static let fields: [RecordField<FooterStyle>] = [
    .field("font", \.font), .field("time", \.time), .field("spacing", \.spacing),
    .field("statusWidth", \.deliveryWidth), .field("statusHeight", \.deliveryHeight),
    .field("statusSigns", \.deliverySigns), .optional("edited", \.edited), .field("tuck", \.tuck),
    .field("tuckGap", \.tuckGap), .field("gap", \.gap), .field("overlaysMedia", \.overlaysMedia),
    .field("mediaInset", \.mediaInset), .field("capsulePadding", \.capsulePadding),
  ]
}
