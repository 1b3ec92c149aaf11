import BubbleLayout
import TextLayout

extension RowPainter {
  /// Paints thin scroll bars over the edges of scrolling content.
  mutating func paintBars(of window: ScrollWindow, on surface: ColorSurface) {
    let (frame, extent) = (window.frame, window.extent)
    let thickness: LayoutUnit = 2
    let inset: LayoutUnit = 2
    if let (start, length) = Self.bar(frame.width, of: extent.width, at: abs(window.shift.x), inset) {
      // For right-to-left content, the scroll bar starts at the right too.
      let x = window.isFromRight ? frame.maxX - start - length : frame.minX + start
      let bar = Rect(x: x, y: frame.maxY - inset - thickness, width: length, height: thickness)
      self.surface.fill(bar, radius: thickness.half, with: .on(surface, .bar))
    }
    if let (start, length) = Self.bar(frame.height, of: extent.height, at: abs(window.shift.y), inset) {
      let bar = Rect(
        x: frame.maxX - inset - thickness, y: frame.minY + start, width: thickness, height: length)
      self.surface.fill(bar, radius: thickness.half, with: .on(surface, .bar))
    }
  }

  /// Returns the start and the length of a bar; nil if everything is visible.
  private static func bar(
    _ seen: LayoutUnit, of extent: LayoutUnit, at position: LayoutUnit, _ inset: LayoutUnit
  ) -> (start: LayoutUnit, length: LayoutUnit)? {
    let room = seen - inset - inset
    guard extent > seen, room > 0 else { return nil }
    let length = max(min(16, room), LayoutUnit(room.points * (seen.points / extent.points)))
    let share = position.points / (extent - seen).points
    return (inset + LayoutUnit((room - length).points * min(1, share)), length)
  }

  private func abs(_ length: LayoutUnit) -> LayoutUnit { max(length, -length) }
}
