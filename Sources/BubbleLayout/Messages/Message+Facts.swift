/// Properties that few messages have. They are stored behind one reference, so that all other messages stay
/// small.
struct RareFacts: Hashable, Sendable {
  var language: String?
  var forwardedFrom: String?
  var isPinned = false
  var viewCount: Int?
  var expires: Timestamp?
  var thread: ThreadSummary?
  var timeText: String?
  var seenBy: [String] = []
  var readsDollars: Bool?
}

extension Message {
  /// The language of the text, as a BCP 47 tag such as `ja`; nil if unknown. It affects glyphs and line
  /// breaks.
  public var language: String? {
    get { rare?.value.language }
    set { facts.language = newValue }
  }

  /// The original sender of a forwarded message; nil if the message was not forwarded.
  public var forwardedFrom: String? {
    get { rare?.value.forwardedFrom }
    set { facts.forwardedFrom = newValue }
  }

  /// Whether the message is pinned in its conversation.
  public var isPinned: Bool {
    get { rare?.value.isPinned ?? false }
    set { facts.isPinned = newValue }
  }

  /// The number of views, as in channels; nil if unknown.
  public var viewCount: Int? {
    get { rare?.value.viewCount }
    set { facts.viewCount = newValue }
  }

  /// When the message disappears; nil if it does not.
  public var expires: Timestamp? {
    get { rare?.value.expires }
    set { facts.expires = newValue }
  }

  /// A summary of the replies in the message's thread; nil if there are none.
  public var thread: ThreadSummary? {
    get { rare?.value.thread }
    set { facts.thread = newValue }
  }

  /// The time as text, as the source of the message gives it. Wherever a style shows a time, this text
  /// replaces it. If nil, `timestamp` is shown in the style's format. Groups, days and the order of messages
  /// always follow `timestamp`.
  public var timeText: String? {
    get { rare?.value.timeText }
    set { facts.timeText = newValue }
  }

  /// The people who have seen the message, identified as in `sender`. Their avatars are shown below the
  /// message in this order (see `MessageStyle.seenBy`). Chats usually show a person's avatar only below the
  /// last message that this person has seen.
  public var seenBy: [String] {
    get { rare?.value.seenBy ?? [] }
    set { facts.seenBy = newValue }
  }

  /// Whether `$x$` in the message's Markdown is a formula. Even then, no space may follow the first dollar
  /// sign or precede the second one, and no digit may follow the second one. So `$5 and $6` stay prices. If
  /// nil, it is not a formula, unless an option for reading the input makes it one.
  public var readsDollars: Bool? {
    get { rare?.value.readsDollars }
    set { facts.readsDollars = newValue }
  }

  private var facts: RareFacts {
    get { rare?.value ?? RareFacts() }
    set { rare = newValue == RareFacts() ? nil : Shared(newValue) }
  }
}

extension Sequence<Message> {
  /// Returns whether at most two people take part, one of whom is the reader. Use the result for
  /// `LayoutEnvironment.isOneToOne` if nothing else is known about a conversation. Notices are ignored,
  /// because nobody sent them.
  ///
  /// - Parameter me: The `sender` of the reader's own messages.
  /// - Complexity: Linear in the messages up to the first one from a third person.
  public func isOneToOne(for me: String?) -> Bool {
    guard let me else { return false }
    var other: String?
    for message in self where message.kind != .notice {
      guard let sender = message.sender, sender != me else { continue }
      if let other, other != sender { return false }
      other = sender
    }
    return other != nil
  }
}
