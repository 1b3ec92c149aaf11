import TextLayout

extension NeighbourTraits {
  /// What a message's neighbours want to know of it.
  ///
  /// - Parameter footer: The time its footer shows.
  init(_ message: Message, style: ChatStyle, environment: LayoutEnvironment, footer: String) {
    let role = environment.role(of: message)
    self.init(
      sender: message.sender, side: InterfaceDirection.leftToRight.side(of: style.shared(role).value.side),
      timestamp: message.timestamp, systemKind: role == .notice ? message.kind.rawValue : nil,
      hasReactions: !message.reactions.isEmpty, endsGroup: !message.buttons.isEmpty, footerText: footer,
      footerState: message.delivery?.rawValue,
      keepsFooter: message.isEdited || message.delivery == .failed || message.delivery == .sending
        || style.shared(role).value.text.collapse?.cut(message.text) != nil)
  }
}

extension CellContext {
  /// What a pass over the messages found.
  init(_ state: NeighbourState) {
    self.init(
      isFirst: state.position.isFirst, isLast: state.position.isLast, spacing: state.spacingAbove,
      hidesFooter: !state.showsFooter)
  }
}

/// Groups messages as they come, one by one.
struct MessageGrouping {
  private var pass: NeighbourPass
  private var previous: NeighbourTraits?
  private var link: NeighbourLink?

  /// Nil for a style that does not group messages.
  init?(_ style: ChatStyle, environment: LayoutEnvironment) {
    guard let grouping = style.grouping else { return nil }
    pass = NeighbourPass(rules: grouping.rules(), timeZone: environment.timeZone)
  }

  /// The context of the next message, which is followed by another or by none.
  mutating func context(of message: NeighbourTraits, before next: NeighbourTraits?) -> CellContext {
    let link = self.link ?? pass.link(from: previous, to: message)
    let nextLink = next.map { pass.link(from: message, to: $0) }
    let state = pass.state(of: message, after: previous, link: link, before: next, nextLink: nextLink)
    previous = message
    self.link = nextLink
    return CellContext(state)
  }
}
