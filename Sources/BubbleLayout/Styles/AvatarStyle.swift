import TextLayout

/// The picture of a sender. It stands in the bubble's margin, which stays empty if no avatar is shown.
public struct AvatarStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit = 30
  /// The radius of its corners, in points.
  public var radius: LayoutUnit = 15
  /// The width of the line around it, in points.
  public var border: LayoutUnit = 0
  /// The colour of that line, such as `#22fa62`, which is passed through to renderers; nil for the renderer's
  /// own colour.
  public var borderColor: String?
  /// The distance from the side of the cell that the message stands on, in points.
  public var start: LayoutUnit = 8
  /// The bubble's margin at this side in a one-to-one conversation, which shows no avatars, in points; nil
  /// for `start`.
  public var marginWithout: LayoutUnit?
  /// What its position is aligned with.
  public var anchor: AvatarAnchor = .bottom
  /// The distance from the cell's lower edge if it is anchored there (`cellBottom`); otherwise how far it is
  /// moved down. In points.
  public var offset: LayoutUnit = 0
  /// Which messages of a group have it.
  public var visibility: GroupVisibility = .always

  /// Creates a style with the default values.
  public init() {}
}

/// What an avatar is aligned with: top to top, bottom to bottom, or middle to middle.
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
  /// The first, and messages that stand alone.
  case first
  /// The last, and messages that stand alone.
  case last
}

extension AvatarStyle: StyleRecord {
  package static let fields: [RecordField<AvatarStyle>] = [
    .field("size", \.size), .field("radius", \.radius), .field("border", \.border),
    .optional("borderColor", \.borderColor, .color),
    .field("start", \.start, .length(in: -10_000...100_000)),
    .optional("marginWithout", \.marginWithout),
    .field("anchor", \.anchor),
    .field("offset", \.offset, .length(in: -10_000...10_000)),
    .field("visibility", \.visibility),
  ]
}
