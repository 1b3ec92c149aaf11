import TextLayout
import TextUnicode

/// How the content of an element scrolls within its frame.
struct ElementScroll: Hashable, Sendable {
  /// The size of the whole content, in points.
  let extent: Size
  /// Whether the content begins at the right edge of the frame.
  let isFromRight: Bool
}

/// The frame in which a range of a cell's parts scrolls, and the scroll offset.
package struct ScrollWindow: Hashable, Sendable {
  /// The range of the parts in `Cell.parts`.
  package let parts: Range<Int>
  /// The frame, relative to the cell, in points.
  package let frame: Rect
  /// The size of the whole content, in points.
  package let extent: Size
  /// The scroll offset from the beginning of the content, in points, clamped to the scrollable range.
  package let position: Point
  /// The distance to add to the frames of the parts, in points.
  package let shift: Point
  /// Whether the content begins at the right edge of the frame.
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

  /// Returns where a visible point would be if nothing was scrolled.
  func unscrolled(_ point: Point) -> Point { point.offset(x: -shift.x, y: -shift.y) }

  /// Returns a frame moved by the scroll offset.
  func scrolled(_ frame: Rect) -> Rect { frame.offset(x: shift.x, y: shift.y) }

  /// Returns the visible part of a frame; nil if no part of it is visible.
  package func seen(_ frame: Rect) -> Rect? {
    let scrolled = scrolled(frame)
    let (left, right) = (max(scrolled.minX, self.frame.minX), min(scrolled.maxX, self.frame.maxX))
    let (top, bottom) = (max(scrolled.minY, self.frame.minY), min(scrolled.maxY, self.frame.maxY))
    guard left <= right, top <= bottom, scrolled.overlaps(self.frame) || scrolled.width == 0 else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the point inside the frame that is nearest to a given point.
  func nearest(_ point: Point) -> Point {
    Point(x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
  }
}

extension Cell {
  /// The frames in which parts of the cell scroll; usually empty.
  package var scrollWindows: [ScrollWindow] {
    scrolling.compactMap { number in
      let mark = marks[number]
      guard let scroll = mark.scroll, let frame = mark.frame else { return nil }
      return ScrollWindow(mark.parts, frame, scroll, at: scrollPosition(of: mark.name.path))
    }
  }

  /// Returns the scroll offset of an element. Lines of code use the path of their block.
  private func scrollPosition(of path: ContentPath) -> Point {
    if scrolled.isEmpty { return .zero }
    if let own = scrolled[path] { return own }
    let isOfCode = path.steps.last == .name("text")
    return isOfCode ? scrolled[ContentPath(path.steps.dropLast())] ?? .zero : .zero
  }
}

extension [ScrollWindow] {
  /// Returns the window that a part scrolls in; nil if there is none. The windows are sorted and not nested.
  /// O(log n).
  package func holding(_ part: Int) -> ScrollWindow? {
    if isEmpty { return nil }
    let index = partitioningIndex { $0.parts.upperBound > part }
    return index < count && self[index].parts.contains(part) ? self[index] : nil
  }
}

extension LayoutEnvironment {
  /// Returns the scroll offsets of a message's elements, by their paths.
  func scrolled(in id: MessageID) -> [ContentPath: Point] {
    if scrolled.isEmpty { return [:] }
    var found: [ContentPath: Point] = [:]
    for (place, point) in scrolled where place.id == id { found[place.path] = point }
    return found
  }
}
