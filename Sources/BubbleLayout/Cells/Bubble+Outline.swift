import TextLayout
import TextShaping

extension Bubble {
  /// The closed path around a bubble and its tail; nil if the bubble is a nine-patch picture.
  ///
  /// The path runs clockwise from the top left corner. Its coordinates are points relative to the cell, in
  /// whole multiples of 1/64 point.
  public var outline: OutlinePath? { path().map(Self.rounded) }

  /// The path to stroke with a line that is `border` points wide, so that the line lies just inside the
  /// frame; nil if there is no border, and for a nine-patch picture.
  public var borderPath: OutlinePath? { border > 0 ? path(inset: border.half).map(Self.rounded) : nil }

  /// Returns the path around the bubble, inset by a distance in points, before its coordinates are rounded;
  /// nil for a nine-patch picture.
  package func path(inset: LayoutUnit = 0) -> OutlinePath? {
    guard ninePatch == nil else { return nil }
    return OutlinePath(frame.inset(by: Insets(all: inset)), corners: corners, tail: tail)
  }

  private static func rounded(_ path: OutlinePath) -> OutlinePath {
    path.mapping { OutlinePath.Point(LayoutUnit($0.x).points, LayoutUnit($0.y).points) }
  }
}
