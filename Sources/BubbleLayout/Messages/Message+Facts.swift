/// What few messages say beside their words. It stands behind one reference, so that all other messages stay small.
struct RareFacts: Hashable, Sendable {
  var forwardedFrom: String?
  var isPinned = false
  var viewCount: Int?
  var expires: Timestamp?
  var thread: ThreadSummary?
  var timeText: String?
  var seenBy: [String] = []
}

extension Message {
  /// Who wrote it first, where it was forwarded; nil where it was not.
  public var forwardedFrom: String? {
    get { rare?.value.forwardedFrom }
    set { change { $0.forwardedFrom = newValue } }
  }

  /// Whether it is pinned in its conversation.
  public var isPinned: Bool {
    get { rare?.value.isPinned ?? false }
    set { change { $0.isPinned = newValue } }
  }

  /// How many people have seen it, as channels say; nil for unknown.
  public var viewCount: Int? {
    get { rare?.value.viewCount }
    set { change { $0.viewCount = newValue } }
  }

  /// When it disappears; nil for never.
  public var expires: Timestamp? {
    get { rare?.value.expires }
    set { change { $0.expires = newValue } }
  }

  /// The replies to it in a thread of their own; nil for none.
  public var thread: ThreadSummary? {
    get { rare?.value.thread }
    set { change { $0.thread = newValue } }
  }

  /// Its time as the feed has it, which is shown in place of `timestamp` wherever a style shows a time; nil for `timestamp` as the style
  /// writes it. Groups, days and the order of messages follow `timestamp`.
  public var timeText: String? {
    get { rare?.value.timeText }
    set { change { $0.timeText = newValue } }
  }

  /// Who has seen it, by their `sender`, in the order in which their faces are shown below it (`ContentStyle.seenBy`). Chats show it under the
  /// last message that somebody has seen.
  public var seenBy: [String] {
    get { rare?.value.seenBy ?? [] }
    set { change { $0.seenBy = newValue } }
  }

  private mutating func change(_ change: (inout RareFacts) -> Void) {
    var facts = rare?.value ?? RareFacts()
    rare = nil
    change(&facts)
    rare = facts == RareFacts() ? nil : Shared(facts)
  }
}
