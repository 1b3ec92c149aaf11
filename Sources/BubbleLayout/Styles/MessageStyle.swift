import TextLayout

/// The style of the messages of one role.
public struct MessageStyle: Hashable, Sendable {
  /// The side of the cell at which the message is.
  public var side: LogicalSide = .start
  /// Whether the message is in the middle of the cell, whatever its side.
  public var isCentered = false
  /// The style of the text.
  public var text = MessageTextStyle()
  /// The style of the bubble.
  public var bubble = BubbleStyle()
  /// The style of the bubble's content, except the text.
  public var content = ContentStyle()
  /// The labels outside the bubble, in the order in which output lists them.
  public var labels: [LabelStyle] = []
  /// The sender's picture; nil if there is none.
  public var avatar: AvatarStyle?
  /// Whether rows are too narrow for the sender's picture. The picture stays in the style, so that the plan of
  /// a cell is the same with and without it.
  var leavesAvatarOut = false
  /// The delivery icon beside the bubble; nil if there is none.
  public var delivery: DeliveryStyle?
  /// The line below the bubble of a message that could not be sent; nil to show the delivery icon of this
  /// state where those of the other states are.
  public var failure: FailureStyle?
  /// The avatars of the people who have seen the message, below its bubble; nil if they are not shown.
  public var seenBy: FacesStyle?
  /// The mark with which the reader selects messages; nil if there is none.
  public var selection: AccessoryStyle?
  /// The icon that a swipe reveals; nil if there is none.
  public var swipe: AccessoryStyle?
  /// The rule for the height of the cell.
  public var height = CellHeight()
  /// The rule for the height of a cell whose bubble contains pictures and no text; nil to use `height`.
  public var mediaHeight: CellHeight?
  /// Whether a font scale above 1 also enlarges lengths other than font sizes (see `typeGrowth`).
  public var growsWithType = false
  /// The lengths that a font scale enlarges if `growsWithType` is true.
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
    .optional("failure", \.failure),
    .optional("seenBy", \.seenBy),
    .optional("selection", \.selection),
    .optional("swipe", \.swipe),
    .field("height", \.height),
    .optional("mediaHeight", \.mediaHeight),
    .field("growsWithType", \.growsWithType), .field("typeGrowth", \.typeGrowth, or: .heights),
  ]
}
