import TextLayout

/// The place of a box with a fixed height in its cell, for a message at the start side. Lengths are in
/// points.
///
/// A placement sets two of `start`, `end` and `width`, one of `top` and `bottom`, and the `height`. The other
/// properties are nil, because the cell's size and these values determine them.
public struct BoxPlacement: Hashable, Sendable {
  /// The distance from the cell's upper edge to the box's upper edge.
  public var top: LayoutUnit?
  /// The distance from the box's lower edge to the cell's lower edge.
  public var bottom: LayoutUnit?
  /// The distance from the cell's start side to the box's start side.
  public var start: LayoutUnit?
  /// The distance from the box's end side to the cell's end side.
  public var end: LayoutUnit?
  /// The width of the box.
  public var width: LayoutUnit?
  /// The height of the box.
  public var height: LayoutUnit

  /// Creates the placement of a box.
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

  /// Returns the frame of the box in a cell of a given size, for a message on a given side.
  public func frame(in size: Size, on side: Side) -> Rect {
    let boxWidth = max(0, width ?? size.width - (start ?? 0) - (end ?? 0))
    let fromStart = start ?? size.width - (end ?? 0) - boxWidth
    let y = top ?? size.height - (bottom ?? 0) - height
    let frame = Rect(x: fromStart, y: y, width: boxWidth, height: height)
    return side == .left ? frame : frame.mirrored(in: size.width)
  }

  /// Returns the minimum width of a cell in which the box is at least `content` points wide.
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

  /// Checks the field `box` of another style, which may have been left out.
  func checkWhole() throws(FieldError) {
    do throws(FieldError) { try check() } catch { throw error.within(.member("box")) }
  }
}
