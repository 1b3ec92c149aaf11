import Synchronization

/// A cache of the glyphs of texts that were shaped before, for the fonts of one collection. Threads share it,
/// and its size is limited.
///
/// When it is full it is cleared. Its content changes only how long a layout takes, never the result.
package final class ShapeCache: Sendable {
  private let limit: ShapeCacheLimit
  private let store = Mutex<ShapeStore?>(nil)
  /// Changes whenever the store is replaced, so that a thread can check without the lock whether its store is
  /// current.
  private let version = Atomic<Int>(0)
  private let hitCount = Atomic<Int>(0)
  private let missCount = Atomic<Int>(0)

  init(_ limit: ShapeCacheLimit) { self.limit = limit }

  var isOn: Bool { limit.bytes > 0 }

  /// How many stretches were found in the cache, and how many had to be shaped.
  package var counts: (hits: Int, misses: Int) {
    (hitCount.load(ordering: .relaxed), missCount.load(ordering: .relaxed))
  }

  /// The memory that the cached glyphs and their keys take, in bytes.
  package var bytesUsed: Int { store.withLock { $0?.bytesUsed ?? 0 } }

  /// Removes all cached glyphs.
  package func removeAll() {
    store.withLock { store in
      store = nil
      version.add(1, ordering: .releasing)
    }
  }

  func count(hits: Int, misses: Int) {
    if hits > 0 { hitCount.add(hits, ordering: .relaxed) }
    if misses > 0 { missCount.add(misses, ordering: .relaxed) }
  }

  /// Replaces a thread's store by the current one if they differ. Returns whether it did.
  func refresh(_ held: inout ShapeStore?, _ heldVersion: inout Int) -> Bool {
    guard version.load(ordering: .acquiring) != heldVersion || held == nil else { return false }
    store.withLock { store in
      if store == nil { store = ShapeStore(bytes: limit.bytes) }
      held = store
      heldVersion = version.load(ordering: .relaxed)
    }
    return true
  }

  /// Calls `body` to add glyphs to a store. If `body` returns false because the store is full, the cache
  /// continues with a new store.
  func update(_ held: ShapeStore, _ body: (ShapeStore) -> Bool) {
    store.withLock { store in
      guard store === held, !body(held) else { return }
      store = nil
      version.add(1, ordering: .releasing)
    }
  }
}
