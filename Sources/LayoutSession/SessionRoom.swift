import BubbleLayout

/// The bytes that a new transcript may still take.
struct SessionRoom {
  let limits: SessionLimits
  private(set) var bytes: Int

  /// Makes the room that a session has left.
  ///
  /// - Parameter used: The bytes that the session keeps already.
  init(_ limits: SessionLimits, used: Int) {
    self.limits = limits
    bytes = limits.bytes - used
  }

  /// Takes some of the room.
  ///
  /// - Throws: `sessionFull` if not enough is left.
  mutating func take(_ count: Int, _ field: String) throws(SessionFailure) {
    bytes -= count
    if bytes < 0 { throw limits.full(by: -bytes, field) }
  }
}
