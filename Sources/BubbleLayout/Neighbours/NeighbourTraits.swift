/// What a message's neighbours want to know of it.
public struct NeighbourTraits: Hashable, Sendable {
  /// Who sent it; nil for a notice that nobody sent.
  public var sender: String?
  /// The side it stands on.
  public var side: Side
  /// When it was sent; nil for unknown.
  public var timestamp: Timestamp?
  /// What the room says in the middle of the page: it belongs to no group. The name tells sorts of them apart, for
  /// those of one sort stand closer; nil for a message.
  public var systemKind: String?
  /// Whether others have answered it with reactions.
  public var hasReactions: Bool
  /// Whether nothing may join the message from below: it has buttons, say, or is a round film.
  public var endsGroup: Bool
  /// Whether the messages that have not been read yet begin with it.
  public var startsUnread: Bool
  /// What the footer says of the time, as it is shown; nil for no footer.
  public var footerText: String?
  /// What the footer says of the delivery, in whatever words: equal ones look the same.
  public var footerState: String?
  /// Whether the footer is shown whatever comes next: the message failed, is being sent, was edited, disappears or
  /// is collapsed.
  public var keepsFooter: Bool

  /// Traits of these values.
  public init(
    sender: String?, side: Side, timestamp: Timestamp? = nil, systemKind: String? = nil,
    hasReactions: Bool = false, endsGroup: Bool = false, startsUnread: Bool = false,
    footerText: String? = nil, footerState: String? = nil, keepsFooter: Bool = false
  ) {
    self.sender = sender
    self.side = side
    self.timestamp = timestamp
    self.systemKind = systemKind
    self.hasReactions = hasReactions
    self.endsGroup = endsGroup
    self.startsUnread = startsUnread
    self.footerText = footerText
    self.footerState = footerState
    self.keepsFooter = keepsFooter
  }
}
