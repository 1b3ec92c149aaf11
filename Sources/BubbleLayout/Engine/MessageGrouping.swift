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

extension ChatStyle {
  /// The rules of the pass over the messages; those of a style that does not group them find days alone.
  func groupingRules(_ options: TranscriptOptions) -> GroupingRules {
    let separates = options.dates != nil
    return grouping?.rules(separatesDays: separates)
      ?? GroupingRules(
        window: 0, separatesDays: separates, spacing: GroupSpacing(between: 0, besideSystem: 0))
  }
}

/// Groups messages as they come, one by one.
struct MessageGrouping {
  private let style: ChatStyle
  private let options: TranscriptOptions
  private var pass: NeighbourPass
  private var previous: NeighbourTraits?
  private var link: NeighbourLink?

  /// Nil where messages owe nothing to each other: in a style that does not group them, without rows between.
  init?(_ style: ChatStyle, environment: LayoutEnvironment, options: TranscriptOptions) {
    guard style.grouping != nil || options.dates != nil || options.unread != nil else { return nil }
    self.style = style
    self.options = options
    pass = NeighbourPass(rules: style.groupingRules(options), timeZone: environment.timeZone)
  }

  /// What the next message has from its neighbours, which is followed by another or by none.
  mutating func placement(of message: NeighbourTraits, before next: NeighbourTraits?) -> EntryPlacement {
    let link = self.link ?? pass.link(from: previous, to: message)
    let nextLink = next.map { pass.link(from: message, to: $0) }
    let state = pass.state(of: message, after: previous, link: link, before: next, nextLink: nextLink)
    previous = message
    self.link = nextLink
    return EntryPlacement(state, style: style, options: options)
  }
}
