/// What the grouping of messages looks at in one of them.
package struct NeighbourTraits: Hashable, Sendable {
  /// Nil for a notice that nobody sent.
  package var sender: String?
  /// Who the message is from as seen by its reader. Notices belong to no group.
  package var role: MessageRole
  /// Tells notices of different sorts apart: those of one sort stand closer.
  package var kind = MessageKind.message
  /// Nil for unknown.
  package var timestamp: Timestamp?
  /// Whether others have answered it with reactions.
  package var hasReactions = false
  /// Whether nothing may join the message from below, as it has buttons.
  package var endsGroup = false
  /// Whether the messages that have not been read yet begin with it.
  package var startsUnread = false
  /// The time in its footer, as it is shown.
  package var footerTime = ""
  /// The delivery in its footer.
  package var delivery: DeliveryState?
  /// Whether its footer is shown whatever comes next: the message failed, is being sent, was edited or is collapsed.
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
      || style.shared(role).value.text.collapse?.cut(message.text) != nil
  }
}
