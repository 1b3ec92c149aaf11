import TextLayout

/// Distances from the four sides of a bubble, in points, for a bubble at the start side.
///
/// For a bubble at the end side, the distances are mirrored: `start` is always the side of the cell at which
/// the bubble is.
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: LayoutUnit
  /// The distance from the side at which the bubble is.
  public var start: LayoutUnit
  /// The distance from the lower side.
  public var bottom: LayoutUnit
  /// The distance from the opposite side.
  public var end: LayoutUnit

  /// All distances are zero.
  public static let zero = DirectionalInsets(all: 0)

  /// Creates insets from four distances.
  public init(top: LayoutUnit, start: LayoutUnit, bottom: LayoutUnit, end: LayoutUnit) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// Creates insets with the same distance from all sides.
  public init(all inset: LayoutUnit) {
    self.init(top: inset, start: inset, bottom: inset, end: inset)
  }

  /// Returns the insets of a bubble on a given side of its cell.
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
