import TextLayout

/// The icon of a message's delivery state.
public struct DeliveryPart: Hashable, Sendable {
  /// The frame of the part, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The delivery state.
  public let state: DeliveryState
  /// The role of the icon's colour.
  public let foreground: ColorRole
  /// The kind of icon.
  public let signs: DeliverySigns

  /// Creates a delivery icon in its frame.
  public init(
    frame: Rect, state: DeliveryState, foreground: ColorRole = .on(.page, .tick),
    signs: DeliverySigns = .ticks
  ) {
    self.frame = frame
    self.state = state
    self.foreground = foreground
    self.signs = signs
  }
}
