/// The icons that show how far a message has come. Within each kind, no two states look alike.
public enum DeliverySigns: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// One tick for a message that was sent, two for one that was delivered. The ticks of one that was read have
  /// another colour (`SurfaceColorRole.tickRead`).
  case ticks
  /// Circles with ticks: one for a message that was sent, two for one that was delivered, and two that are
  /// filled for one that was read. This is for bubbles of medium brightness, on which two colours of ticks
  /// cannot be both legible and different.
  case circles
}
