import TextLayout

/// One element of a bubble's content, prepared as far as it does not depend on a width.
///
/// The width of a bubble is found in two steps: each element measures how wide it wants to be within a limit,
/// then each is placed in the width that the bubble has got.
protocol ContentElement: Sendable {
  var kind: ContentKind { get }
  /// The distance from the element above, in points.
  var gap: LayoutUnit { get }
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  var inset: LayoutUnit? { get }
  /// Which messages of a group have it.
  var visibility: GroupVisibility { get }
  /// Whether it may make the bubble wider than the bubble's own limit.
  var mayExceedLimit: Bool { get }

  /// Its height, where that is the same in all widths from one on; nil where it is not.
  var fixedHeight: (height: LayoutUnit, from: LayoutUnit)? { get }

  /// How wide the element wants to be.
  func measure(in space: ContentSpace) -> ContentMeasure

  /// Places the element's parts in a box of a width, which is at least the one it wanted.
  ///
  /// - Parameter placer: Receives the parts, relative to the box, unless only the result is needed.
  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent
}

extension ContentElement {
  var inset: LayoutUnit? { nil }
  var visibility: GroupVisibility { .always }
  var mayExceedLimit: Bool { false }
  var fixedHeight: (height: LayoutUnit, from: LayoutUnit)? { nil }
}

/// The limits that an element is laid out within.
struct ContentSpace {
  /// The widest it may be.
  let limit: AvailableWidth
  /// The widest that a line of the message's text may be.
  let textLimit: AvailableWidth
  let grid: PixelGrid
}

/// How wide an element wants to be, and intermediate results that placing it uses.
struct ContentMeasure {
  /// In points; beyond the limit only where the element cannot be narrower.
  var width: LayoutUnit
  let space: ContentSpace
  /// The size that the width follows from, for elements that use it again.
  var size = Size.zero
  /// The lines of a message's text; nil for other elements.
  var text: MeasuredText?
  /// The limits within which the element has the same height; nil for unknown.
  var validLimits: WidthInterval?
}

/// The result of placing an element in its final width, relative to its box.
struct ContentExtent {
  var height: LayoutUnit
  /// The message's text; nil for other elements.
  var text: PlacedText?
  /// The line that a footer may stand beside; nil for none.
  var lastLine: LastLine?
  /// How much taller the last picture is than the number of hidden pictures on it; nil where there is no such number.
  var countSlack: LayoutUnit?
}

/// The measures of a message's text, and its frame.
struct PlacedText {
  var frame: Rect
  let measure: TextMeasure

  func offset(x: LayoutUnit = 0, y: LayoutUnit = 0) -> PlacedText {
    PlacedText(frame: frame.offset(x: x, y: y), measure: measure)
  }
}

/// The last line of a text, or the last row of reactions. Places are relative to the element.
struct LastLine {
  var minX: LayoutUnit
  var maxX: LayoutUnit
  /// The lower edge.
  let maxY: LayoutUnit
  let height: LayoutUnit
  /// The distance from the lower edge up to where the middle of a footer belongs.
  let middle: LayoutUnit
  let isRightToLeft: Bool

  /// Above the baseline by half of the room above the capitals, counted from the lower edge of the line.
  static func middle(height: LayoutUnit, capHeight: LayoutUnit, descent: LayoutUnit) -> LayoutUnit {
    max(0, (height - capHeight - descent).half + descent)
  }

  /// The line in the mirror image of its box.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    return line
  }
}
