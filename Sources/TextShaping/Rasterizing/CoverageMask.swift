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

  /// What both masks cover, as far as their edges do not cross within a pixel.
  ///
  /// - Parameter other: A mask within this one's frame.
  public func intersection(_ other: CoverageMask) -> CoverageMask {
    let (columns, rows) = (other.frame.x - frame.x, other.frame.y - frame.y)
    var result: [UInt8] = []
    result.reserveCapacity(other.bytes.count)
    for row in 0..<other.frame.height {
      for column in 0..<other.frame.width {
        let (x, y) = (column + columns, row + rows)
        let isInside = (0..<frame.width).contains(x) && (0..<frame.height).contains(y)
        let own = isInside ? UInt32(bytes[y * frame.width + x]) : 0
        result.append(UInt8((own * UInt32(other.bytes[row * other.frame.width + column]) + 127) / 255))
      }
    }
    return CoverageMask(frame: other.frame, bytes: result)
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
