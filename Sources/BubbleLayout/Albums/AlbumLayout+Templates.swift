import TextLayout

/// The rules of an album of fixed templates, in which all but one shape of cell are squares.
public struct AlbumTemplates: Hashable, Sendable {
  /// In points.
  public var maximumWidth: LayoutUnit
  /// Between cells, in points.
  public var spacing: LayoutUnit
  /// How many media are shown at most, up to five; the last cell says "+N" for the others.
  public var maximumCount: Int
  /// The ratios a single medium is cropped to.
  public var singleRatios: ClosedRange<Double>
  /// A single medium is not enlarged beyond this length of its shorter side, in points.
  public var minimumShortSide: LayoutUnit

  /// Five at most, 2 points apart; a single medium between 0.35 and 1 ⁄ 0.35.
  public init(
    maximumWidth: LayoutUnit, spacing: LayoutUnit = 2, maximumCount: Int = 5,
    singleRatios: ClosedRange<Double> = 0.35...2.857, minimumShortSide: LayoutUnit = 150
  ) {
    self.maximumWidth = maximumWidth
    self.spacing = spacing
    self.maximumCount = maximumCount
    self.singleRatios = singleRatios
    self.minimumShortSide = minimumShortSide
  }
}

extension AlbumLayout {
  /// An album of fixed templates: one alone; two squares; a large square and two small ones; two rows of two; two
  /// large squares above three small ones. What is beyond the last cell is counted in `hiddenCount`.
  ///
  /// Squares are whole points wide. Where three small squares and two large ones differ, the last of the shorter
  /// row is widened to the common right edge.
  ///
  /// - Parameter footerWidth: What a single medium has to hold in points, its footer for instance.
  public static func template(
    of media: [PictureSize?], templates: AlbumTemplates, footerWidth: LayoutUnit = 0
  ) -> AlbumLayout {
    let shown = min(media.count, min(max(1, templates.maximumCount), 5))
    let hidden = media.count - shown
    let width = max(0, templates.maximumWidth.points)
    let spacing = min(max(0, templates.spacing.points), (width / 4).rounded(.down))
    let large = ((width - spacing) / 2).rounded(.down)
    let small = ((width - 2 * spacing) / 3).rounded(.down)
    var album: AlbumLayout
    switch shown {
    case 0:
      return AlbumLayout(cells: [])
    case 1:
      album = single(MediaRatio(media[0]), templates: templates, footerWidth: footerWidth)
    case 3:
      var sizes = MosaicRules.compact
      sizes.maximumSize = Size(
        width: LayoutUnit(3 * small + 2 * spacing), height: LayoutUnit(2 * small + spacing))
      let builder = MosaicBuilder([], rules: sizes, spacing: spacing)
      album = builder.column(2 * small + spacing, beside: small, heights: [small, small])
    default:
      var sizes = MosaicRules.compact
      let right = shown == 5 ? max(2 * large + spacing, 3 * small + 2 * spacing) : 2 * large + spacing
      sizes.maximumSize = Size(width: LayoutUnit(right), height: templates.maximumWidth)
      let builder = MosaicBuilder([], rules: sizes, spacing: spacing)
      let rows = [2: [[large, large]], 4: [[large, large], [large, large]]][shown]
      album = builder.grid(
        rows ?? [[large, large], [small, small, small]],
        heights: rows == nil ? [large, small] : [large, large])
    }
    return AlbumLayout(cells: album.cells, hiddenCount: hidden)
  }

  private static func single(
    _ medium: MediaRatio, templates: AlbumTemplates, footerWidth: LayoutUnit
  ) -> AlbumLayout {
    let side = max(0, templates.maximumWidth.points)
    let ratio = min(max(medium.value, templates.singleRatios.lowerBound), templates.singleRatios.upperBound)
    var size = ratio > 1 ? (side, side / ratio) : (side * ratio, side)
    let short = min(size.0, size.1)
    let natural = min(medium.width, medium.height)
    let limit = max(natural, templates.minimumShortSide.points, footerWidth.points)
    if short > limit { size = (size.0 * limit / short, size.1 * limit / short) }
    let frame = Rect(
      x: 0, y: 0, width: LayoutUnit(min(side, size.0.rounded())),
      height: LayoutUnit(min(side, size.1.rounded())))
    return AlbumLayout(cells: [AlbumCell(frame: frame, edges: [.top, .right, .bottom, .left])])
  }
}
