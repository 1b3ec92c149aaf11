/// The properties of a message that grouping depends on.
package struct NeighbourTraits: Hashable, Sendable {
  /// The sender; nil for a notice that nobody sent.
  package var sender: String?
  /// Whether the message is sent, received or a notice. Notices belong to no group.
  package var role: MessageRole
  /// The kind of message. Two notices are closer together than other messages.
  package var kind = MessageKind.message
  /// When the message was sent; nil if unknown.
  package var timestamp: Timestamp?
  /// Whether the message has reactions.
  package var hasReactions = false
  /// Whether the group ends with the message because it has buttons.
  package var endsGroup = false
  /// Whether the message is the first unread one.
  package var startsUnread = false
  /// The time in the footer, as it is shown.
  package var footerTime = ""
  /// The delivery state in the footer; nil if unknown.
  package var delivery: DeliveryState?
  /// Whether the footer is always shown, because the message failed, is being sent, was edited or is
  /// shortened.
  package var keepsFooter = false

  package init(sender: String?, role: MessageRole) {
    self.sender = sender
    self.role = role
  }
}

extension NeighbourTraits {
  /// Returns the traits of a message.
  ///
  /// - Parameters:
  ///   - footerTime: The time in the footer, as it is shown.
  ///   - startsUnread: Whether the unread line is above the message.
  init(
    _ message: Message, style: ChatStyle, environment: LayoutEnvironment, footerTime: String,
    startsUnread: Bool
  ) {
    self.init(sender: message.sender, role: environment.role(of: message))
    kind = message.kind
    timestamp = message.timestamp
    hasReactions = !message.reactions.isEmpty
    endsGroup = !message.buttons.isEmpty
    self.startsUnread = startsUnread
    self.footerTime = footerTime
    delivery = message.delivery
    keepsFooter =
      message.isEdited || message.delivery == .failed || message.delivery == .sending
      || !environment.expanded.contains(message.id)
        && style.shared(role).value.text.collapse?.shortens(message) == true
  }
}
