import BubbleLayout
import Foundation
import RunParts
import Synchronization

/// Texts that every set-up lays out in an order of its own.
package struct OrderBatch: Sendable {
  /// The number of the first text.
  package let first: Int
  package let samples: [OrderSample]
  /// What a renderer draws of each text by itself.
  let bare: [Drawn]

  package init(_ count: Int, from first: Int, _ random: inout RandomSequences) {
    self.first = first
    samples = (0..<count).map { _ in OrderSample(&random) }
    bare = samples.map { $0.drawn(by: OrderEngines.bare) }
  }

  /// Lays the texts out on several threads that share an engine.
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
