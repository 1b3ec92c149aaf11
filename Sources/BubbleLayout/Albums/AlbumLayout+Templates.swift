import TextLayout

extension AlbumLayout {
  /// Returns an album with a fixed template: two squares; a large square and two small ones; two rows of two
  /// squares; or two large squares above three small ones. Pictures beyond the fifth are counted in
  /// `hiddenCount`.
  ///
  /// Squares are whole points wide. If three small squares and two large ones have different total widths,
  /// the last square of the shorter row is widened so that both rows end at the same edge.
  ///
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - width: The maximum width of the album, in points.
  ///   - spacing: The distance between cells, in points. In a very narrow album it is reduced.
  package static func template(count: Int, width: LayoutUnit, spacing: LayoutUnit) -> AlbumLayout {
    let shown = min(max(0, count), 5)
    let width = max(0, width.points)
    let spacing = min(max(0, spacing.points), (width / 4).rounded(.down))
    let large = ((width - spacing) / 2).rounded(.down)
    let small = ((width - 2 * spacing) / 3).rounded(.down)
    let (pair, triple) = (2 * large + spacing, 3 * small + 2 * spacing)
    let side = 2 * small + spacing
    let grid = MosaicGrid(
      width: shown == 3 ? triple : shown == 5 ? max(pair, triple) : pair, height: side, spacing: spacing)
    let frames =
      switch shown {
      case 0: [Rect]()
      case 1, 2: grid.rows([Array(repeating: large, count: shown)], heights: [large])
      case 3: grid.column(side, beside: small, heights: [small, small])
      case 4: grid.rows([[large, large], [large, large]], heights: [large, large])
      default: grid.rows([[large, large], [small, small, small]], heights: [large, small])
      }
    return AlbumLayout(frames: frames, hiddenCount: max(0, count) - shown)
  }
}
