import BubbleLayout

/// Reads the XML feed of a chat page by page:
/// `<chat><message added="…" id="…"><user>…</user><text>…</text></message>…</chat>`.
///
/// The reader remembers the largest id so far. From the next page it returns only messages with larger ids,
/// so that it returns no message twice. Problems with one message, even if it is not well-formed, are
/// reported with it and do not affect others. A page is rejected, and does not change the reader, if it lacks
/// the element `chat`, has content after it, or declares entities.
package struct XMLFeedReader: Hashable, Sendable {
  /// The largest id so far, which is the parameter `past` of the next request. Nil before the first message.
  package private(set) var past: Int?
  /// The maximum number of messages that are taken from one page.
  package let pageLimit: Int

  /// The maximum number of messages that a server sends in a page.
  package static let usualPageLimit = 50

  /// - Parameters:
  ///   - past: The largest id that has been read before.
  ///   - pageLimit: The maximum number of messages taken from a page; at least one.
  package init(past: Int? = nil, pageLimit: Int = Self.usualPageLimit) {
    self.past = past
    self.pageLimit = max(1, pageLimit)
  }

  /// The result of reading one page.
  package struct Page: Hashable, Sendable {
    /// The new messages in the order of the page, and the problems of messages that were left out.
    package let entries: [MessageEntry]
    /// How many messages of the page had been read before.
    package let repeatedCount: Int
    /// Whether the page has more new messages than the page limit. The messages with the largest ids are left
    /// out, so that the next request returns them.
    package let hasMore: Bool

    /// The messages of `entries`.
    package var messages: [Message] { entries.compactMap(\.message) }
  }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: The document: UTF-8, ASCII or Latin-1.
  ///   - file: The name of the input in problems.
  /// - Throws: `ReadingError` for a document that cannot be read, with its line.
  /// - Complexity: O(n log n) for n messages, linear in the bytes.
  package mutating func read(_ bytes: [UInt8], file: String) throws(ReadingError) -> Page {
    let document = try XMLFeedDocument(bytes, file: file)
    var seen: Set<Int> = []
    var fresh: [Int] = []
    for message in document.messages {
      guard let id = message.id, message.entry.message != nil, past.map({ id > $0 }) ?? true else { continue }
      if seen.insert(id).inserted { fresh.append(id) }
    }
    let given = fresh.sorted().prefix(pageLimit)
    var waiting = Set(given)
    let count = document.messages.count { $0.entry.message != nil }
    var entries: [MessageEntry] = []
    for message in document.messages {
      if message.entry.message == nil || message.id.map({ waiting.remove($0) != nil }) ?? false {
        entries.append(message.entry)
      }
    }
    past = given.last ?? past
    return Page(entries: entries, repeatedCount: count - fresh.count, hasMore: given.count < fresh.count)
  }
}
