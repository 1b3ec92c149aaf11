import Synchronization

/// Glyphs of text shaped before, for the fonts of one collection. Shared between threads; bounded.
///
/// When it is full it starts afresh. What was found or not changes how long a layout takes and nothing else.
package final class ShapeCache: Sendable {
  private let limit: ShapeCacheLimit
  private let store = Mutex<ShapeStore?>(nil)
  /// Changes with the store, so that who holds one learns of it without the lock.
  private let version = Atomic<Int>(0)
  private let hitCount = Atomic<Int>(0)
  private let missCount = Atomic<Int>(0)

  init(_ limit: ShapeCacheLimit) { self.limit = limit }

  var isOn: Bool { limit.bytes > 0 }

  /// How many stretches were found, and how many had to be shaped.
  package var counts: (hits: Int, misses: Int) {
    (hitCount.load(ordering: .relaxed), missCount.load(ordering: .relaxed))
  }

  /// The memory that its glyphs and their keys take.
  package var bytesUsed: Int { store.withLock { $0?.bytesUsed ?? 0 } }

  /// Forgets everything.
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

  /// Gives a holder the current store, if that is another one.
  func refresh(_ held: inout ShapeStore?, _ heldVersion: inout Int) -> Bool {
    guard version.load(ordering: .acquiring) != heldVersion || held == nil else { return false }
    store.withLock { store in
      if store == nil { store = ShapeStore(bytes: limit.bytes) }
      held = store
      heldVersion = version.load(ordering: .relaxed)
    }
    return true
  }

  /// Lets `body` add to a store, which is replaced if it reports that there is no room.
  func update(_ held: ShapeStore, _ body: (ShapeStore) -> Bool) {
    store.withLock { store in
      guard store === held, !body(held) else { return }
      store = nil
      version.add(1, ordering: .releasing)
    }
  }
}
