import Synchronization

/// Keeps rows that were asked for lately, so that scrolling back and forth makes none of them again. It is
/// bounded, and shared by copies of a transcript, since a key is never used for two layouts.
final class RowCache: Sendable {
  /// Identifies one layout of one message.
  struct Key: Hashable {
    /// Changes with the message and its placement.
    let entry: UInt64
    /// Changes with all that is common to a transcript's rows: the width, the style, …
    let layout: UInt64
  }

  private struct Rows {
    /// The rows made since `old` was last replaced; when there are enough of them they become the old ones.
    var young: [Key: MessageRows] = [:]
    var old: [Key: MessageRows] = [:]
  }

  /// How many messages' rows are young at most: more than any viewport shows.
  private static let limit = 256

  private let rows = Mutex(Rows())
  private let stamps = Atomic<UInt64>(0)

  /// A number that was never returned before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }

  /// The rows of a key, which are made where they are not kept.
  func rows(for key: Key, make: () -> MessageRows) -> MessageRows {
    if let known = rows.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
    // Made outside the lock, so that no thread waits for the layout of another.
    let made = make()
    rows.withLock { rows in
      if rows.young.count >= Self.limit {
        rows.old = rows.young
        rows.young.removeAll(keepingCapacity: true)
      }
      rows.young[key] = made
    }
    return made
  }
}
