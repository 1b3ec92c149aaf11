import Synchronization

/// What is known of fonts' rules, shared between threads. It does not depend on texts and stays; bounded.
final class PairModels: Sendable {
  /// Nil for fonts whose rules are not simple.
  private let models = Mutex<[ShapingProperties: PairModel?]>([:])
  private static let limit = 256

  /// A shaper by a font's rules; nil if they are not simple.
  func shaper(for properties: ShapingProperties) -> PairShaper? {
    if let known = models.withLock({ $0[properties] }) { return known.map { PairShaper($0) } }
    let model = PairModel(properties)
    models.withLock { if $0.count < Self.limit { $0[properties] = .some(model) } }
    return model.map { PairShaper($0) }
  }
}
