/// What is known of a cell's message whether the style shows it or not.
public struct MessageFacts: Hashable, Sendable {
  /// The name shown for the sender; nil if it is the sender's identifier.
  public var senderName: String?
  /// Whether it is an ordinary message, an action or a notice.
  public var kind: MessageKind
  /// When it was sent; nil for unknown.
  public var sent: Timestamp?
  /// Whether it was changed after it was sent.
  public var isEdited: Bool
  /// Whether its sender has deleted it.
  public var isDeleted: Bool
  /// How far its delivery has come; nil for unknown.
  public var delivery: DeliveryState?

  /// Facts of these values.
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
  }
}
