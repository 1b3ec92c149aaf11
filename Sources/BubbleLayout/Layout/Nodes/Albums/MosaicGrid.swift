import TextLayout

/// A box in which the cells of an album are placed. Lengths are in points.
struct MosaicGrid {
  let width: Double
  let height: Double
  /// The distance between cells.
  let spacing: Double

  /// Returns rows of cells. Each row is as wide as the box.
  ///
  /// - Parameter widths: The widths of the cells in each row. The last cell takes the remaining width.
  func rows(_ widths: [[Double]], heights: [Double]) -> [Rect] {
    var frames: [Rect] = []
    var y: LayoutUnit = 0
    for (row, height) in zip(widths, heights) {
      let height = LayoutUnit(max(0, height))
      for span in spans(row, in: LayoutUnit(width)) {
        frames.append(Rect(x: span.start, y: y, width: span.length, height: height))
      }
      y = y + height + LayoutUnit(spacing)
    }
    return frames
  }

  /// Returns one cell that is as tall as the box, and a column of other cells on its right.
  func column(_ left: Double, beside right: Double, heights: [Double]) -> [Rect] {
    let left = LayoutUnit(max(0, left))
    let x = left + LayoutUnit(spacing)
    let first = Rect(x: 0, y: 0, width: left, height: LayoutUnit(height))
    return [first]
      + spans(heights, in: LayoutUnit(height)).map { span in
        Rect(x: x, y: span.start, width: LayoutUnit(max(0, right)), height: span.length)
      }
  }

  /// Returns the start and length of cells one after the other, with the spacing between them. The last cell
  /// takes the remaining length.
  private func spans(
    _ lengths: [Double], in room: LayoutUnit
  ) -> [(start: LayoutUnit, length: LayoutUnit)] {
    var start: LayoutUnit = 0
    return lengths.indices.map { index in
      let isLast = index == lengths.count - 1
      let length = isLast ? max(0, room - start) : LayoutUnit(max(0, lengths[index]))
      defer { start = start + length + LayoutUnit(spacing) }
      return (start, length)
    }
  }
}
