import TextLayout

/// A sign of how far a message has come.
public struct StatusPart: Hashable, Sendable {
  /// Relative to the cell.
  public internal(set) var frame: Rect
  /// What it shows.
  public let state: DeliveryState

  /// A sign in its frame.
  public init(frame: Rect, state: DeliveryState) {
    self.frame = frame
    self.state = state
  }
}
