import TextLayout

/// Reactions, each in a pill.
public struct ReactionStyle: Hashable, Sendable {
  /// Where the pills stand.
  public var place: ReactionPlace
  /// The distance from what is above, where the pills do not overlap it, in points.
  public var gap: LayoutUnit
  /// How tall a pill is, in points.
  public var height: LayoutUnit
  /// The distance from a pill's sides to its text, in points.
  public var padding: LayoutUnit
  /// The distance between pills, horizontally and vertically, in points.
  public var spacing: LayoutUnit
  /// How far the pills reach into the bubble where they overlap it, in points.
  public var overlap: LayoutUnit
  /// The distance from the bubble's inner edge to the pills that overlap it, in points.
  public var edgeInset: LayoutUnit
  /// The most pills; the last one shows the count of all that are left. Nil for all.
  public var maximumCount: Int?
  /// The font.
  public var font: TextStyle

  /// Pills of these values.
  public init(
    place: ReactionPlace = .inside, gap: LayoutUnit = 6, height: LayoutUnit = 24, padding: LayoutUnit = 7,
    spacing: LayoutUnit = 6, overlap: LayoutUnit = 7, edgeInset: LayoutUnit = 6, maximumCount: Int? = nil,
    font: TextStyle = .system(14)
  ) {
    self.place = place
    self.gap = gap
    self.height = height
    self.padding = padding
    self.spacing = spacing
    self.overlap = overlap
    self.edgeInset = edgeInset
    self.maximumCount = maximumCount
    self.font = font
  }
}

/// Where reactions stand.
public enum ReactionPlace: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// In rows within the bubble.
  case inside
  /// In one row over the bubble's lower edge, towards the middle of the cell.
  case overlapping
  /// In rows under the bubble.
  case below
}

extension ReactionStyle: JSONRecord {
  static var standard: ReactionStyle { ReactionStyle() }

  static let fields: [RecordField<ReactionStyle>] = [
    .field("place", \.place), .field("gap", \.gap),
    .field("height", \.height), .field("padding", \.padding), .field("spacing", \.spacing),
    .field("overlap", \.overlap), .field("edgeInset", \.edgeInset),
    .optional("maximumCount", \.maximumCount, .integer(in: 1...1_000)), .field("font", \.font),
  ]
}
