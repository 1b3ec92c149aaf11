/// The side of the cell on which a bubble is drawn.
public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
  case left
  case right

  /// The other side.
  public var opposite: Side { self == .left ? .right : .left }
}
