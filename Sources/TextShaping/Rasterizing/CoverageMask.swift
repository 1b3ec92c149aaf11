/// How much of each pixel a shape covers.
public struct CoverageMask: Hashable, Sendable {
  /// Where the mask lies.
  public var frame: PixelRect
  /// A byte a pixel, row by row from the top: 0 for none, 255 for all of it.
  public let bytes: [UInt8]

  /// A mask by its place and bytes.
  public init(frame: PixelRect, bytes: [UInt8]) {
    self.frame = frame
    self.bytes = bytes
  }
}

/// A coloured glyph's picture in pixels.
public struct GlyphBitmap: Hashable, Sendable {
  /// How many columns.
  public let width: Int
  /// How many rows.
  public let height: Int
  /// Four bytes a pixel, row by row from the top: red, green, blue, each multiplied by alpha, and alpha.
  public let pixels: [UInt8]

  /// A picture by its size and pixels.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
