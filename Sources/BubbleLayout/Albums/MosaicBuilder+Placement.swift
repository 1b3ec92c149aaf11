import TextLayout

extension MosaicBuilder {
  /// Rows of cells, each row as wide as the box.
  ///
  /// - Parameter widths: Of the cells of each row, in points; the last cell takes what the others leave.
  func grid(_ widths: [[Double]], heights: [Double]) -> AlbumLayout {
    let right = LayoutUnit(width)
    let gap = LayoutUnit(spacing)
    var cells: [AlbumCell] = []
    var y: LayoutUnit = 0
    for (index, row) in widths.enumerated() {
      let rowHeight = LayoutUnit(max(0, heights[index]))
      var x: LayoutUnit = 0
      for (column, cellWidth) in row.enumerated() {
        let isLast = column == row.count - 1
        let taken = isLast ? max(0, right - x) : LayoutUnit(max(0, cellWidth))
        var edges: AlbumEdges = []
        if index == 0 { edges.insert(.top) }
        if index == widths.count - 1 { edges.insert(.bottom) }
        if column == 0 { edges.insert(.left) }
        if isLast { edges.insert(.right) }
        cells.append(AlbumCell(frame: Rect(x: x, y: y, width: taken, height: rowHeight), edges: edges))
        x = x + taken + gap
      }
      y = y + rowHeight + gap
    }
    return AlbumLayout(cells: cells)
  }

  /// One cell of the box's height and a column of others at its right.
  func column(_ left: Double, beside right: Double, heights: [Double]) -> AlbumLayout {
    let bottom = LayoutUnit(height)
    let gap = LayoutUnit(spacing)
    let leftWidth = LayoutUnit(max(0, left))
    let x = leftWidth + gap
    let first = Rect(x: 0, y: 0, width: leftWidth, height: bottom)
    var cells = [AlbumCell(frame: first, edges: [.top, .bottom, .left])]
    var y: LayoutUnit = 0
    for (index, cellHeight) in heights.enumerated() {
      let isLast = index == heights.count - 1
      let taken = isLast ? max(0, bottom - y) : LayoutUnit(max(0, cellHeight))
      var edges: AlbumEdges = .right
      if index == 0 { edges.insert(.top) }
      if isLast { edges.insert(.bottom) }
      let frame = Rect(x: x, y: y, width: LayoutUnit(max(0, right)), height: taken)
      cells.append(AlbumCell(frame: frame, edges: edges))
      y = y + taken + gap
    }
    return AlbumLayout(cells: cells)
  }

  /// Shares a length out in proportion to weights, whole points but for the last, none below the minimum unless
  /// all are of one size.
  func shares(of length: Double, in weights: [Double], minimum: Double) -> [Double] {
    let length = max(0, length)
    let least = min(minimum, (length / Double(weights.count)).rounded(.down))
    // Those that would fall below the minimum get it, and the others share the rest, until none falls below.
    var isLeast = weights.map { _ in false }
    var result = weights
    for _ in weights {
      let rest = length - least * Double(isLeast.count { $0 })
      let sum = zip(weights, isLeast).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
      result = zip(weights, isLeast).map { $1 || sum <= 0 ? least : rest * $0 / sum }
      let isTooSmall = result.map { $0 < least }
      guard isTooSmall.contains(true) else { break }
      isLeast = zip(isLeast, isTooSmall).map { $0 || $1 }
    }
    result = result.map { max(least, $0.rounded(.down)) }
    let others = result.dropLast().reduce(0, +)
    result[result.count - 1] = length - others
    return result
  }
}
