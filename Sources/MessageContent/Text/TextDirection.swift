/// The base direction of a text.
public enum TextDirection: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The first strong character decides the direction (UAX #9 P2, P3).
  case natural = "auto"
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
