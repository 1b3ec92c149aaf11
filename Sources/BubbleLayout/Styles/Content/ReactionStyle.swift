import TextLayout

/// The style of reactions, each of which is shown in a pill.
public struct ReactionStyle: Hashable, Sendable {
  /// The place of the pills.
  public var place: ReactionPlace = .inside
  /// The distance from the content above, in points, unless the pills overlap the bubble's edge.
  public var gap: LayoutUnit = 6
  /// The height of a pill, in points.
  public var height: LayoutUnit = 24
  /// The distance from a pill's sides to its text, in points.
  public var padding: LayoutUnit = 7
  /// The distance between pills, horizontally and vertically, in points.
  public var spacing: LayoutUnit = 6
  /// If the pills overlap the bubble's edge: how far they extend into the bubble, in points.
  public var overlap: LayoutUnit = 7
  /// The distance from the bubble's side to pills that overlap its lower edge, in points.
  public var edgeInset: LayoutUnit = 6
  /// The maximum number of pills; nil for no maximum. If there are more reactions, the last pill shows the
  /// sum of those without a pill.
  public var maximumCount: Int?
  /// The font.
  public var font: TextStyle = .system(14)

  /// Creates a style with the default values.
  public init() {}
}

/// The place of reactions.
public enum ReactionPlace: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The reactions are in rows inside the bubble.
  case inside
  /// The reactions are in one row that overlaps the bubble's lower edge, towards the middle of the cell.
  case overlapping
  /// The reactions are in rows below the bubble.
  case below
}

extension ReactionStyle: StyleRecord {
  package static let fields: [RecordField<ReactionStyle>] = [
    .field("place", \.place), .field("gap", \.gap),
    .field("height", \.height), .field("padding", \.padding), .field("spacing", \.spacing),
    .field("overlap", \.overlap), .field("edgeInset", \.edgeInset),
    .optional("maximumCount", \.maximumCount, .integer(in: 1...1_000)), .field("font", \.font),
  ]
}
