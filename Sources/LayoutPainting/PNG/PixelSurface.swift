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
  private var origin = Point.zero

  init(canvas: PixelCanvas, theme: Theme, scale: Double, margin: Point) {
    self.canvas = canvas
    self.theme = theme
    self.scale = scale
    self.margin = margin
  }

  mutating func beginRow(at origin: Point) {
    self.origin = Point(x: origin.x + margin.x, y: origin.y + margin.y)
  }

  mutating func endRow() { origin = .zero }

  mutating func fill(_ frame: Rect, radius: LayoutUnit, with ink: Ink) {
    fill(Self.path(frame, radius), color: ink.color(in: theme))
  }

  mutating func outline(_ frame: Rect, radius: LayoutUnit, with ink: Ink) {
    stroke(Self.path(frame, radius), width: 1, color: ink.color(in: theme))
  }

  mutating func fillCircles(around centers: [OutlinePath.Point], radius: Double, with ink: Ink) {
    for center in centers {
      let frame = Rect(
        x: LayoutUnit(center.x - radius), y: LayoutUnit(center.y - radius), width: LayoutUnit(radius * 2),
        height: LayoutUnit(radius * 2))
      fill(frame, radius: LayoutUnit(radius), with: ink)
    }
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with ink: Ink) {
    guard let clip else { return fill(path, color: ink.color(in: theme)) }
    let cut = OutlinePath(clip.flatMap { pixels($0).elements })
    guard let mask = rasterizer.coverage(of: pixels(path), in: canvas.bounds),
      let clipped = rasterizer.coverage(of: cut, in: mask.frame)
    else { return }
    canvas.fill(mask.intersection(clipped), with: PixelCanvas.Paint(ink.color(in: theme)))
  }

  mutating func paint(_ layer: BubblePicture.Layer) {
    switch layer.fill {
    case .color(let color): fill(layer.path, color: color)
    case .gradient(let stops): fill(layer.path, with: stops)
    }
    if let stroke = layer.stroke { self.stroke(layer.path, width: 0.75, color: stroke) }
  }

  mutating func paintBody(_ path: OutlinePath, role: MessageRole, own: BubbleColors?, lineWidth: LayoutUnit) {
    let colors = own ?? theme.bubbleColors(for: role)
    fill(path, color: colors.fill)
    stroke(path, width: lineWidth.points, color: colors.border)
  }

  // MARK: Paths

  private mutating func fill(_ path: OutlinePath, color: Color) {
    guard let mask = rasterizer.coverage(of: pixels(path), in: canvas.bounds) else { return }
    canvas.fill(mask, with: PixelCanvas.Paint(color))
  }

  private mutating func fill(_ path: OutlinePath, with stops: [BubblePicture.Stop]) {
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

  private mutating func stroke(_ path: OutlinePath, width: Double, color: Color) {
    let mask = rasterizer.coverage(ofLineAlong: pixels(path), width: width * scale, in: canvas.bounds)
    if let mask { canvas.fill(mask, with: PixelCanvas.Paint(color)) }
  }

  /// A place in the row as one on the canvas.
  func pixel(_ x: Double, _ y: Double) -> OutlinePath.Point {
    OutlinePath.Point((origin.x.points + x) * scale, (origin.y.points + y) * scale)
  }

  private func pixels(_ path: OutlinePath) -> OutlinePath { path.mapping { pixel($0.x, $0.y) } }

  private static func path(_ frame: Rect, _ radius: LayoutUnit) -> OutlinePath {
    OutlinePath(frame, corners: CornerRadii(all: max(0, radius)))
  }
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
