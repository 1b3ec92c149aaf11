import TextLayout

/// A line at the side of a message, below its bubble and the labels below that.
protocol LineBelow: Sendable {
  var name: ElementName { get }
  /// The distance from the content above, in points.
  var gap: LayoutUnit { get }
  /// The width of the whole line, in points.
  var width: LayoutUnit { get }

  /// Returns the height, in points.
  func height(on grid: PixelGrid) -> LayoutUnit

  /// Returns the width of as much of the line as is shown in a cell with little space, in points.
  func width(within room: LayoutUnit) -> LayoutUnit

  /// Adds the parts of the line. The placer's current box is the line.
  ///
  /// - Parameter size: The size of the line; the width is one that `width(within:)` gave.
  func place(in size: Size, with placer: inout PartPlacer)
}
