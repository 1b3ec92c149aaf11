/// A moment, in milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let milliseconds: Int64

  /// A moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Whether one moment is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
