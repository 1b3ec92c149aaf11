import Synchronization

/// A transcript's cache of messages that were recently shown or measured, shared by its copies.
final class RowCache: Sendable {
  /// Identifies one layout of one message.
  struct Key: Hashable, Sendable {
    /// Changes with the message and its placement.
    let entry: UInt64
    /// Changes with everything that is common to a transcript's rows: the width, the style, …
    let layout: UInt64
  }

  /// More than any viewport shows.
  let rows = RecentValues<Key, MessageRows>(limit: 256)
  /// Keyed by what changes with the message and the style. Prepared messages are large, but a few are enough
  /// for the visible rows at all widths of a resize, and for the neighbours of an edit.
  let prepared = RecentValues<UInt64, PreparedMessage>(limit: 128)
  private let stamps = Atomic<UInt64>(0)

  /// A number that was never used before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }
}
