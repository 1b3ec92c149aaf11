import BubbleLayout
import TextLayout
import TextShaping

extension PixelSurface {
  /// Pictures smaller than this, in pixels, are invisible. They are skipped to keep scale factors in range.
  static let smallestSide = 1.0 / 256
  /// Pictures larger than this, in pixels, are left out.
  private static let largestSide = 4_096.0

  mutating func draw(
    _ glyph: UInt32, in font: FontInstance, _ synthesis: FontSynthesis, at place: OutlinePath.Point,
    with paint: PixelCanvas.Paint, within clip: CoverageMask? = nil
  ) {
    // A glyph far outside would be clipped anyway. Skipping it keeps the arithmetic below in range.
    guard font.pointSize > 0, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let (column, x) = GlyphCache.split(place.x)
    let (row, y) = GlyphCache.split(place.y)
    let key = GlyphCache.Key(glyph: SizedGlyph(font: font, glyph: glyph, synthesis: synthesis), x: x, y: y)
    let known = glyphs[key]
    let picture = known ?? self.picture(of: key.glyph, at: x, y)
    if known == nil { glyphs[key] = picture }
    switch picture {
    case .none: break
    case .coverage(var mask):
      mask.frame.x += column
      mask.frame.y += row
      canvas.fill(clip?.intersection(mask) ?? mask, with: paint)
    case .bitmap(let bitmap, let left, let top):
      if let clip {
        canvas.draw(bitmap, x: left + column, y: top + row, within: clip)
      } else {
        canvas.draw(bitmap, x: left + column, y: top + row)
      }
    }
  }

  /// Returns the glyph's pixels, with its origin `x` and `y` steps of 1/8 pixel from the top left corner of a
  /// pixel.
  private func picture(of sized: SizedGlyph, at x: Int, _ y: Int) -> GlyphCache.Picture {
    let (glyph, font) = (sized.glyph, sized.font)
    let origin = OutlinePath.Point(Double(x) / GlyphCache.steps, Double(y) / GlyphCache.steps)
    let em = font.pointSize * scale
    let unit = em / Double(max(1, font.face.metrics.unitsPerEm))
    if let image = outlines.image(of: glyph, in: font) {
      let left = origin.x + Double(image.left) * unit
      let top = origin.y - Double(image.top) * unit
      let (width, height) = (Double(image.width) * unit, Double(image.height) * unit)
      let sides = Self.smallestSide...Self.largestSide
      guard sides.contains(width), sides.contains(height), let bitmap = GlyphBitmap(png: image.png) else {
        return .none
      }
      let (column, row) = (left.rounded(.down), top.rounded(.down))
      let scaled = bitmap.scaled(
        x: left - column, y: top - row, targetWidth: width, targetHeight: height)
      return .bitmap(scaled, Int(column), Int(row))
    }
    let path = outlines.path(of: glyph, in: font, synthesis: sized.synthesis).mapping {
      OutlinePath.Point(origin.x + $0.x * unit, origin.y - $0.y * unit)
    }
    let reach = PixelRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)
    return rasterizer.coverage(of: path, in: reach).map { .coverage($0) } ?? .none
  }
}
