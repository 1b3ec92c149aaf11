import TextLayout

/// How the messages of one role are laid out.
public struct MessageStyle: Hashable, Sendable {
  /// The side of the cell the message stands on.
  public var side: LogicalSide = .start
  /// Whether it stands in the middle of the cell, whatever its side.
  public var isCentered = false
  /// The font and the lines of its text.
  public var text = MessageTextStyle()
  /// The shape behind it.
  public var bubble = BubbleStyle()
  /// What the bubble holds besides the text.
  public var content = ContentStyle()
  /// The labels outside the bubble, in the order they are listed in the output.
  public var labels: [LabelStyle] = []
  /// The sender's picture; nil if there is none.
  public var avatar: AvatarStyle?
  /// The sign of the delivery state beside the bubble; nil if there is none.
  public var delivery: DeliveryStyle?
  /// The pictures of those who have seen the message, below its bubble; nil if there is none.
  public var seenBy: FacesStyle?
  /// The mark by which messages are selected; nil if there is none.
  public var selection: AccessoryStyle?
  /// What a swipe uncovers; nil for nothing.
  public var swipe: AccessoryStyle?
  /// How tall its cell is.
  public var height = CellHeight()
  /// How tall its cell is where the bubble holds pictures and no text; nil to use `height`.
  public var mediaHeight: CellHeight?
  /// Whether a font scale above 1 enlarges more than fonts; `typeGrowth` says what.
  public var growsWithType = false
  /// What a style that grows with type enlarges.
  public var typeGrowth = TypeGrowth.heights

  /// The values that a style has where it says nothing.
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
