import BubbleLayout
import RunParts

/// Lays texts out one after the other, and knows which came before.
package struct OrderThread {
  private let setup: OrderSetup
  private var engine: LayoutEngine
  private var count = 0
  /// Those since the engine knew nothing: the last of them.
  private var history: [OrderSample] = []
  private static let historyKept = 2_000

  /// - Parameter engine: That of all threads of the set-up.
  package init(_ setup: OrderSetup, _ engine: LayoutEngine) {
    self.setup = setup
    self.engine = engine
  }

  /// Lays the texts of a batch out in random order; of several threads each has half of them.
  ///
  /// - Returns: Those that are not what they are by themselves.
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
      // Before an engine goes too: paragraphs that are kept hold their fonts, which hold them.
      engine.fonts.emptyShapeCache()
      history = []
    }
    if isRenewed { engine = setup.engine() }
    if history.count >= 2 * Self.historyKept { history.removeFirst(Self.historyKept) }
  }
}
