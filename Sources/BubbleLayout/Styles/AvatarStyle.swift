import TextLayout

/// The style of the sender's picture (avatar). It is in the bubble's margin, which stays empty if no avatar
/// is shown.
public struct AvatarStyle: Hashable, Sendable {
  /// The width and height of the avatar, in points.
  public var size: LayoutUnit = 30
  /// The radius of the corners, in points.
  public var radius: LayoutUnit = 15
  /// The width of the border line, in points.
  public var border: LayoutUnit = 0
  /// The colour of the border line, such as `#22fa62`, which is passed through to renderers; nil to let the
  /// renderer choose the colour.
  public var borderColor: String?
  /// The distance from the side of the cell at which the message is, in points.
  public var start: LayoutUnit = 8
  /// The bubble's margin at the avatar's side in a one-to-one conversation, in which no avatars are shown, in
  /// points; nil to use `start`.
  public var marginWithout: LayoutUnit?
  /// The edge or middle with which the avatar is vertically aligned.
  public var anchor: AvatarAnchor = .bottom
  /// If `anchor` is `cellBottom`: the distance from the cell's lower edge, in points. For other anchors: how
  /// far the avatar is moved down, in points.
  public var offset: LayoutUnit = 0
  /// Which messages of a group show the avatar.
  public var visibility: GroupVisibility = .always

  /// Creates a style with the default values.
  public init() {}
}

/// What an avatar is aligned with: its top with a top, its bottom with a bottom, or its middle with a middle.
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

/// Which messages of a group show an avatar, a name or a label.
public enum GroupVisibility: String, Hashable, Sendable, CaseIterable, JSONWord {
  case always
  /// The first message of each group, and messages that belong to no group.
  case first
  /// The last message of each group, and messages that belong to no group.
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
