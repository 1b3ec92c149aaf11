import BubbleLayout

/// Reads a chat's feed page by page: `<chat><message added="…" id="…"><user>…</user><text>…</text></message>…</chat>`.
///
/// The reader remembers the largest id it has seen: of the next page it gives only messages newer than that, and none
/// twice. What is wrong with one message is reported with it and never touches the others; a page that is not
/// well-formed, is not a chat's or that declares entities gives nothing at all and leaves the reader as it was.
package struct XMLFeedReader: Hashable, Sendable {
  /// The largest id given so far: the `past` of the next request. Nil before the first message.
  package private(set) var past: Int?
  /// The most messages that are taken from one page.
  package let pageLimit: Int

  /// - Parameters:
  ///   - past: Messages up to this id have been read before.
  ///   - pageLimit: The most messages taken from a page; at least one.
  package init(past: Int? = nil, pageLimit: Int = 50) {
    self.past = past
    self.pageLimit = max(1, pageLimit)
  }

  /// What one page adds.
  package struct Page: Hashable, Sendable {
    /// The new messages in the order of the page, with those that had to be left out.
    package let entries: [MessageEntry]
    /// How many messages of the page had been given before.
    package let repeatedCount: Int
    /// Whether the page holds more new messages than are taken at once. They are the ones with the largest ids, so
    /// that the next request, `past` the largest given, brings them.
    package let hasMore: Bool

    /// The messages alone.
    package var messages: [Message] { entries.compactMap(\.message) }
  }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: The document: UTF-8, ASCII or Latin-1.
  ///   - file: What problems call the input.
  /// - Throws: `ReadingError` for a document that cannot be read, with its line.
  /// - Complexity: O(n log n) for n messages, linear in the bytes.
  package mutating func read(_ bytes: [UInt8], file: String) throws(ReadingError) -> Page {
    try XMLProlog.check(bytes, file: file)
    let document = XMLFeedDocument(file: file)
    try document.parse(bytes)
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
