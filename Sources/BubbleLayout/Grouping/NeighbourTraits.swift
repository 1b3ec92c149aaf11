/// The properties of a message that grouping depends on.
package struct NeighbourTraits: Hashable, Sendable {
  /// Nil for a notice that nobody sent.
  package var sender: String?
  /// Who the message is from as seen by its reader. Notices belong to no group.
  package var role: MessageRole
  /// Notices of the same kind stand closer together.
  package var kind = MessageKind.message
  /// Nil for unknown.
  package var timestamp: Timestamp?
  /// Whether it has reactions.
  package var hasReactions = false
  /// Whether the group ends with the message because it has buttons.
  package var endsGroup = false
  /// Whether it is the first unread message.
  package var startsUnread = false
  /// The time in its footer, as it is shown.
  package var footerTime = ""
  /// The delivery state in its footer.
  package var delivery: DeliveryState?
  /// Whether its footer is always shown, because the message failed, is being sent, was edited or is
  /// collapsed.
  package var keepsFooter = false

  package init(sender: String?, role: MessageRole) {
    self.sender = sender
    self.role = role
  }
}

extension NeighbourTraits {
  /// The traits of a message.
  ///
  /// - Parameters:
  ///   - footerTime: The time in its footer, as it is shown.
  ///   - startsUnread: Whether the unread line stands before it.
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
        && style.shared(role).value.text.collapse?.cut(message.text) != nil
  }
}
