/// A message as it comes in: what was said, by whom and when.
public struct Message: Hashable, Sendable, Identifiable {
  /// What the message is called; unique in its conversation.
  public var id: MessageID
  /// Nil for a notice that nobody sent.
  public var sender: String?
  /// When it was sent.
  public var timestamp: Timestamp?
  /// What was said, as it was typed.
  public var text: String
  /// What sort of message it is.
  public var kind: MessageKind
  /// The text's base direction; `natural` takes it from the text itself.
  public var direction: TextDirection
  /// BCP 47; nil for unknown.
  public var language: String?
  /// Stretches of the text that look different, ascending; where two overlap the later one wins.
  public var spans: [TextSpan]
  /// The message it answers to.
  public var quote: QuotedReply?
  /// What it carries beside its text, in the order it is shown.
  public var attachments: [MessageAttachment]
  /// What others answered it with, in the order it is shown.
  public var reactions: [Reaction]
  /// Rows of buttons under it.
  public var buttons: [[String]]
  /// Whether it was changed after it was sent.
  public var isEdited: Bool
  /// How far it has come; nil for unknown, or for others' messages.
  public var delivery: DeliveryState?

  /// A message of these values.
  public init(
    id: MessageID, sender: String?, timestamp: Timestamp? = nil, text: String, kind: MessageKind = .message,
    direction: TextDirection = .natural, language: String? = nil, spans: [TextSpan] = [],
    quote: QuotedReply? = nil,
    attachments: [MessageAttachment] = [], reactions: [Reaction] = [], buttons: [[String]] = [],
    isEdited: Bool = false, delivery: DeliveryState? = nil
  ) {
    self.id = id
    self.sender = sender
    self.timestamp = timestamp
    self.text = text
    self.kind = kind
    self.direction = direction
    self.language = language
    self.spans = spans
    self.quote = quote
    self.attachments = attachments
    self.reactions = reactions
    self.buttons = buttons
    self.isEdited = isEdited
    self.delivery = delivery
  }
}

/// What a message is.
public enum MessageKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case message
  /// Something the sender did (`/me waves`).
  case action
  /// Something the room says.
  case notice
}

/// The base direction of a text.
public enum TextDirection: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The first strong character decides (UAX #9 P2, P3).
  case natural = "auto"
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
