import TextLayout

/// The style of the messages of one role.
public struct MessageStyle: Hashable, Sendable {
  /// The side of the cell the message stands on.
  public var side: LogicalSide = .start
  /// Whether it stands in the middle of the cell, whatever its side.
  public var isCentered = false
  /// The style of its text.
  public var text = MessageTextStyle()
  /// The shape behind it.
  public var bubble = BubbleStyle()
  /// The content of the bubble besides the text.
  public var content = ContentStyle()
  /// The labels outside the bubble, in the order of the output.
  public var labels: [LabelStyle] = []
  /// The sender's picture; nil if there is none.
  public var avatar: AvatarStyle?
  /// The delivery icon beside the bubble; nil if there is none.
  public var delivery: DeliveryStyle?
  /// The pictures of those who have read the message, below its bubble; nil if there are none.
  public var seenBy: FacesStyle?
  /// The mark that selects messages; nil if there is none.
  public var selection: AccessoryStyle?
  /// The icon that a swipe reveals; nil if there is none.
  public var swipe: AccessoryStyle?
  /// The height of its cell.
  public var height = CellHeight()
  /// The height of its cell if the bubble contains pictures and no text; nil to use `height`.
  public var mediaHeight: CellHeight?
  /// Whether a font scale above 1 enlarges more than fonts. `typeGrowth` says what.
  public var growsWithType = false
  /// What a font scale enlarges in a style that grows with type.
  public var typeGrowth = TypeGrowth.heights

  /// Creates a style with the default values.
  public init() {}
}

extension MessageStyle: StyleRecord {
  package static let fields: [RecordField<MessageStyle>] = [
    .field("side", \.side),
    .field("centered", \.isCentered),
    .field("text", \.text),
    .field("bubble", \.bubble),
    .field("content", \.content),
    .field("labels", \.labels),
    .optional("avatar", \.avatar),
    .optional("status", \.delivery),
    .optional("seenBy", \.seenBy),
    .optional("selection", \.selection),
    .optional("swipe", \.swipe),
    .field("height", \.height),
    .optional("mediaHeight", \.mediaHeight),
    .field("growsWithType", \.growsWithType), .field("typeGrowth", \.typeGrowth, or: .heights),
  ]
}
