import BubbleLayout
import RunParts

/// A text whose layout differs from the one without any cache.
package struct OrderFailure: Sendable {
  package let setup: OrderSetup
  /// The number of the text, counted from 0.
  package let number: Int
  package let difference: String
  private let sample: OrderSample
  /// The texts that the engine laid out before, in order.
  private let history: [OrderSample]

  package init(
    _ setup: OrderSetup, number: Int, sample: OrderSample, difference: String, history: [OrderSample]
  ) {
    self.setup = setup
    self.number = number
    self.sample = sample
    self.difference = difference
    self.history = history
  }

  /// The difference of the shortened text, and the fewest and shortest earlier texts that cause a difference.
  package var report: String {
    guard check(sample, after: history) != nil else {
      return """
        \(difference)
          \(sample.text.debugDescription)
          the \(history.count) texts before it on one thread do not bring it about
        """
    }
    var before = shortened(history) { check(sample, after: $0) != nil }
    let least = sample.with(
      shortened(Array(sample.text.unicodeScalars)) { check(sample.with($0), after: before) != nil })
    for index in before.indices {
      let scalars = shortened(Array(before[index].text.unicodeScalars)) { less in
        var changed = before
        changed[index] = before[index].with(less)
        return check(least, after: changed) != nil
      }
      before[index] = before[index].with(scalars)
    }
    let texts = before.isEmpty ? "nothing" : before.map(\.text.debugDescription).joined(separator: ", ")
    return """
      \(check(least, after: before) ?? difference)
        \(least.text.debugDescription)
        after \(texts)
      """
  }

  /// Returns the difference of a text in a new engine that has laid out `history` before; nil if it does not
  /// differ.
  private func check(_ sample: OrderSample, after history: [OrderSample]) -> String? {
    let engine = setup.engine()
    defer { engine.fonts.emptyShapeCache() }
    for each in history { _ = each.drawn(by: engine) }
    return sample.drawn(by: engine).difference(from: sample.drawn(by: OrderEngines.bare))
  }
}
