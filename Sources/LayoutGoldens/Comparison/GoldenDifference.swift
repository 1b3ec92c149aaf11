import TextLayout

/// One difference between a layout and its golden.
public struct GoldenDifference: Hashable, Sendable {
  /// Where it is, such as `cell 12, line 2`.
  public let place: String
  /// What has changed, such as `height 54 → 71`.
  public let change: String
  /// By how much, where a length has changed, in points; nil otherwise.
  public let deviation: LayoutUnit?

  init(place: String, change: String, deviation: LayoutUnit? = nil) {
    self.place = place
    self.change = change
    self.deviation = deviation
  }
}

extension GoldenDifference: CustomStringConvertible {
  /// `cell 12: height 54 → 71`
  public var description: String { place.isEmpty ? change : "\(place): \(change)" }
}
