/// A length in a formula. Readers keep lengths within ±`MathLength.longest` ems.
public struct MathLength: Hashable, Sendable {
  /// The length in ems of the surrounding text.
  public var ems: Double

  /// Creates a length in ems, clamped to ±`longest`. NaN counts as 0.
  public init(ems: Double) { self.ems = ems.isNaN ? 0 : min(max(ems, -Self.longest), Self.longest) }

  /// A length of 0.
  public static let zero = MathLength(ems: 0)
  /// The maximum length, in ems. Longer ones are mistakes or attacks (`\rule{9999em}{1em}`).
  public static let longest = 50.0
}
