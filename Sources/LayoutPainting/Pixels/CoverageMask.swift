import BubbleLayout

/// A mask that says how much of each pixel a shape covers.
package struct CoverageMask {
  /// The rectangle of the mask, in pixels.
  package var frame: PixelRect
  /// One byte per pixel, row by row from the top: 0 for no coverage, 255 for full coverage.
  package let bytes: [UInt8]

  /// Returns the intersection of two masks. It is exact unless their edges cross within a pixel.
  ///
  /// - Parameter other: A mask within this one's frame.
  func intersection(_ other: CoverageMask) -> CoverageMask {
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
