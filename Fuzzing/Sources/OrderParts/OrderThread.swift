import BubbleLayout
import RunParts

/// Lays out texts one after the other, and records the earlier texts.
package struct OrderThread {
  private let setup: OrderSetup
  private var engine: LayoutEngine
  private var count = 0
  /// The last texts since the engine's caches were empty.
  private var history: [OrderSample] = []
  private static let historyKept = 2_000

  /// - Parameter engine: The engine that all threads of the setup share.
  package init(_ setup: OrderSetup, _ engine: LayoutEngine) {
    self.setup = setup
    self.engine = engine
  }

  /// Lays out the texts of a batch in random order; half of them if there are several threads.
  ///
  /// - Returns: The texts that differ from their layouts without any cache.
  package mutating func failures(in batch: OrderBatch, seed: UInt64) -> [OrderFailure] {
    var random = SeededGenerator(seed: seed)
    let order = batch.samples.indices.shuffled(using: &random)
    return order.prefix(setup.threadCount > 1 ? order.count / 2 : order.count).compactMap { index in
      let sample = batch.samples[index]
      forget()
      defer { history.append(sample) }
      guard let difference = sample.drawn(by: engine).difference(from: batch.bare[index]) else { return nil }
      return OrderFailure(
        setup, number: batch.first + index, sample: sample, difference: difference, history: history)
    }
  }

  private mutating func forget() {
    count += 1
    let isRenewed = setup == .fresh && count % 300 == 0
    if isRenewed || setup == .emptied && count % 97 == 0 {
      // The cache is also emptied before an engine is replaced: its cached paragraphs and its fonts refer
      // to each other, so it would leak otherwise.
      engine.fonts.emptyShapeCache()
      history = []
    }
    if isRenewed { engine = setup.engine() }
    if history.count >= 2 * Self.historyKept { history.removeFirst(Self.historyKept) }
  }
}
