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

  func measured(in space: ContentSpace) -> any MeasuredContent
}

extension ContentElement {
  var inset: LayoutUnit? { nil }
  var visibility: GroupVisibility { .always }
  var mayExceedLimit: Bool { false }
}

/// What an element is laid out in.
struct ContentSpace {
  /// The widest it may be, in points.
  let limit: LayoutUnit
  /// The width of the cell; nil where the content decides it.
  let cellWidth: LayoutUnit?
  let grid: PixelGrid
}

/// An element that knows how wide it wants to be.
protocol MeasuredContent {
  /// In points, not beyond the limit but for what cannot be narrower.
  var width: LayoutUnit { get }
  /// The widest that a footer beside its last line may make it, in points.
  var limit: LayoutUnit { get }

  /// Gives it its final width, which is at least the one it wanted.
  func placed(in width: LayoutUnit) -> PlacedContent
}

/// An element in its final place. All is relative to the element.
struct PlacedContent {
  var height: LayoutUnit
  /// Written for an interface from left to right, save for the message's text.
  var parts: [Part]
  /// The message's text; nil for all else.
  var text: (frame: Rect, block: TextBlock)?
  /// What a footer may stand beside; nil for nothing.
  var lastLine: LastLine?

  init(
    height: LayoutUnit, parts: [Part], text: (frame: Rect, block: TextBlock)? = nil, lastLine: LastLine? = nil
  ) {
    self.height = height
    self.parts = parts
    self.text = text
    self.lastLine = lastLine
  }

  /// The mirror image, for an interface from right to left.
  func mirrored(in width: LayoutUnit) -> PlacedContent {
    guard text == nil else { return self }
    var line = lastLine
    if let old = lastLine {
      line?.minX = width - old.maxX
      line?.maxX = width - old.minX
    }
    return PlacedContent(height: height, parts: parts.map { $0.mirrored(in: width) }, lastLine: line)
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
}
