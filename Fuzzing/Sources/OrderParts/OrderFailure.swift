import BubbleLayout
import RunParts

/// A text that is laid out otherwise than by itself.
package struct OrderFailure: Sendable {
  package let setup: OrderSetup
  /// The number of the text, from 0 on.
  package let number: Int
  package let difference: String
  private let sample: OrderSample
  /// What came before.
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

  /// How the text differs in the end, and the texts before it that it takes: as few and as short as it fails with.
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

  /// How a text differs in an engine that had some others and nothing else; nil if it does not.
  private func check(_ sample: OrderSample, after history: [OrderSample]) -> String? {
    let engine = setup.engine()
    defer { engine.fonts.emptyShapeCache() }
    for each in history { _ = each.drawn(by: engine) }
    return sample.drawn(by: engine).difference(from: sample.drawn(by: OrderEngines.bare))
  }
}
