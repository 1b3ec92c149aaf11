import TextLayout

/// The place of a box of fixed height in its cell, in points, for a message at the start side.
///
/// Two of `start`, `end` and `width` are given, either `top` or `bottom`, and the `height`.
public struct BoxPlacement: Hashable, Sendable {
  /// The distance from the cell's upper edge to the box's.
  public var top: LayoutUnit?
  /// The distance from the box's lower edge to the cell's.
  public var bottom: LayoutUnit?
  /// The distance from the cell's start to the box's.
  public var start: LayoutUnit?
  /// The distance from the box's end to the cell's.
  public var end: LayoutUnit?
  /// The width of the box.
  public var width: LayoutUnit?
  /// The height of the box.
  public var height: LayoutUnit

  /// Creates a box between the given distances.
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

  /// The minimum width of a cell that gives the box `content` points of width.
  func cellWidth(for content: LayoutUnit) -> LayoutUnit { (start ?? 0) + (width ?? content) + (end ?? 0) }
}

extension BoxPlacement: JSONRecord {
  package static var standard: BoxPlacement { BoxPlacement(height: 0) }

  package static let fields: [RecordField<BoxPlacement>] = [
    .optional("top", \.top, .length(in: -100_000...100_000)),
    .optional("bottom", \.bottom, .length(in: -100_000...100_000)),
    .optional("start", \.start, .length(in: -100_000...100_000)),
    .optional("end", \.end, .length(in: -100_000...100_000)),
    .optional("width", \.width), .field("height", \.height),
  ]

  package func check() throws(FieldError) {
    guard [start, end, width].count(where: { $0 != nil }) == 2 else {
      throw FieldError("", "needs exactly two of start, end and width")
    }
    guard (top == nil) != (bottom == nil) else {
      throw FieldError("", "needs exactly one of top and bottom")
    }
  }
}
