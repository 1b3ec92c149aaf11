/// The number of replies in the thread of a message, and when the last one was sent. Rows show the number.
public struct ThreadSummary: Hashable, Sendable {
  /// How many replies there are; a thread of 0 or fewer is not shown.
  public var replyCount: Int
  /// When the last reply was sent, for the application; rows do not show it. Nil for unknown.
  public var lastReply: Timestamp?

  /// A thread of so many replies.
  public init(replyCount: Int, lastReply: Timestamp? = nil) {
    self.replyCount = replyCount
    self.lastReply = lastReply
  }
}

extension ThreadSummary: MessageRecord {
  package static var standard: ThreadSummary { ThreadSummary(replyCount: 0) }

  package static let fields: [RecordField<ThreadSummary>] = [
    .field("replies", \.replyCount, isRequired: true), .optional("last", \.lastReply),
  ]
}

extension ThreadSummary: Codable {
  /// Reads `{"replies":3,"last":"2026-01-31T08:30:00Z"}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
