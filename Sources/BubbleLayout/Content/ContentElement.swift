import TextLayout

/// A part of what a bubble holds, with all that does not depend on a width.
///
/// All parts of a bubble agree on one width in two steps: each says how wide it wants to be within a limit, then
/// each is given the width that came out.
protocol ContentElement: Sendable {
  var kind: ContentKind { get }
  /// Between the element and what is above, in points.
  var gap: LayoutUnit { get }
  /// From the bubble's edges, in points; nil for the bubble's padding.
  var inset: LayoutUnit? { get }
  /// Which messages of a group have it.
  var visibility: GroupVisibility { get }
  /// Whether it may make the bubble wider than the bubble's own limit.
  var mayExceedLimit: Bool { get }

  /// How wide the element wants to be.
  func measure(in space: ContentSpace) -> ContentMeasure

  /// Puts the element's parts into a box of a width, which is at least the one it wanted.
  ///
  /// - Parameter placer: Stands at the box. Where it makes no parts, all that is wanted is the result.
  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent
}

extension ContentElement {
  var inset: LayoutUnit? { nil }
  var visibility: GroupVisibility { .always }
  var mayExceedLimit: Bool { false }
}

/// What an element is laid out in.
struct ContentSpace {
  /// The widest it may be.
  let limit: AvailableWidth
  let cellWidth: AvailableWidth
  let grid: PixelGrid
}

/// How wide an element wants to be, and what it found out on the way.
struct ContentMeasure {
  /// In points, not beyond the limit but for what cannot be narrower.
  var width: LayoutUnit
  let space: ContentSpace
  /// The size of what the width follows from, where the element needs it again.
  var size = Size.zero
  /// The lines of a message's text; nil for all else.
  var text: MeasuredText?
  /// The limits within which the element comes out alike; nil for unknown.
  var validLimits: WidthInterval?
}

/// What an element comes to in its final width. Places are relative to its box.
struct ContentExtent {
  var height: LayoutUnit
  /// The message's text; nil for all else.
  var text: PlacedText?
  /// What a footer may stand beside; nil for nothing.
  var lastLine: LastLine?
  /// How much taller the room of the number of hidden pictures is than the number; nil for none.
  var countSlack: LayoutUnit?
}

/// What a message's text comes to, and where it stands.
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
  /// From the lower edge up to where the middle of a footer belongs.
  let middle: LayoutUnit
  let isRightToLeft: Bool

  /// The line in the mirror image of its box.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    return line
  }
}
