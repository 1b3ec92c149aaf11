import TextLayout
import TextUnicode

/// What of an element is seen through its frame.
struct ElementScroll: Hashable, Sendable {
  /// Of all of it, in points.
  let extent: Size
  /// Whether it begins at the right of the frame.
  let isFromRight: Bool
}

/// What some parts of a cell are seen through, and how far they are scrolled there.
package struct ScrollWindow: Hashable, Sendable {
  /// The parts, in `Cell.parts`.
  package let parts: Range<Int>
  /// Relative to the cell, in points.
  package let frame: Rect
  /// Of all that can be seen there, in points.
  package let extent: Size
  /// How far it is scrolled from where it begins, held within what there is to scroll.
  package let position: Point
  /// What is to be added to the places of the parts.
  package let shift: Point
  /// Whether it begins at the right of the frame.
  package let isFromRight: Bool

  fileprivate init(_ parts: Range<Int>, _ frame: Rect, _ scroll: ElementScroll, at given: Point) {
    self.parts = parts
    self.frame = frame
    extent = scroll.extent
    isFromRight = scroll.isFromRight
    position = Point(
      x: min(max(0, given.x), max(0, scroll.extent.width - frame.width)),
      y: min(max(0, given.y), max(0, scroll.extent.height - frame.height)))
    shift = Point(x: scroll.isFromRight ? position.x : -position.x, y: -position.y)
  }

  /// Where a place that is seen would be if nothing was scrolled.
  func unscrolled(_ point: Point) -> Point { point.offset(x: -shift.x, y: -shift.y) }

  /// A frame where it is scrolled to.
  func scrolled(_ frame: Rect) -> Rect { frame.offset(x: shift.x, y: shift.y) }

  /// What is seen of a frame; nil for nothing.
  func seen(_ frame: Rect) -> Rect? {
    let scrolled = scrolled(frame)
    let (left, right) = (max(scrolled.minX, self.frame.minX), min(scrolled.maxX, self.frame.maxX))
    let (top, bottom) = (max(scrolled.minY, self.frame.minY), min(scrolled.maxY, self.frame.maxY))
    guard left <= right, top <= bottom, scrolled.overlaps(self.frame) || scrolled.width == 0 else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The place in the frame that is nearest to a point.
  func nearest(_ point: Point) -> Point {
    Point(x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
  }
}

extension Cell {
  /// What parts of the cell are seen through; mostly none.
  package var scrollWindows: [ScrollWindow] {
    scrolling.compactMap { number in
      let mark = marks[number]
      guard let scroll = mark.scroll, let frame = mark.frame else { return nil }
      return ScrollWindow(mark.parts, frame, scroll, at: scrollPosition(of: mark.name.path))
    }
  }

  /// How far an element is scrolled. Lines of code go by the path of their block.
  private func scrollPosition(of path: ContentPath) -> Point {
    if scrolled.isEmpty { return .zero }
    if let own = scrolled[path] { return own }
    let isOfCode = path.steps.last == .name("text")
    return isOfCode ? scrolled[ContentPath(path.steps.dropLast())] ?? .zero : .zero
  }
}

extension [ScrollWindow] {
  /// The one that a part is seen through; nil for none. They ascend, and none is within another. O(log n).
  package func holding(_ part: Int) -> ScrollWindow? {
    if isEmpty { return nil }
    let index = partitioningIndex { $0.parts.upperBound > part }
    return index < count && self[index].parts.contains(part) ? self[index] : nil
  }
}

extension LayoutEnvironment {
  /// How far what scrolls in a message is scrolled, by paths.
  func scrolled(in id: MessageID) -> [ContentPath: Point] {
    if scrolled.isEmpty { return [:] }
    var found: [ContentPath: Point] = [:]
    for (place, point) in scrolled where place.id == id { found[place.path] = point }
    return found
  }
}
