/// How wide a text block is.
public enum BlockWidth: String, Hashable, Sendable, Codable {
  /// As wide as its widest line: what a bubble wants.
  case hug
  /// As wide as the width it was given; as its widest line where that is infinite or overflows.
  case fill
}
