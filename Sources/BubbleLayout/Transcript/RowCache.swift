import Synchronization

/// The rows that were asked for most recently, so that scrolling back and forth makes none again. Bounded, and shared
/// by copies of a transcript: a key is never used for two layouts.
final class RowCache: Sendable {
  /// Stands for one layout of one message.
  struct Key: Hashable {
    /// Changes with the message and its placement.
    let entry: UInt64
    /// Changes with all that is common to a transcript's rows: the width, the style, …
    let layout: UInt64
  }

  /// Rows in two halves: when the young half is full, it becomes the old one, and what was old is dropped.
  private struct Rows {
    var young: [Key: MessageRows] = [:]
    var old: [Key: MessageRows] = [:]

    mutating func known(_ key: Key) -> MessageRows? {
      if let rows = young[key] { return rows }
      guard let rows = old[key] else { return nil }
      add(rows, key)
      return rows
    }

    mutating func add(_ rows: MessageRows, _ key: Key) {
      if young.count >= RowCache.limit {
        old = young
        young.removeAll(keepingCapacity: true)
      }
      young[key] = rows
    }
  }

  /// The messages in one half: more than any viewport shows.
  private static let limit = 256

  private let rows = Mutex(Rows())
  private let stamps = Atomic<UInt64>(0)

  /// A number that was never given before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }

  /// The rows of a key, made if they are not there.
  func rows(for key: Key, make: () -> MessageRows) -> MessageRows {
    if let known = rows.withLock({ $0.known(key) }) { return known }
    // Outside the lock: nobody waits for another's layout.
    let made = make()
    rows.withLock { $0.add(made, key) }
    return made
  }
}
