/// The side of the cell a bubble stands on, as it is drawn.
public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
  case left
  case right

  /// The other side.
  public var opposite: Side { self == .left ? .right : .left }
}
