import BubbleLayout

/// A picture in memory, in sRGB. Each pixel has four bytes: red, green and blue, each multiplied by alpha,
/// and alpha.
///
/// All arithmetic uses integers, so the same layout gives the same pixels on every machine.
struct PixelCanvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// - Parameter background: The colour that fills the canvas; nil for a transparent one.
  init(width: Int, height: Int, background: Color?) {
    self.width = width
    self.height = height
    guard let background else {
      pixels = [UInt8](repeating: 0, count: width * height * 4)
      return
    }
    let paint = Paint(background)
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<width * height {
      pixels.append(paint.red)
      pixels.append(paint.green)
      pixels.append(paint.blue)
      pixels.append(paint.alpha)
    }
  }

  /// A colour multiplied by its alpha.
  struct Paint {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    init(_ color: Color) {
      let opacity = min(max(color.opacity.isNaN ? 0 : color.opacity, 0), 1)
      alpha = UInt8((opacity * 255).rounded())
      func channel(_ shift: UInt32) -> UInt8 {
        UInt8((Double(color.rgb >> shift & 0xFF) * opacity).rounded())
      }
      (red, green, blue) = (channel(16), channel(8), channel(0))
    }
  }

  /// Paints a colour over the pixels that a mask covers.
  mutating func fill(_ mask: CoverageMask, with paint: Paint) {
    fill(mask) { _ in paint }
  }

  /// Paints over the pixels that a mask covers, with a different colour in each row.
  mutating func fill(_ mask: CoverageMask, with paint: (_ row: Int) -> Paint) {
    let frame = mask.frame
    let (left, right) = (max(0, frame.x), min(width, frame.x + frame.width))
    let (top, bottom) = (max(0, frame.y), min(height, frame.y + frame.height))
    // If the mask is completely outside the canvas, it has no columns or rows on it.
    guard left < right, top < bottom else { return }
    let (columns, rows) = (left..<right, top..<bottom)
    for row in rows {
      let paint = paint(row)
      var place = (row * width + columns.lowerBound) * 4
      var source = (row - frame.y) * frame.width + columns.lowerBound - frame.x
      for _ in columns {
        let coverage = mask.bytes[source]
        if coverage != 0 { blend(paint, coverage, at: place) }
        source += 1
        place += 4
      }
    }
  }

  /// Draws a picture with its top left corner at a pixel.
  mutating func draw(_ bitmap: GlyphBitmap, x: Int, y: Int) {
    let columns = max(0, x)..<max(0, x, min(width, x + bitmap.width))
    let rows = max(0, y)..<max(0, y, min(height, y + bitmap.height))
    for row in rows {
      for column in columns {
        let source = ((row - y) * bitmap.width + column - x) * 4
        guard bitmap.pixels[source + 3] > 0 else { continue }
        let place = (row * width + column) * 4
        let rest = 255 - UInt32(bitmap.pixels[source + 3])
        for channel in 0..<4 {
          pixels[place + channel] =
            bitmap.pixels[source + channel] &+ Self.scaled(pixels[place + channel], rest)
        }
      }
    }
  }

  /// Draws a picture with its top left corner at a pixel, clipped to a mask.
  mutating func draw(_ bitmap: GlyphBitmap, x: Int, y: Int, within mask: CoverageMask) {
    let frame = mask.frame
    let left = max(0, x, frame.x)
    let right = min(width, x + bitmap.width, frame.x + frame.width)
    let top = max(0, y, frame.y)
    let bottom = min(height, y + bitmap.height, frame.y + frame.height)
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      for column in left..<right {
        let share = UInt32(mask.bytes[(row - frame.y) * frame.width + column - frame.x])
        guard share > 0 else { continue }
        let source = ((row - y) * bitmap.width + column - x) * 4
        let place = (row * width + column) * 4
        let rest = 255 - UInt32(Self.scaled(bitmap.pixels[source + 3], share))
        for channel in 0..<4 {
          pixels[place + channel] =
            Self.scaled(bitmap.pixels[source + channel], share) &+ Self.scaled(pixels[place + channel], rest)
        }
      }
    }
  }

  @inline(__always)
  private mutating func blend(_ paint: Paint, _ coverage: UInt8, at place: Int) {
    let share = UInt32(coverage)
    let alpha = Self.scaled(paint.alpha, share)
    let rest = 255 - UInt32(alpha)
    pixels[place] = Self.scaled(paint.red, share) &+ Self.scaled(pixels[place], rest)
    pixels[place + 1] = Self.scaled(paint.green, share) &+ Self.scaled(pixels[place + 1], rest)
    pixels[place + 2] = Self.scaled(paint.blue, share) &+ Self.scaled(pixels[place + 2], rest)
    pixels[place + 3] = alpha &+ Self.scaled(pixels[place + 3], rest)
  }

  /// Returns `value · share / 255`, rounded to nearest.
  @inline(__always)
  static func scaled(_ value: UInt8, _ share: UInt32) -> UInt8 {
    let product = UInt32(value) * share + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
