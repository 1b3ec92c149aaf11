import TextLayout

/// Where a box of fixed height stands in its cell, in points, written for a message at the start.
///
/// Sideways it has two of `start`, `end` and `width`; upright it has `top` or `bottom`, and its `height`.
public struct BoxPlacement: Hashable, Sendable {
  public var top: LayoutUnit?
  public var bottom: LayoutUnit?
  public var start: LayoutUnit?
  public var end: LayoutUnit?
  public var width: LayoutUnit?
  public var height: LayoutUnit

  public init(
    top: LayoutUnit? = nil, bottom: LayoutUnit? = nil, start: LayoutUnit? = nil, end: LayoutUnit? = nil,
    width: LayoutUnit? = nil, height: LayoutUnit
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
    self.width = width
    self.height = height
  }

  /// The box in a cell of a size, for a message on one side of it.
  public func frame(in size: Size, on side: Side) -> Rect {
    let boxWidth = max(0, width ?? size.width - (start ?? 0) - (end ?? 0))
    let fromStart = start ?? size.width - (end ?? 0) - boxWidth
    let y = top ?? size.height - (bottom ?? 0) - height
    let frame = Rect(x: fromStart, y: y, width: boxWidth, height: height)
    return side == .left ? frame : frame.mirrored(in: size.width)
  }

  /// The least width of a cell that gives the box `content` points of width.
  func cellWidth(for content: LayoutUnit) -> LayoutUnit { (start ?? 0) + (width ?? content) + (end ?? 0) }
}

extension BoxPlacement: StyleRecord {
  static var standard: BoxPlacement { BoxPlacement(height: 0) }

  static var fields: [StyleField<BoxPlacement>] {
    [
      .optionalLength("top", \.top, in: -100_000...100_000),
      .optionalLength("bottom", \.bottom, in: -100_000...100_000),
      .optionalLength("start", \.start, in: -100_000...100_000),
      .optionalLength("end", \.end, in: -100_000...100_000),
      .optionalLength("width", \.width), .length("height", \.height),
    ]
  }

  func check(_ path: String) throws(StyleError) {
    guard [start, end, width].count(where: { $0 != nil }) == 2 else {
      throw StyleError(field: path, reason: "needs two of start, end and width")
    }
    guard (top == nil) != (bottom == nil) else {
      throw StyleError(field: path, reason: "needs either top or bottom")
    }
  }
}
