import Synchronization

/// A transcript's cache of messages that were recently shown or measured, shared by its copies.
final class RowCache: Sendable {
  /// Identifies one layout of one message.
  struct Key: Hashable, Sendable {
    /// A number that changes with the message and its placement.
    let entry: UInt64
    /// A number that changes with everything that all rows share, such as the width and the style.
    let layout: UInt64
  }

  /// The rows of messages. The limit is larger than the number of rows in any viewport.
  let rows = RecentValues<Key, MessageRows>(limit: 256)
  /// Prepared messages, by a number that changes with the message and the style. They are large, but a few
  /// are enough for the visible rows at all widths of a resize, and for the neighbours of an edit.
  let prepared = RecentValues<UInt64, PreparedMessage>(limit: 128)
  /// Prepared messages whose records had no height at a recent width, by the same number. Each weighs its bytes.
  let incomplete = RecentValues<UInt64, PreparedMessage>(limit: RowCache.leastIncomplete) { $0.footprint }
  /// 16 MB.
  private static let leastIncomplete = 16 << 20
  private let stamps = Atomic<UInt64>(0)

  /// Keeps the incomplete messages of a conversation of this length. They are much larger than their records: in all, they
  /// take about 192 bytes for each message of the conversation, or 32 MB, at most.
  func keepIncomplete(ofMessages count: Int) { incomplete.setLimit(max(Self.leastIncomplete, 96 * count)) }

  /// Returns a number that was never returned before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }
}
