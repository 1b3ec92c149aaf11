/// The replies in the thread of a message: how many, from whom, and when the last one was sent.
public struct ThreadSummary: Hashable, Sendable {
  /// The number of replies. A thread with 0 or fewer is not shown.
  public var replyCount: Int
  /// When the last reply was sent, which is shown after their number; nil if unknown.
  public var lastReply: Timestamp?
  /// Who replied, by the `sender` of their messages. The faces of the first three are shown.
  public var people: [String]

  /// Creates a thread with this many replies.
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
  /// Reads `{"replies":3,"last":"2026-01-31T08:30:00Z","people":["ann"]}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
