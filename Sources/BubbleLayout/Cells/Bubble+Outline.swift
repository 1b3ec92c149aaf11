import TextLayout
import TextShaping

extension Bubble {
  /// The closed path around a bubble that is drawn from its corners, its tail included; nil for a nine-patch.
  ///
  /// Clockwise from the top left corner, in points relative to the cell, each coordinate a whole number of
  /// 1/64.
  public var outline: OutlinePath? { path().map(Self.rounded) }

  /// The path to stroke with a line `border` points wide, which then lies just within the frame; nil if there
  /// is no border, and for a nine-patch.
  public var borderPath: OutlinePath? { border > 0 ? path(inset: border.half).map(Self.rounded) : nil }

  /// The path around the bubble, inset by a distance, before its coordinates are rounded.
  package func path(inset: LayoutUnit = 0) -> OutlinePath? {
    guard ninePatch == nil else { return nil }
    return OutlinePath(frame.inset(by: Insets(all: inset)), corners: corners, tail: tail)
  }

  private static func rounded(_ path: OutlinePath) -> OutlinePath {
    path.mapping { OutlinePath.Point(LayoutUnit($0.x).points, LayoutUnit($0.y).points) }
  }
}
