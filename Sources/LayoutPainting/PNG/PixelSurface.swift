import BubbleLayout
import TextLayout
import TextShaping

/// Paints display lists on a canvas.
struct PixelSurface {
  var canvas: PixelCanvas
  /// Pixels per point.
  let scale: Double
  /// The distance from the canvas's top left corner to the transcript's, in points.
  let margin: Point
  let rasterizer = OutlineRasterizer()
  let outlines = GlyphOutlines()
  var glyphs = GlyphCache()
  /// The pictures, which are kept only during one painting.
  var pictures: PictureCache
  /// The pictures of bubbles, scaled to the surface, by their names and cutting lines; nil for files that
  /// cannot be shown.
  var bubbles: [BubblePictureKey: StretchedPicture?] = [:]
  /// The clip of the latest glyphs, by the number of its path in the list; its mask is nil outside the
  /// canvas.
  var clip: (path: Int, mask: CoverageMask?)?
  /// The distance from the canvas's top left corner to the current row's, in points.
  private var origin = Point.zero

  init(canvas: PixelCanvas, scale: Double, margin: Point, pictures: PictureCache) {
    self.canvas = canvas
    self.pictures = pictures
    self.scale = scale
    self.margin = margin
  }

  /// Begins a row whose top left corner in the transcript is at `origin`.
  mutating func beginRow(at origin: Point) {
    self.origin = Point(x: origin.x + margin.x, y: origin.y + margin.y)
  }

  // MARK: Paths

  mutating func fill(_ path: OutlinePath, clippedTo clip: OutlinePath?, with paint: PixelCanvas.Paint) {
    let exact = pixels(path)
    let line = LineSnapping.line(exact, thickest: LineSnapping.thickest * scale)
    if let moved = line ?? LineSnapping.box(exact, least: LineSnapping.leastBox * scale) {
      guard let mask = rasterizer.coverage(of: moved, in: canvas.bounds) else { return }
      return fill(mask, within: clip, with: paint)
    }
    if let mask = mask(of: path, clippedTo: clip) { canvas.fill(mask, with: paint) }
  }

  mutating func stroke(
    _ path: OutlinePath, width: Double, clippedTo clip: OutlinePath?, with paint: PixelCanvas.Paint
  ) {
    let exact = (path: pixels(path), width: width * scale)
    let line = LineSnapping.frame(exact.path, width: exact.width) ?? exact
    let mask = rasterizer.coverage(ofLineAlong: line.path, width: line.width, in: canvas.bounds)
    if let mask { fill(mask, within: clip, with: paint) }
  }

  /// Fills a line, clipped to a path. A clip with straight sides, such as that of scrolling content or of a quote, shows
  /// all of the pixels that it touches, because the line may have moved by a part of a pixel.
  private mutating func fill(_ mask: CoverageMask, within clip: OutlinePath?, with paint: PixelCanvas.Paint) {
    guard let clip else { return canvas.fill(mask, with: paint) }
    let path = pixels(clip)
    let inside = rasterizer.coverage(of: LineSnapping.clip(path) ?? path, in: canvas.bounds)
    if let inside { canvas.fill(inside.intersection(mask), with: paint) }
  }

  mutating func fill(_ path: OutlinePath, with stops: [BubbleArtwork.Stop]) {
    let path = pixels(path)
    guard let mask = rasterizer.coverage(of: path, in: canvas.bounds),
      case let (low, high)? = path.bounds
    else { return }
    // The edges are rounded as in the rasteriser, which uses units of 1/64 pixel.
    let (top, bottom) = ((low.y * 64).rounded() / 64, (high.y * 64).rounded() / 64)
    canvas.fill(mask) { row in
      PixelCanvas.Paint(stops.color(at: (Double(row) + 0.5 - top) / (bottom - top)))
    }
  }

  /// Returns the intersection of a shape with another path; nil if it is empty.
  func mask(of path: OutlinePath, clippedTo clip: OutlinePath?) -> CoverageMask? {
    let mask = rasterizer.coverage(of: pixels(path), in: canvas.bounds)
    guard let mask, let clip else { return mask }
    return rasterizer.coverage(of: pixels(clip), in: mask.frame).map { mask.intersection($0) }
  }

  /// Converts a point of the row to pixels of the canvas.
  func pixel(_ x: Double, _ y: Double) -> OutlinePath.Point {
    OutlinePath.Point((origin.x.points + x) * scale, (origin.y.points + y) * scale)
  }

  func pixels(_ path: OutlinePath) -> OutlinePath { path.mapping { pixel($0.x, $0.y) } }
}

extension [BubbleArtwork.Stop] {
  /// Returns the colour of a gradient at an offset from 0 to 1. Before the first stop it is the colour of the
  /// first stop, and after the last stop that of the last one.
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
