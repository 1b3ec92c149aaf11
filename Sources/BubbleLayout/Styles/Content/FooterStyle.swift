import TextLayout

/// Time, edited mark and status within the bubble.
public struct FooterStyle: Hashable, Sendable {
  /// What it is set in.
  public var font: TextStyle
  /// How moments are written.
  public var time: TimestampStyle
  /// Between its parts, in points.
  public var spacing: LayoutUnit
  /// The width of the status sign, in points.
  public var statusWidth: LayoutUnit
  /// The height of the status sign, in points.
  public var statusHeight: LayoutUnit
  /// What marks a message that was changed; empty for nothing.
  public var edited: String
  /// When it stands beside the last line.
  public var tuck: TuckRule
  /// The least room between the last line and the footer beside it, in points.
  public var tuckGap: LayoutUnit
  /// Between the footer and what is above where it has a row of its own, in points.
  public var gap: LayoutUnit
  /// Whether it stands on a picture that the bubble ends with.
  public var overlaysMedia: Bool
  /// From a picture's edges to the capsule of a footer that stands on it, in points.
  public var mediaInset: LayoutUnit
  /// From the capsule's edges to the footer, in points: above and below a quarter of it.
  public var capsulePadding: LayoutUnit

  /// A footer of these values.
  public init(
    font: TextStyle = .system(11), time: TimestampStyle = TimestampStyle(date: .none, time: .short),
    spacing: LayoutUnit = 4, statusWidth: LayoutUnit = 16, statusHeight: LayoutUnit = 11,
    edited: String = "edited", tuck: TuckRule = .interval, tuckGap: LayoutUnit = 6, gap: LayoutUnit = 3,
    overlaysMedia: Bool = true, mediaInset: LayoutUnit = 6, capsulePadding: LayoutUnit = 8
  ) {
    self.font = font
    self.time = time
    self.spacing = spacing
    self.statusWidth = statusWidth
    self.statusHeight = statusHeight
    self.edited = edited
    self.tuck = tuck
    self.tuckGap = tuckGap
    self.gap = gap
    self.overlaysMedia = overlaysMedia
    self.mediaInset = mediaInset
    self.capsulePadding = capsulePadding
  }
}

/// When the footer stands beside the last line instead of in a row of its own.
public enum TuckRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Never.
  case none
  /// Where the last line and the footer, at the side the interface runs to, keep the gap between them; the gap
  /// grows with lines taller than 20. The footer's middle is on the baseline, raised to the middle of the capitals'
  /// free room.
  case interval
  /// Where the last line runs as the interface does and both together are not wider than a line may be. The footer
  /// stands on the text's lower edge.
  case trailing
}

extension FooterStyle: JSONRecord {
  static var standard: FooterStyle { FooterStyle() }

  static let fields: [RecordField<FooterStyle>] = [
    .field("font", \.font), .field("time", \.time), .field("spacing", \.spacing),
    .field("statusWidth", \.statusWidth), .field("statusHeight", \.statusHeight),
    .field("edited", \.edited), .field("tuck", \.tuck),
    .field("tuckGap", \.tuckGap), .field("gap", \.gap), .field("overlaysMedia", \.overlaysMedia),
    .field("mediaInset", \.mediaInset), .field("capsulePadding", \.capsulePadding),
  ]
}
