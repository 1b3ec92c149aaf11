import LayoutDrawing

/// Decodes picture files, turned as they say.
package enum PictureDecoder {
  /// The maximum number of pixels. The header is checked first, because a file of a few bytes can describe a
  /// picture of gigabytes.
  package static let largestArea = 16_000_000

  /// Returns the pixels of a file.
  package static func bitmap(of picture: Picture) throws(PictureProblem) -> GlyphBitmap {
    guard let header = PictureHeader(picture), let format = picture.format else { throw .damaged }
    let (width, height) = (header.width, header.height)
    guard width <= largestArea, height <= largestArea / width else { throw .tooLarge(width, height) }
    var pixels: [UInt8]
    switch format {
    case .png:
      guard let file = PNGFile.decoded(picture.bytes, largestArea: largestArea), file.width == width,
        file.height == height
      else { throw .damaged }
      pixels = file.pixels
    case .jpeg: pixels = try JPEGFile.decoded(picture.bytes, header)
    case .webP: pixels = try WebPFile.decoded(picture.bytes, header)
    }
    GlyphBitmap.multiplyByAlpha(&pixels)
    return GlyphBitmap(width: width, height: height, pixels: pixels).turned(header.orientation)
  }
}

extension GlyphBitmap {
  /// Returns the pixels as they are shown.
  func turned(_ orientation: PictureOrientation) -> GlyphBitmap {
    guard orientation != .upright else { return self }
    let (right, down, isLastColumn, isLastRow) = orientation.walk
    let shown = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
    let corner = (isLastRow ? height - 1 : 0) * width + (isLastColumn ? width - 1 : 0)
    let (across, along) = (right.y * width + right.x, down.y * width + down.x)
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { result, count in
      pixels.withUnsafeBufferPointer { pixels in
        var target = 0
        for row in 0..<shown.height {
          var source = (corner + row * along) * 4
          for _ in 0..<shown.width {
            for channel in 0..<4 { result[target + channel] = pixels[source + channel] }
            source += across * 4
            target += 4
          }
        }
      }
      count = pixels.count
    }
    return GlyphBitmap(width: shown.width, height: shown.height, pixels: turned)
  }
}
