extension GlyphBitmap {
  /// Decodes a PNG file; nil for anything else, and for a picture of more than `largestArea` pixels.
  package init?(png: [UInt8], largestArea: Int = Self.largestArea) {
    guard let file = PNGFile.decoded(png, largestArea: largestArea) else { return nil }
    var pixels = file.pixels
    Self.multiplyByAlpha(&pixels)
    self.init(width: file.width, height: file.height, pixels: pixels)
  }
}
