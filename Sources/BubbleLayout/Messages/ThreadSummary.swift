/// A summary of the replies in a message's thread: their number, their senders, and when the last one was
/// sent.
public struct ThreadSummary: Hashable, Sendable {
  /// The number of replies. If it is 0 or less, the summary is not shown.
  public var replyCount: Int
  /// When the last reply was sent; nil if unknown. It is shown after the number of replies.
  public var lastReply: Timestamp?
  /// The people who replied, identified as in `Message.sender`. The avatars of the first three are shown.
  public var people: [String]

  /// Creates a summary of a thread.
  public init(replyCount: Int, lastReply: Timestamp? = nil, people: [String] = []) {
    self.replyCount = replyCount
    self.lastReply = lastReply
    self.people = people
  }
}

extension ThreadSummary: MessageRecord {
  package static var standard: ThreadSummary { ThreadSummary(replyCount: 0) }

  package static let fields: [RecordField<ThreadSummary>] = [
    .field("replies", \.replyCount, isRequired: true), .optional("last", \.lastReply),
    .list("people", \.people),
  ]
}

extension ThreadSummary: Codable {
  /// Reads an object such as `{"replies":3,"last":"2026-01-31T08:30:00Z","people":["ann"]}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
