import Synchronization

/// Whole results, such as paragraphs, kept for texts that come again: names, times, labels, short answers.
///
/// Bounded in bytes; a result is kept once its text has come twice, so that texts that do not come again drive
/// nothing out. Shared by threads: each shard has a lock of its own, held for a look into a table. Who looks up
/// compares what it finds with what it wants.
package final class ResultCache: Sendable {
  private let shards: [ResultShard]
  private static let shardCount = 16

  /// - Parameter bytes: The most memory; 0 keeps nothing.
  init(bytes: Int) {
    shards = bytes > 0 ? (0..<Self.shardCount).map { _ in ResultShard(limit: bytes / Self.shardCount) } : []
  }

  /// Whether anything is ever kept.
  package var isOn: Bool { !shards.isEmpty }

  /// The result under a hash; nil if there is none. It may be that of another text.
  package func result(for hash: UInt64) -> AnyObject? { shard(of: hash).result(for: hash) }

  /// Offers a result that was made because none was found.
  ///
  /// - Parameters:
  ///   - hash: Of its text and of everything else that it depends on.
  ///   - bytes: The memory it takes; asked for where it is to be kept.
  package func offer(_ result: some AnyObject & Sendable, for hash: UInt64, bytes: () -> Int) {
    shard(of: hash).offer(result, for: hash, bytes: bytes)
  }

  /// How many results were found, how many were not, and the memory that those kept take.
  package var counts: (hits: Int, misses: Int, bytes: Int) {
    shards.reduce(into: (0, 0, 0)) { sum, shard in
      let counts = shard.counts
      sum = (sum.0 + counts.hits, sum.1 + counts.misses, sum.2 + counts.bytes)
    }
  }

  /// Forgets everything.
  package func removeAll() { for shard in shards { shard.removeAll() } }

  private func shard(of hash: UInt64) -> ResultShard {
    shards[Int(truncatingIfNeeded: hash &>> 60) & (Self.shardCount - 1)]
  }
}

/// A part of the cache with a lock of its own.
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
    // What is driven out is let go after the lock is.
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
    /// Whether it was found since its turn to be dropped last came.
    var isUsed = false
  }

  private struct State {
    let limit: Int
    var entries: [UInt64: Entry] = [:]
    var bytes = 0
    var hits = 0
    var misses = 0
    /// The keys of the entries from `first` on, in the order in which their turn to be dropped comes.
    private var queue: ContiguousArray<UInt64> = []
    private var first = 0
    /// Hashes that came lately, each in its own place.
    private var seen = ContiguousArray<UInt32>(repeating: 0, count: seenCount)
    private static let seenCount = 512

    private var turns = 0
    private static let turnsWhenFull = 8

    init(limit: Int) { self.limit = limit }

    /// Whether a hash came lately; from now on it did.
    mutating func hasComeBefore(_ hash: UInt64) -> Bool {
      let place = Int(truncatingIfNeeded: hash) & (Self.seenCount - 1)
      let mark = UInt32(truncatingIfNeeded: hash &>> 28) | 1
      defer { seen[place] = mark }
      return seen[place] == mark
    }

    mutating func insert(_ entry: Entry, for hash: UInt64) -> [Entry] {
      guard entry.bytes <= limit / 4, entries[hash] == nil else { return [entry] }
      // Of more texts than there is room for, each coming round in its turn, some should stay.
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
