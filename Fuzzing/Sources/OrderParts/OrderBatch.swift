import BubbleLayout
import Foundation
import RunParts
import Synchronization

/// Texts that are laid out in a different order in each setup.
package struct OrderBatch: Sendable {
  /// The number of the first text.
  package let first: Int
  package let samples: [OrderSample]
  /// For each text, the lines and glyphs of a layout without any cache.
  let bare: [Drawn]

  package init(_ count: Int, from first: Int, _ random: inout RandomSequences) {
    self.first = first
    samples = (0..<count).map { _ in OrderSample(&random) }
    bare = samples.map { $0.drawn(by: OrderEngines.bare) }
  }

  /// Lays out the texts on the setup's threads, which share an engine. Returns the texts whose layout
  /// differs from the one without any cache.
  package func failures(_ setup: OrderSetup, _ engine: LayoutEngine, seed: UInt64) -> [OrderFailure] {
    let found = Mutex<[OrderFailure]>([])
    let group = DispatchGroup()
    for number in 0..<setup.threadCount {
      group.enter()
      Thread {
        var thread = OrderThread(setup, engine)
        let own = thread.failures(in: self, seed: seed &+ UInt64(number))
        found.withLock { $0 += own }
        group.leave()
      }.start()
    }
    group.wait()
    return found.withLock { $0 }
  }
}
