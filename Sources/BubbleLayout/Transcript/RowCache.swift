import Synchronization

/// Rows that were asked for lately, so that scrolling back and forth makes none again. Bounded, and shared by copies
/// of a transcript: a key is never used for two layouts.
final class RowCache: Sendable {
  /// Stands for one layout of one message.
  struct Key: Hashable {
    /// Changes with the message and its placement.
    let entry: UInt64
    /// Changes with all that is common to a transcript's rows: the width, the style, …
    let layout: UInt64
  }

  private struct Rows {
    /// Those asked for since the last turn, and those before them, which the next turn drops.
    var young: [Key: MessageRows] = [:]
    var old: [Key: MessageRows] = [:]
  }

  /// A turn comes when so many messages were asked for: more than any viewport shows.
  private static let limit = 256

  private let rows = Mutex(Rows())
  private let stamps = Atomic<UInt64>(0)

  /// A number that was never given before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }

  /// The rows of a key, made if they are not there.
  func rows(for key: Key, make: () -> MessageRows) -> MessageRows {
    if let known = rows.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
    // Outside the lock: nobody waits for another's layout.
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
