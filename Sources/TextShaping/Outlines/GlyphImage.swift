/// A coloured glyph that is a picture in the font.
public struct GlyphImage: Hashable, Sendable {
  /// The content of the PNG file in the font.
  public let png: [UInt8]
  /// The distance from the glyph's origin to the picture's left edge, in font units.
  public let left: Int32
  /// The distance from the baseline up to the picture's top edge, in font units.
  public let top: Int32
  /// The picture's width, in font units.
  public let width: Int32
  /// The picture's height, in font units.
  public let height: Int32

  /// Creates a picture from its bytes and its place.
  public init(png: [UInt8], left: Int32, top: Int32, width: Int32, height: Int32) {
    self.png = png
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
