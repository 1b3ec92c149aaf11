import TextLayout

/// Chooses the arrangement of a mosaic. Lengths are in whole points, except those of the box.
struct MosaicBuilder {
  let ratios: [Double]
  let mean: Double
  let rules: MosaicRules
  let grid: MosaicGrid
  let minimumWidth: Double
  let minimumHeight: Double

  /// The maximum spacing is the shorter side of the box divided by this number, because four cells in a row
  /// have three spaces between them.
  private static let spacingShare = 16.0

  init(_ ratios: [Double], rules: MosaicRules) {
    self.ratios = ratios
    self.rules = rules
    mean = ratios.reduce(0, +) / Double(max(1, ratios.count))
    let width = max(0, rules.maximumSize.width.points)
    let height = max(0, rules.maximumSize.height.points)
    let affordable = (min(width, height) / Self.spacingShare).rounded(.down)
    grid = MosaicGrid(width: width, height: height, spacing: min(max(0, rules.spacing.points), affordable))
    minimumWidth = max(0, rules.minimumWidth.points)
    minimumHeight = max(0, rules.minimumHeight.points)
  }

  var width: Double { grid.width }
  var height: Double { grid.height }
  var spacing: Double { grid.spacing }

  func frames() -> [Rect] {
    guard !ratios.contains(where: { $0 > 2 }) else { return rows() }
    return switch ratios.count {
    case 2: two()
    case 3: three()
    case 4: four()
    default: rows()
    }
  }

  /// The shape of a picture: wide, narrow or neither.
  enum Shape { case wide, narrow, squarish }

  func shape(_ index: Int) -> Shape {
    ratios[index] > 1.2 ? .wide : ratios[index] < 0.8 ? .narrow : .squarish
  }

  /// Returns `value` clamped to two limits. If the lower limit is above the upper one, the upper one is
  /// returned.
  func clamped(_ value: Double, _ lower: Double, _ upper: Double) -> Double { min(max(value, lower), upper) }
}
