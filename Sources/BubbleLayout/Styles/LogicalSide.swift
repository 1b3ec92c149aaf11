/// A side that depends on the direction of the interface.
public enum LogicalSide: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Left in a left-to-right interface.
  case start
  /// Right in a left-to-right interface.
  case end
}

/// The direction of the interface.
public enum InterfaceDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Where a logical side is.
  public func side(of side: LogicalSide) -> Side {
    (side == .start) == (self == .leftToRight) ? .left : .right
  }
}
