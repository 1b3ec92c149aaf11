/// The side of the cell on which a bubble is drawn.
public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
  case left
  case right

  /// The other side.
  public var opposite: Side { self == .left ? .right : .left }
}

/// A side that depends on the direction of the interface.
public enum LogicalSide: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The left side in a left-to-right interface.
  case start
  /// The right side in a left-to-right interface.
  case end
}

/// The direction of the interface.
public enum InterfaceDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Returns the left or right side that a logical side means in this direction.
  public func side(of side: LogicalSide) -> Side {
    (side == .start) == (self == .leftToRight) ? .left : .right
  }
}

/// The role of a message from the reader's point of view: sent, received or notice. It determines the style
/// and the colours.
public enum MessageRole: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// A message from the reader.
  case sent
  /// A message from another person.
  case received
  /// A notice, which has no sender.
  case notice
}
