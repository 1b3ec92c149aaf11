import TextLayout

/// The sign of a message's delivery state.
public struct StatusPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The delivery state.
  public let state: DeliveryState

  /// A sign in its frame.
  public init(frame: Rect, state: DeliveryState) {
    self.frame = frame
    self.state = state
  }
}
