import Synchronization

/// What a transcript keeps of the messages that were looked at or measured lately, shared by its copies.
final class RowCache: Sendable {
  /// Stands for one layout of one message.
  struct Key: Hashable, Sendable {
    /// Changes with the message and its placement.
    let entry: UInt64
    /// Changes with all that is common to a transcript's rows: the width, the style, …
    let layout: UInt64
  }

  /// More than any viewport shows.
  let rows = RecentValues<Key, MessageRows>(limit: 256)
  /// Keyed by what changes with the message and the style. Prepared messages are large, but a few are enough
  /// for the visible rows at all widths of a resize, and for the neighbours of an edit.
  let prepared = RecentValues<UInt64, PreparedMessage>(limit: 128)
  private let stamps = Atomic<UInt64>(0)

  /// A number that was never given before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }
}
