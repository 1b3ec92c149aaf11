/// The pixels of a coloured glyph or of a picture.
package struct GlyphBitmap {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Four bytes per pixel, row by row from the top: red, green and blue, each multiplied by alpha, and alpha.
  package let pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The maximum area of a font's glyph picture, in pixels: four times the largest area in present-day fonts.
  package static let largestArea = 1_024 * 1_024

  /// Multiplies the colours of pixels by their alpha.
  static func multiplyByAlpha(_ pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] != 255 {
      for channel in place..<place + 3 {
        pixels[channel] = PixelCanvas.scaled(pixels[channel], UInt32(pixels[place + 3]))
      }
    }
  }
}
