import TextLayout

extension AlbumLayout {
  /// An album in which every medium keeps about its own ratio.
  ///
  /// Total: a size that is missing, not positive or not a number counts as a square; a box that is too small makes
  /// cells as small as they have to be, without any spacing if need be.
  ///
  /// - Parameters:
  ///   - media: In the order they are shown.
  ///   - rules: Sizes and shares.
  /// - Complexity: Linear, with at most about two hundred arrangements tried for up to fourteen media.
  public static func mosaic(of media: [PictureSize?], rules: MosaicRules = .compact) -> AlbumLayout {
    guard !media.isEmpty else { return AlbumLayout(cells: []) }
    return MosaicBuilder(media.map(MediaRatio.init), rules: rules).album()
  }
}

/// Chooses the arrangement of a mosaic. Lengths are in points and whole, but for those of the box.
struct MosaicBuilder {
  let media: [MediaRatio]
  let ratios: [Double]
  let mean: Double
  let rules: MosaicRules
  let width: Double
  let height: Double
  let spacing: Double
  let minimumWidth: Double
  let minimumHeight: Double

  /// The most that three of four cells in a row with their spacing may take away from the box.
  private static let spacingShare = 16.0

  /// - Parameter spacing: In points; nil for that of the rules, or less in a box too small for it.
  init(_ media: [MediaRatio], rules: MosaicRules, spacing: Double? = nil) {
    self.media = media
    self.rules = rules
    ratios = media.map(\.value)
    mean = ratios.reduce(0, +) / Double(max(1, ratios.count))
    width = max(0, rules.maximumSize.width.points)
    height = max(0, rules.maximumSize.height.points)
    let affordable = (min(width, height) / Self.spacingShare).rounded(.down)
    self.spacing = spacing ?? min(max(0, rules.spacing.points), affordable)
    minimumWidth = max(0, rules.minimumWidth.points)
    minimumHeight = max(0, rules.minimumHeight.points)
  }

  func album() -> AlbumLayout {
    if ratios.count == 1 { return single() }
    if ratios.count < 5 && !ratios.contains(where: { $0 > 2 }) {
      switch ratios.count {
      case 2: return two()
      case 3: return three()
      default: return four()
      }
    }
    return rows()
  }

  /// Wide, narrow or neither.
  enum Shape { case wide, narrow, squarish }

  func shape(_ index: Int) -> Shape {
    ratios[index] > 1.2 ? .wide : ratios[index] < 0.8 ? .narrow : .squarish
  }

  /// `value` held within limits of which the upper wins where they cross.
  func clamped(_ value: Double, _ lower: Double, _ upper: Double) -> Double { min(max(value, lower), upper) }

  /// Fits into the box, never enlarged but to the least size, where it is cropped.
  private func single() -> AlbumLayout {
    let medium = media[0]
    let scale = min(1, width / medium.width, height / medium.height)
    let fitted = Size(
      width: LayoutUnit(
        clamped((medium.width * scale).rounded(), max(0, rules.minimumSingleSize.width.points), width)),
      height: LayoutUnit(
        clamped((medium.height * scale).rounded(), max(0, rules.minimumSingleSize.height.points), height)))
    let frame = Rect(origin: .zero, size: fitted)
    return AlbumLayout(cells: [AlbumCell(frame: frame, edges: [.top, .right, .bottom, .left])])
  }
}
