import TextLayout
import TextUnicode

/// How the content of an element scrolls within its frame.
struct ElementScroll: Hashable, Sendable {
  /// The size of the whole content, in points.
  let extent: Size
  /// Whether it begins at the right of the frame.
  let isFromRight: Bool
}

/// The frame in which some parts of a cell scroll, and their scroll offset.
package struct ScrollWindow: Hashable, Sendable {
  /// The parts, in `Cell.parts`.
  package let parts: Range<Int>
  /// Relative to the cell, in points.
  package let frame: Rect
  /// The size of the whole content, in points.
  package let extent: Size
  /// The scroll offset from where the content begins, clamped to the scrollable range.
  package let position: Point
  /// The distance to add to the places of the parts.
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

  /// Where a visible point would be if nothing was scrolled.
  func unscrolled(_ point: Point) -> Point { point.offset(x: -shift.x, y: -shift.y) }

  /// A frame at its scrolled place.
  func scrolled(_ frame: Rect) -> Rect { frame.offset(x: shift.x, y: shift.y) }

  /// The visible part of a frame; nil if nothing of it is visible.
  func seen(_ frame: Rect) -> Rect? {
    let scrolled = scrolled(frame)
    let (left, right) = (max(scrolled.minX, self.frame.minX), min(scrolled.maxX, self.frame.maxX))
    let (top, bottom) = (max(scrolled.minY, self.frame.minY), min(scrolled.maxY, self.frame.maxY))
    guard left <= right, top <= bottom, scrolled.overlaps(self.frame) || scrolled.width == 0 else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The point in the frame that is nearest to another.
  func nearest(_ point: Point) -> Point {
    Point(x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
  }
}

extension Cell {
  /// The frames in which parts of the cell scroll; usually none.
  package var scrollWindows: [ScrollWindow] {
    scrolling.compactMap { number in
      let mark = marks[number]
      guard let scroll = mark.scroll, let frame = mark.frame else { return nil }
      return ScrollWindow(mark.parts, frame, scroll, at: scrollPosition(of: mark.name.path))
    }
  }

  /// The scroll offset of an element. Lines of code use the path of their block.
  private func scrollPosition(of path: ContentPath) -> Point {
    if scrolled.isEmpty { return .zero }
    if let own = scrolled[path] { return own }
    let isOfCode = path.steps.last == .name("text")
    return isOfCode ? scrolled[ContentPath(path.steps.dropLast())] ?? .zero : .zero
  }
}

extension [ScrollWindow] {
  /// The window that a part scrolls in; nil if there is none. Windows ascend and are not nested. O(log n).
  package func holding(_ part: Int) -> ScrollWindow? {
    if isEmpty { return nil }
    let index = partitioningIndex { $0.parts.upperBound > part }
    return index < count && self[index].parts.contains(part) ? self[index] : nil
  }
}

extension LayoutEnvironment {
  /// The scroll offsets of a message's elements, by their paths.
  func scrolled(in id: MessageID) -> [ContentPath: Point] {
    if scrolled.isEmpty { return [:] }
    var found: [ContentPath: Point] = [:]
    for (place, point) in scrolled where place.id == id { found[place.path] = point }
    return found
  }
}
