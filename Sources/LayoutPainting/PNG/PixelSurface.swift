import BubbleLayout
import TextLayout
import TextShaping

/// Paints rows on a canvas.
struct PixelSurface: PaintingSurface {
  var canvas: PixelCanvas
  let theme: Theme
  /// Pixels in a point.
  let scale: Double
  /// From the canvas's corner to the transcript's.
  let margin: Point
  let rasterizer = OutlineRasterizer()
  let outlines = GlyphOutlines()
  var glyphs = GlyphCache()
  /// Pictures that were decoded, by their files; few, and each for as long as the painting takes.
  var photos: [Picture: GlyphBitmap] = [:]
  private var origin = Point.zero
  /// The colours of the current row.
  private var palette: ColorPalette

  init(canvas: PixelCanvas, theme: Theme, colors: ChatColors, scale: Double, margin: Point) {
    palette = colors[theme.colors]
    self.canvas = canvas
    self.theme = theme
    self.scale = scale
    self.margin = margin
  }

  mutating func beginRow(at origin: Point, colors: ChatColors?) {
    if let colors { palette = colors[theme.colors] }
    self.origin = Point(x: origin.x + margin.x, y: origin.y + margin.y)
  }

  mutating func endRow() { origin = .zero }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with role: ColorRole) {
    guard let clip else { return fill(path, color: color(of: role)) }
    if let mask = mask(of: path, clippedTo: clip) { canvas.fill(mask, with: paint(of: role)) }
  }

  mutating func stroke(_ path: OutlinePath, width: Double, with role: ColorRole) {
    stroke(path, width: width, with: paint(of: role))
  }

  mutating func stroke(_ path: OutlinePath, width: Double, with paint: PixelCanvas.Paint) {
    let mask = rasterizer.coverage(ofLineAlong: pixels(path), width: width * scale, in: canvas.bounds)
    if let mask { canvas.fill(mask, with: paint) }
  }

  mutating func paint(_ layer: BubblePicture.Layer, of bubble: Bubble) {
    switch layer.fill {
    case .bubble: fill(layer.path, color: color(of: bubble.ground))
    case .color(let color): fill(layer.path, color: color)
    case .gradient(let stops): fill(layer.path, with: stops)
    }
    if layer.hasBorder { stroke(layer.path, width: 0.75, with: bubble.ink) }
  }

  // MARK: Colours

  private func color(of role: ColorRole) -> Color { palette[role] }

  func paint(of role: ColorRole) -> PixelCanvas.Paint { PixelCanvas.Paint(palette[role]) }

  // MARK: Paths

  private mutating func fill(_ path: OutlinePath, color: Color) {
    guard let mask = rasterizer.coverage(of: pixels(path), in: canvas.bounds) else { return }
    canvas.fill(mask, with: PixelCanvas.Paint(color))
  }

  mutating func fill(_ path: OutlinePath, with stops: [BubblePicture.Stop]) {
    let path = pixels(path)
    guard let mask = rasterizer.coverage(of: path, in: canvas.bounds),
      case let (low, high)? = path.bounds
    else { return }
    // As the rasteriser has them, which counts in 1/64 pixel.
    let (top, bottom) = ((low.y * 64).rounded() / 64, (high.y * 64).rounded() / 64)
    canvas.fill(mask) { row in
      PixelCanvas.Paint(stops.color(at: (Double(row) + 0.5 - top) / (bottom - top)))
    }
  }

  /// What of a shape lies within the common inside of other paths; nil for nothing.
  func mask(of path: OutlinePath, clippedTo clip: [OutlinePath]?) -> CoverageMask? {
    guard let mask = rasterizer.coverage(of: pixels(path), in: canvas.bounds), let clip else {
      return rasterizer.coverage(of: pixels(path), in: canvas.bounds)
    }
    let cut = OutlinePath(clip.flatMap { pixels($0).elements })
    return rasterizer.coverage(of: cut, in: mask.frame).map { mask.intersection($0) }
  }

  /// A place in the row as one on the canvas.
  func pixel(_ x: Double, _ y: Double) -> OutlinePath.Point {
    OutlinePath.Point((origin.x.points + x) * scale, (origin.y.points + y) * scale)
  }

  private func pixels(_ path: OutlinePath) -> OutlinePath { path.mapping { pixel($0.x, $0.y) } }
}

extension [BubblePicture.Stop] {
  /// The colour between the stops around a place; before the first and behind the last, theirs.
  fileprivate func color(at place: Double) -> Color {
    guard let next = firstIndex(where: { $0.offset >= place }) else {
      return last?.color ?? Color(0, opacity: 0)
    }
    let end = self[next]
    guard next > 0, end.offset > self[next - 1].offset else { return end.color }
    let start = self[next - 1]
    let share = (place - start.offset) / (end.offset - start.offset)
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    var rgb: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let channels = [start, end].map { Double($0.color.rgb >> shift & 0xFF) }
      rgb |= UInt32(mix(channels[0], channels[1]).rounded()) << shift
    }
    return Color(rgb, opacity: mix(start.color.opacity, end.color.opacity))
  }
}
