/// What only few messages have. It is kept behind one reference, so that all other messages stay small.
struct RareFacts: Hashable, Sendable {
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
  /// Who wrote it first, where it was forwarded; nil where it was not.
  public var forwardedFrom: String? {
    get { rare?.value.forwardedFrom }
    set { facts.forwardedFrom = newValue }
  }

  /// Whether it is pinned in its conversation.
  public var isPinned: Bool {
    get { rare?.value.isPinned ?? false }
    set { facts.isPinned = newValue }
  }

  /// How many people have seen it, as channels say; nil for unknown.
  public var viewCount: Int? {
    get { rare?.value.viewCount }
    set { facts.viewCount = newValue }
  }

  /// When it disappears; nil for never.
  public var expires: Timestamp? {
    get { rare?.value.expires }
    set { facts.expires = newValue }
  }

  /// The replies to it in a thread of their own; nil for none.
  public var thread: ThreadSummary? {
    get { rare?.value.thread }
    set { facts.thread = newValue }
  }

  /// Its time as the feed has it, which is shown in place of `timestamp` wherever a style shows a time; nil for `timestamp` as the style
  /// writes it. Groups, days and the order of messages follow `timestamp`.
  public var timeText: String? {
    get { rare?.value.timeText }
    set { facts.timeText = newValue }
  }

  /// Who has seen it, by the `sender` of their messages, in the order in which their faces are shown below it (`MessageStyle.seenBy`). Chats
  /// usually show somebody's face under the last message that they have seen.
  public var seenBy: [String] {
    get { rare?.value.seenBy ?? [] }
    set { facts.seenBy = newValue }
  }

  /// Whether `$x$` in its Markdown is a formula, where no space stands inside of the dollars and no digit behind the second: `$5 and $6` stay
  /// prices. Nil for no, unless who reads the message says otherwise.
  public var readsDollars: Bool? {
    get { rare?.value.readsDollars }
    set { facts.readsDollars = newValue }
  }

  private var facts: RareFacts {
    get { rare?.value ?? RareFacts() }
    set { rare = newValue == RareFacts() ? nil : Shared(newValue) }
  }
}
