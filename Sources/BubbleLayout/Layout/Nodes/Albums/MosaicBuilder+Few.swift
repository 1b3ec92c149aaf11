import TextLayout

extension MosaicBuilder {
  /// Arranges two pictures. If both are wide and have similar ratios, one is above the other. If both have
  /// the same shape, they are side by side in equal halves. Otherwise they are side by side in proportion to
  /// their aspect ratios.
  func two() -> [Rect] {
    let bothWide = shape(0) == .wide && shape(1) == .wide
    if bothWide && mean > 1.4 * boxRatio && ratios[1] - ratios[0] < 0.2 {
      let wanted = min(width / ratios[0], width / ratios[1])
      let half = (height - spacing) / 2
      let row = clamped(wanted.rounded(), minimumHeight, half.rounded(.down))
      return grid.rows([[width], [width]], heights: [row, row])
    }
    let room = width - spacing
    if bothWide || shape(0) == .squarish && shape(1) == .squarish {
      let first = (room / 2).rounded(.down)
      let row = min(first / ratios[0], first / ratios[1])
      return grid.rows([[first, room - first]], heights: [clamped(row.rounded(), minimumHeight, height)])
    }
    // The widths are in proportion to the aspect ratios, so that both pictures have the same height.
    let share = room * ratios[1] / (ratios[0] + ratios[1])
    let least = max(minimumWidth, room * rules.secondShareMinimum)
    let most = min(room * rules.secondShareMaximum, room - minimumWidth * rules.firstMinimum)
    let second = fairly(share, least, most, in: room, of: 2)
    let row = min((room - second) / ratios[0], second / ratios[1])
    return grid.rows([[room - second, second]], heights: [clamped(row.rounded(), minimumHeight, height)])
  }

  /// Arranges three pictures. If the first one is narrow, it is beside the two others; otherwise it is above
  /// them.
  func three() -> [Rect] {
    if shape(0) == .narrow {
      let rows = height - spacing
      let third = fairly(
        rows * ratios[1] / (ratios[1] + ratios[2]), minimumHeight, rows / 2, in: rows, of: 2)
      let second = rows - third
      let columns = width - spacing
      let right = fairly(
        min(third * ratios[2], second * ratios[1]), minimumWidth, columns / 2, in: columns, of: 2)
      let left = clamped((height * ratios[0]).rounded(), min(minimumWidth, columns / 2), columns - right)
      return grid.column(left, beside: right, heights: [second, third])
    }
    let rows = height - spacing
    let half = ((width - spacing) / 2).rounded(.down)
    let top = fairly(width / ratios[0], minimumHeight, rows * 0.66, in: rows, of: 2)
    let bottom = clamped(min(half / ratios[1], half / ratios[2]).rounded(), minimumHeight, rows - top)
    return grid.rows([[width], [half, width - spacing - half]], heights: [top, bottom])
  }

  /// Arranges four pictures. If the first one is wide, it is above the three others; otherwise it is beside
  /// them.
  func four() -> [Rect] {
    if shape(0) == .wide {
      let rows = height - spacing
      let room = width - 2 * spacing
      let top = fairly(width / ratios[0], minimumHeight, rows * 0.66, in: rows, of: 2)
      let wanted = room / (ratios[1] + ratios[2] + ratios[3])
      let first = fairly(wanted * ratios[1], minimumWidth, room * 0.4, in: room, of: 3)
      let last = fairly(
        wanted * ratios[3], max(minimumWidth, room * 0.33), room - first - min(minimumWidth, room / 3),
        in: room, of: 3)
      let bottom = clamped(wanted.rounded(), minimumHeight, rows - top)
      return grid.rows([[width], [first, room - first - last, last]], heights: [top, bottom])
    }
    let columns = width - spacing
    let rows = height - 2 * spacing
    let left = fairly(height * ratios[0], minimumWidth, columns * 0.6, in: columns, of: 2)
    let wanted = rows / (1 / ratios[1] + 1 / ratios[2] + 1 / ratios[3])
    let right = clamped(wanted.rounded(), minimumWidth, columns - left)
    let heights = shares(of: rows, in: [1, 2, 3].map { wanted / ratios[$0] }, minimum: minimumHeight)
    return grid.column(left, beside: right, heights: heights)
  }

  private var boxRatio: Double { height > 0 ? width / height : 1 }

  /// Returns `value` in whole points, clamped to two limits. The limits never exceed an equal share of the
  /// available space.
  private func fairly(
    _ value: Double, _ lower: Double, _ upper: Double, in room: Double, of count: Double
  ) -> Double {
    let fair = max(0, room / count)
    return clamped(
      value.rounded(), min(lower, fair).rounded(.up), max(upper, min(lower, fair)).rounded(.down))
  }
}
