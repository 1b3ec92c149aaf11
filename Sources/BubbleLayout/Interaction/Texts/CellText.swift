import TextLayout

/// A text of a message as its cell shows it: the message's own text, code, a file's name, an answer of a
/// poll.
public struct CellText: Sendable {
  /// The path of the text in the message.
  public let path: ContentPath
  /// The index of the text's part in `Cell.parts`.
  public let part: Int
  /// The text as it is shown. Offsets in the block are UTF-16 offsets in this text.
  public let text: String
  /// The lines of the text, relative to `origin`.
  public let block: TextBlock
  /// The block's top left corner, relative to the cell, in points. If the text scrolls, this is the corner at
  /// scroll offset zero.
  public let origin: Point
  /// The surface behind the text.
  public let surface: ColorSurface
  /// The frame in which the text scrolls, with its scroll offset; nil if the text does not scroll.
  let window: ScrollWindow?
  /// The objects in the text, each represented by a U+FFFC, in ascending order.
  let objects: [TextObject]
  /// The ranges of the text that spoilers cover, in ascending order and without overlaps.
  let covers: [Range<Int>]

  /// Creates the text of a part; nil for a part that shows no text of the message.
  ///
  /// - Parameter windows: The frames in which parts of the cell scroll.
  init?(_ cell: Cell, part number: Int, windows: [ScrollWindow]) {
    let part = cell.parts[number]
    switch part {
    case .text(let shown):
      // The numbers and bullets of lists belong to the interface, not to the texts of the message.
      if shown.role == .marker { return nil }
      (path, text, block, objects) = (shown.path, shown.text, shown.block, shown.objects)
      covers = shown.spoilers
      surface = shown.surface
    case .label(let label):
      guard let path = label.path else { return nil }
      (self.path, text, block, objects) = (path, label.text, label.block, label.objects)
      covers = label.spans.isEmpty ? [] : label.asText.spoilers
      surface = label.foreground.surface ?? (cell.bubble == nil ? .page : ColorSurface(cell.role))
    case .avatar, .delivery, .media, .box, .formula: return nil
    }
    self.part = number
    window = windows.holding(number)
    origin = part.blockPlace
  }

  init?(_ cell: Cell, part number: Int) { self.init(cell, part: number, windows: cell.scrollWindows) }

  /// Returns the visible rectangles behind a range, relative to the cell, in points.
  ///
  /// - Parameter range: UTF-16 offsets in the shown text. A hidden range has no rectangles.
  public func rects(of range: Range<Int>) -> [Rect] {
    let rects = unscrolledRects(of: range)
    return window.map { window in rects.compactMap(window.seen) } ?? rects
  }

  /// Returns the rectangles behind a range at scroll offset zero.
  func unscrolledRects(of range: Range<Int>) -> [Rect] {
    block.selectionRects(for: range).map { $0.offset(x: origin.x, y: origin.y) }
  }

  /// Returns the frame of a caret, relative to the cell, in points. In text that scrolls, the frame may be
  /// outside the visible part.
  public func caretFrame(at position: TextPosition) -> Rect {
    let frame = block.caret(at: position).frame.offset(x: origin.x, y: origin.y)
    return window?.scrolled(frame) ?? frame
  }

  /// Returns the position in the text that is nearest to a point.
  ///
  /// - Parameter point: Any point relative to the cell, in points.
  public func position(nearestTo point: Point) -> TextPosition {
    let point = window.map { $0.unscrolled($0.nearest(point)) } ?? point
    return block.position(at: Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The text as it is searched, with the words of its objects, also in covered ranges.
  var expanded: ExpandedText { ExpandedText(text, objects) }

  /// Returns the range extended to whole grapheme clusters and clamped to the text.
  func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let length = text.utf16.count
    let start = min(length, block.paragraph.graphemeStart(at: range.lowerBound))
    return start..<max(start, min(length, block.paragraph.graphemeEnd(at: range.upperBound)))
  }

  /// Returns the vertical and the horizontal distance of a point from the block.
  func distance(to point: Point) -> (LayoutUnit, LayoutUnit) {
    var frame = Rect(origin: origin, size: block.size)
    // The distance from hidden text is the distance from the frame in which it scrolls.
    if let window { frame = window.seen(frame) ?? window.frame }
    return (
      max(0, max(frame.minY - point.y, point.y - frame.maxY)),
      max(0, max(frame.minX - point.x, point.x - frame.maxX))
    )
  }
}
