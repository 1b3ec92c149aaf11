/// Reads a conversation page by page: each page holds what came after the newest message of the one before
/// (S4's `past`).
public struct MessagePages: Hashable, Sendable {
  /// The largest number a message had so far: what to ask the next page for; nil before the first.
  public private(set) var past: Int?
  /// How many messages a page holds at most.
  public let limit: Int

  /// - Parameter limit: S4's server sends 50; less than one is one.
  public init(past: Int? = nil, limit: Int = 50) {
    self.past = past
    self.limit = max(1, limit)
  }

  /// The messages of a page that are new, in their order; what is beyond the page's limit comes with the next one.
  ///
  /// Messages without a number as their name are of no page and are left out.
  public mutating func accept(_ page: some Sequence<Message>) -> [Message] {
    var fresh: [Message] = []
    for message in page {
      guard fresh.count < limit else { break }
      guard case .integer(let number) = message.id, past.map({ number > $0 }) ?? true else { continue }
      past = number
      fresh.append(message)
    }
    return fresh
  }
}
