/// Facts that few messages have. They are stored behind one reference, so that all other messages stay small.
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
  /// The original sender of a forwarded message; nil if it was not forwarded.
  public var forwardedFrom: String? {
    get { rare?.value.forwardedFrom }
    set { facts.forwardedFrom = newValue }
  }

  /// Whether it is pinned in its conversation.
  public var isPinned: Bool {
    get { rare?.value.isPinned ?? false }
    set { facts.isPinned = newValue }
  }

  /// The number of views, as in channels; nil if unknown.
  public var viewCount: Int? {
    get { rare?.value.viewCount }
    set { facts.viewCount = newValue }
  }

  /// When it disappears; nil for never.
  public var expires: Timestamp? {
    get { rare?.value.expires }
    set { facts.expires = newValue }
  }

  /// The replies to it in a thread; nil if there are none.
  public var thread: ThreadSummary? {
    get { rare?.value.thread }
    set { facts.thread = newValue }
  }

  /// Its time as given by the source. It replaces `timestamp` wherever a style shows a time. Nil for
  /// `timestamp` in the style's format. Groups, days and the order of messages follow `timestamp`.
  public var timeText: String? {
    get { rare?.value.timeText }
    set { facts.timeText = newValue }
  }

  /// Who has read it, by the `sender` of their messages, in the order in which their faces are shown below it
  /// (`MessageStyle.seenBy`). Chats usually show a face below the last message that the person has read.
  public var seenBy: [String] {
    get { rare?.value.seenBy ?? [] }
    set { facts.seenBy = newValue }
  }

  /// Whether `$x$` in its Markdown is a formula, if no space follows the first dollar or precedes the second,
  /// and no digit follows the second. So `$5 and $6` stay prices. Nil for no, unless the reader of the input
  /// says otherwise.
  public var readsDollars: Bool? {
    get { rare?.value.readsDollars }
    set { facts.readsDollars = newValue }
  }

  private var facts: RareFacts {
    get { rare?.value ?? RareFacts() }
    set { rare = newValue == RareFacts() ? nil : Shared(newValue) }
  }
}
