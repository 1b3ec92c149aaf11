import TextLayout

/// A text of a message as its cell shows it: the message's own, code, a file's name, an answer of a poll.
public struct CellText: Sendable {
  /// Where it stands in the message.
  public let path: ContentPath
  /// The number of its part in `Cell.parts`.
  public let part: Int
  /// The text as it is shown. Offsets in the block are offsets in it.
  public let text: String
  /// Its lines, relative to `origin`.
  public let block: TextBlock
  /// The block's top left corner, relative to the cell, in points; in what scrolls, while nothing is scrolled.
  public let origin: Point
  /// What the text stands on.
  public let surface: ColorSurface
  /// What it is seen through, and how far it is scrolled there; nil if it stands as it is.
  let window: ScrollWindow?
  /// What stands in the text, each in place of a U+FFFC, ascending.
  let objects: [TextObject]

  /// The text of a part; nil for a part that shows none of the message's texts.
  ///
  /// - Parameter windows: What parts of the cell are seen through.
  init?(_ cell: Cell, part number: Int, windows: [ScrollWindow]) {
    let part = cell.parts[number]
    switch part {
    case .text(let shown):
      // Numbers and bullets are of the interface.
      if shown.role == .marker { return nil }
      (path, text, block, objects) = (shown.path, shown.text, shown.block, shown.objects)
      surface = shown.surface
    case .label(let label):
      guard let path = label.path else { return nil }
      (self.path, text, block, objects) = (path, label.text, label.block, [])
      surface = label.foreground.surface ?? (cell.bubble == nil ? .page : ColorSurface(cell.role))
    case .avatar, .delivery, .media, .box, .formula: return nil
    }
    self.part = number
    window = windows.holding(number)
    origin = part.blockPlace
  }

  init?(_ cell: Cell, part number: Int) { self.init(cell, part: number, windows: cell.scrollWindows) }

  /// The rectangles behind a range as far as they are seen, relative to the cell, in points.
  ///
  /// - Parameter range: UTF-16 offsets in the text as it is shown; what is not shown has no rectangles.
  public func rects(of range: Range<Int>) -> [Rect] {
    let rects = unscrolledRects(of: range)
    return window.map { window in rects.compactMap(window.seen) } ?? rects
  }

  /// The rectangles behind a range while nothing is scrolled.
  func unscrolledRects(of range: Range<Int>) -> [Rect] {
    block.selectionRects(for: range).map { $0.offset(x: origin.x, y: origin.y) }
  }

  /// Where a caret stands, relative to the cell, in points. In what scrolls it may be where it is not seen.
  public func caretFrame(at position: TextPosition) -> Rect {
    let frame = block.caret(at: position).frame.offset(x: origin.x, y: origin.y)
    return window?.scrolled(frame) ?? frame
  }

  /// The place in the text that is nearest to a point.
  ///
  /// - Parameter point: Relative to the cell, in points; any point will do.
  public func position(nearestTo point: Point) -> TextPosition {
    let point = window.map { $0.unscrolled($0.nearest(point)) } ?? point
    return block.position(at: Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The text as it is read, found and copied.
  var expanded: ExpandedText { ExpandedText(text, objects) }

  /// The grapheme clusters that a range touches, within the text.
  func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let length = text.utf16.count
    let start = min(length, block.paragraph.graphemeStart(at: range.lowerBound))
    return start..<max(start, min(length, block.paragraph.graphemeEnd(at: range.upperBound)))
  }

  /// How far a point is from the block: above or below it first, then beside it.
  func distance(to point: Point) -> (LayoutUnit, LayoutUnit) {
    var frame = Rect(origin: origin, size: block.size)
    // What is not seen is as far away as what it is seen through.
    if let window { frame = window.seen(frame) ?? window.frame }
    return (
      max(0, max(frame.minY - point.y, point.y - frame.maxY)),
      max(0, max(frame.minX - point.x, point.x - frame.maxX))
    )
  }
}
