import TextLayout

/// The picture of a sender. It stands in the bubble's margin, which stays empty where no avatar is shown.
public struct AvatarStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit
  /// The radius of its corners, in points.
  public var radius: LayoutUnit
  /// The width of the line around it, in points.
  public var border: LayoutUnit
  /// The distance from the side of the cell that the message stands on, in points.
  public var start: LayoutUnit
  /// What it is aligned with.
  public var anchor: AvatarAnchor
  /// The distance from the cell's lower edge where it is anchored there (`cellBottom`), otherwise how far it is moved
  /// down. In points.
  public var offset: LayoutUnit
  /// Which messages of a group have it.
  public var visibility: GroupVisibility

  /// An avatar of these values.
  public init(
    size: LayoutUnit = 30, radius: LayoutUnit = 15, border: LayoutUnit = 0, start: LayoutUnit = 8,
    anchor: AvatarAnchor = .bottom, offset: LayoutUnit = 0, visibility: GroupVisibility = .always
  ) {
    self.size = size
    self.radius = radius
    self.border = border
    self.start = start
    self.anchor = anchor
    self.offset = offset
    self.visibility = visibility
  }
}

/// What an avatar is aligned with, top to top, bottom to bottom or middle to middle.
public enum AvatarAnchor: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The upper edge of the cell.
  case cellTop
  /// The lower edge of the cell.
  case cellBottom
  /// The upper edge of the bubble.
  case top
  /// The lower edge of the bubble.
  case bottom
  /// The middle of the bubble.
  case center
  /// The middle of the first line of text.
  case firstLine
  /// The middle of the last line of text.
  case lastLine
}

/// Which messages of a group have an avatar, a name or a label.
public enum GroupVisibility: String, Hashable, Sendable, CaseIterable, JSONWord {
  case always
  /// The first, and those that stand alone.
  case first
  /// The last, and those that stand alone.
  case last
}

extension AvatarStyle: JSONRecord {
  static var standard: AvatarStyle { AvatarStyle() }

  static let fields: [RecordField<AvatarStyle>] = [
    .field("size", \.size), .field("radius", \.radius), .field("border", \.border),
    .field("start", \.start, .length(in: -10_000...100_000)),
    .field("anchor", \.anchor),
    .field("offset", \.offset, .length(in: -10_000...10_000)),
    .field("visibility", \.visibility),
  ]
}
