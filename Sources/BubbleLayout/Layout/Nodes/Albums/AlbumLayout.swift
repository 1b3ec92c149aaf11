import TextLayout

/// The pictures and videos of one message, arranged in one rectangle.
package struct AlbumLayout: Hashable, Sendable {
  /// The frames of the visible pictures, in their order.
  package let frames: [Rect]
  /// The number of hidden pictures. A label "+N" on the last frame shows this number.
  package let hiddenCount: Int

  init(frames: [Rect], hiddenCount: Int = 0) {
    self.frames = frames
    self.hiddenCount = hiddenCount
  }

  /// The size of the smallest rectangle that contains all frames.
  package var size: Size { frames.reduce(Rect.zero) { $0.union($1) }.size }
}

extension AlbumLayout {
  /// Returns an album in which every picture keeps about its own aspect ratio.
  ///
  /// Every input gives a result. A size that is missing, not positive or NaN counts as a square. In a box
  /// that is too small, the cells shrink as far as necessary, and so does the spacing.
  ///
  /// - Parameters:
  ///   - media: The sizes of the pictures, in the order in which they are shown; nil for an unknown size.
  ///   - rules: The limits of sizes and shares.
  /// - Complexity: Linear in the number of pictures. For up to fourteen pictures, at most about two hundred
  ///   arrangements are tried.
  package static func mosaic(of media: [PictureSize?], rules: MosaicRules = .compact) -> AlbumLayout {
    guard !media.isEmpty else { return AlbumLayout(frames: []) }
    return AlbumLayout(frames: MosaicBuilder(media.map(\.ratio), rules: rules).frames())
  }
}

extension PictureSize? {
  /// The aspect ratio, width divided by height, clamped to 1⁄100…100; 1 if the size is unknown.
  fileprivate var ratio: Double {
    guard let size = self, size.isUsable else { return 1 }
    return min(max(size.width / size.height, 0.01), 100)
  }
}

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
