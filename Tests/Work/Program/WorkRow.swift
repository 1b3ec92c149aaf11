import BubbleLayout
import Interposed

/// A kind of work and the counts of its calls and allocations.
struct WorkRow {
  let name: String
  let shapeCalls: Int
  let cacheHits: Int
  let cacheMisses: Int
  let allocations: Int

  /// Does some work twice, each time after `prepare`, and counts the second time. So values that are made
  /// once and kept do not count.
  init(
    _ name: String, _ engine: LayoutEngine, prepare: () -> Void = {}, _ work: () -> Void
  ) {
    prepare()
    work()
    prepare()
    let cache = engine.fonts.shapingPool.cache
    let counts = cache.counts
    let shapeCalls = interposed_shape_calls()
    let allocations = interposed_allocations()
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) { pointer in
        interposed_counted({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
    // A few of the allocations come from the counting itself.
    self.allocations = Int(interposed_allocations() - allocations)
    self.shapeCalls = Int(interposed_shape_calls() - shapeCalls)
    cacheHits = cache.counts.hits - counts.hits
    cacheMisses = cache.counts.misses - counts.misses
    self.name = name
  }

  var json: String {
    let counts = [
      ("shapeCalls", shapeCalls), ("cacheHits", cacheHits), ("cacheMisses", cacheMisses),
      ("allocations", allocations),
    ]
    return "\"\(name)\": {" + counts.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}
