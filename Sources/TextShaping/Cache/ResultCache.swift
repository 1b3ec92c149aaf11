import Synchronization

/// A cache of whole results, such as paragraphs, for texts that repeat: names, times, labels, short answers.
///
/// Its size in bytes is limited. A result is stored only at the second use of its text, so that texts that
/// are used once do not remove others. Threads share the cache. Each of its shards has its own lock, which is
/// held only during a table access. The caller must check that the result belongs to its text, because
/// different texts can have the same hash.
package final class ResultCache: Sendable {
  private let shards: [ResultShard]
  private static let shardCount = 16

  /// - Parameter bytes: The memory limit; 0 turns the cache off.
  init(bytes: Int) {
    shards = bytes > 0 ? (0..<Self.shardCount).map { _ in ResultShard(limit: bytes / Self.shardCount) } : []
  }

  /// Whether the cache is on.
  package var isOn: Bool { !shards.isEmpty }

  /// Returns the result under a hash; nil if there is none. It may belong to another text with the same hash.
  package func result(for hash: UInt64) -> AnyObject? { shard(of: hash).result(for: hash) }

  /// Offers a result that was made because the cache did not have it.
  ///
  /// - Parameters:
  ///   - hash: A hash of the text and of everything else that the result depends on.
  ///   - bytes: Returns the memory that the result takes. It is called only if the result is to be stored.
  package func offer(_ result: some AnyObject & Sendable, for hash: UInt64, bytes: () -> Int) {
    shard(of: hash).offer(result, for: hash, bytes: bytes)
  }

  /// How many lookups found a result, how many did not, and the bytes that the stored results take.
  package var counts: (hits: Int, misses: Int, bytes: Int) {
    shards.reduce(into: (0, 0, 0)) { sum, shard in
      let counts = shard.counts
      sum = (sum.0 + counts.hits, sum.1 + counts.misses, sum.2 + counts.bytes)
    }
  }

  /// Removes all results.
  package func removeAll() { for shard in shards { shard.removeAll() } }

  private func shard(of hash: UInt64) -> ResultShard {
    shards[Int(truncatingIfNeeded: hash &>> 60) & (Self.shardCount - 1)]
  }
}

/// A part of the cache with its own lock.
private final class ResultShard: Sendable {
  private let state: Mutex<State>

  init(limit: Int) { state = Mutex(State(limit: limit)) }

  func result(for hash: UInt64) -> AnyObject? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: hash) else {
        state.misses += 1
        return nil
      }
      state.hits += 1
      state.entries.values[index].isUsed = true
      return state.entries.values[index].result
    }
  }

  func offer(_ result: some AnyObject & Sendable, for hash: UInt64, bytes: () -> Int) {
    guard state.withLock({ $0.hasComeBefore(hash) }) else { return }
    let entry = Entry(result: result, bytes: bytes())
    // Removed results are released after the lock is.
    let dropped = state.withLock { $0.insert(entry, for: hash) }
    _ = dropped.count
  }

  var counts: (hits: Int, misses: Int, bytes: Int) { state.withLock { ($0.hits, $0.misses, $0.bytes) } }

  func removeAll() {
    let dropped = state.withLock { state in
      defer { state = State(limit: state.limit) }
      return state.entries
    }
    _ = dropped.count
  }

  private struct Entry: Sendable {
    let result: any AnyObject & Sendable
    let bytes: Int
    /// Whether the entry was used since it was last considered for removal.
    var isUsed = false
  }

  private struct State {
    let limit: Int
    var entries: [UInt64: Entry] = [:]
    var bytes = 0
    var hits = 0
    var misses = 0
    /// The keys of the entries, from the index `first` on, in the order in which they are considered for
    /// removal.
    private var queue: ContiguousArray<UInt64> = []
    private var first = 0
    /// Parts of recent hashes, each at an index that is computed from the hash.
    private var seen = ContiguousArray<UInt32>(repeating: 0, count: seenCount)
    private static let seenCount = 512

    private var turns = 0
    private static let turnsWhenFull = 8

    init(limit: Int) { self.limit = limit }

    /// Returns whether a hash was seen recently, and records it as recent.
    mutating func hasComeBefore(_ hash: UInt64) -> Bool {
      let place = Int(truncatingIfNeeded: hash) & (Self.seenCount - 1)
      let mark = UInt32(truncatingIfNeeded: hash &>> 28) | 1
      defer { seen[place] = mark }
      return seen[place] == mark
    }

    mutating func insert(_ entry: Entry, for hash: UInt64) -> [Entry] {
      guard entry.bytes <= limit / 4, entries[hash] == nil else { return [entry] }
      // If the texts that repeat do not all fit, some of them should stay in the cache. So most new entries
      // are refused when it is full.
      turns &+= 1
      if bytes + entry.bytes > limit, turns % Self.turnsWhenFull != 0 { return [entry] }
      var dropped: [Entry] = []
      while bytes + entry.bytes > limit, first < queue.count {
        let next = queue[first]
        first += 1
        guard let index = entries.index(forKey: next) else { continue }
        if entries.values[index].isUsed {
          entries.values[index].isUsed = false
          queue.append(next)
        } else {
          bytes -= entries.values[index].bytes
          dropped.append(entries.remove(at: index).value)
        }
      }
      if first > 64, first * 2 > queue.count {
        queue.removeFirst(first)
        first = 0
      }
      entries[hash] = entry
      queue.append(hash)
      bytes += entry.bytes
      return dropped
    }
  }
}
