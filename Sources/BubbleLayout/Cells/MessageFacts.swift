/// Facts about a cell's message, whether the style shows them or not.
public struct MessageFacts: Hashable, Sendable {
  /// The name shown for the sender; nil if it is the sender's identifier.
  public var senderName: String?
  /// Whether the message is an ordinary message, an action or a notice.
  public var kind: MessageKind
  /// When the message was sent; nil if unknown.
  public var sent: Timestamp?
  /// Whether the message was changed after it was sent.
  public var isEdited: Bool
  /// Whether the sender has deleted the message.
  public var isDeleted: Bool
  /// The delivery state of the message; nil if unknown.
  public var delivery: DeliveryState?
  /// Whether the text of the message still grows (see `Message.isStreaming`).
  public var isGrowing = false

  /// Creates facts from their values.
  public init(
    kind: MessageKind = .message, sent: Timestamp? = nil, isEdited: Bool = false, isDeleted: Bool = false,
    delivery: DeliveryState? = nil, senderName: String? = nil
  ) {
    self.senderName = senderName
    self.kind = kind
    self.sent = sent
    self.isEdited = isEdited
    self.isDeleted = isDeleted
    self.delivery = delivery
  }

  /// - Parameter name: The name shown for the sender; nil if there is none.
  init(_ message: Message, name: String?) {
    self.init(
      kind: message.kind, sent: message.timestamp, isEdited: message.isEdited, isDeleted: message.isDeleted,
      delivery: message.delivery, senderName: name == message.sender ? nil : name)
    isGrowing = message.isStreaming
  }
}
