/// The thickness of a face's strokes on the OpenType scale (`OS/2.usWeightClass`), 1 to 1000.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
  /// The weight as a number from 1 to 1000.
  public let rawValue: Int

  /// Creates a weight; values out of range are clamped to it.
  public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

  /// The weight 300.
  public static let light = FontWeight(rawValue: 300)
  /// The weight 400.
  public static let regular = FontWeight(rawValue: 400)
  /// The weight 500.
  public static let medium = FontWeight(rawValue: 500)
  /// The weight 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// The weight 700.
  public static let bold = FontWeight(rawValue: 700)

  /// Whether the left weight is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}

/// Upright or slanted.
public enum FontSlant: String, Hashable, Sendable, Codable {
  case upright
  case italic
}
