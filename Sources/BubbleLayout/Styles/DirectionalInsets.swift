import TextLayout

/// Distances from the four sides of a bubble, in points, for a bubble at the start side.
///
/// For a bubble at the end side they are mirrored: `start` is always the side the bubble stands on.
public struct DirectionalInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: LayoutUnit
  /// From the side the bubble stands on.
  public var start: LayoutUnit
  /// From the lower side.
  public var bottom: LayoutUnit
  /// From the opposite side.
  public var end: LayoutUnit

  /// No distances.
  public static let zero = DirectionalInsets(all: 0)

  /// Four distances.
  public init(top: LayoutUnit, start: LayoutUnit, bottom: LayoutUnit, end: LayoutUnit) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// The same distance from all sides.
  public init(all inset: LayoutUnit) {
    self.init(top: inset, start: inset, bottom: inset, end: inset)
  }

  /// The insets of a bubble on one side of its cell.
  public func resolved(on side: Side) -> Insets {
    side == .left
      ? Insets(top: top, left: start, bottom: bottom, right: end)
      : Insets(top: top, left: end, bottom: bottom, right: start)
  }
}

extension DirectionalInsets: JSONRecord {
  package static var standard: DirectionalInsets { .zero }

  package static let fields: [RecordField<DirectionalInsets>] = [
    .field("top", \.top), .field("start", \.start), .field("bottom", \.bottom), .field("end", \.end),
  ]
}
