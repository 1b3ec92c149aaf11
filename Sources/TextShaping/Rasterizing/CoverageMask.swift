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

  /// The mask where another covers too, in proportion.
  ///
  /// - Complexity: Linear in the mask's own pixels.
  public func cut(by other: CoverageMask) -> CoverageMask {
    var result = bytes
    for row in 0..<frame.height {
      let line = frame.y + row - other.frame.y
      for column in 0..<frame.width {
        let place = frame.x + column - other.frame.x
        let isInside = 0..<other.frame.height ~= line && 0..<other.frame.width ~= place
        let share = isInside ? Int(other.bytes[line * other.frame.width + place]) : 0
        let index = row * frame.width + column
        result[index] = UInt8((Int(result[index]) * share + 127) / 255)
      }
    }
    return CoverageMask(frame: frame, bytes: result)
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
