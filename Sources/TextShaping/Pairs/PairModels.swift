import Synchronization

/// The models of fonts, shared between threads. They do not depend on texts and are never removed; their
/// number is limited.
final class PairModels: Sendable {
  /// For each set of properties its model; nil for fonts whose rules are not simple.
  private let models = Mutex<[ShapingProperties: PairModel?]>([:])
  private static let limit = 256

  /// Returns a shaper that uses a font's model; nil if the font's rules are not simple.
  func shaper(for properties: ShapingProperties) -> PairShaper? {
    if let known = models.withLock({ $0[properties] }) { return known.map { PairShaper($0) } }
    let model = PairModel(properties)
    models.withLock { if $0.count < Self.limit { $0[properties] = .some(model) } }
    return model.map { PairShaper($0) }
  }
}
