import LayoutPainting

/// A decoded picture.
struct PixelImage {
  let width: Int
  let height: Int
  /// The pixels, row by row, with four bytes (RGBA) each.
  let pixels: [UInt8]

  /// Decodes a PNG; nil if the bytes are not a PNG.
  init?(png: [UInt8]) {
    guard let image = PNGFile.decoded(png) else { return nil }
    (pixels, width, height) = (image.pixels, image.width, image.height)
  }

  /// Compares with a picture of the same size.
  ///
  /// - Complexity: Linear in the number of pixels.
  func difference(from other: PixelImage, by comparison: ImageComparison) -> PictureDifference {
    var difference = PictureDifference()
    guard pixels != other.pixels else { return difference }
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        guard (0..<4).contains(where: { pixels[place + $0] != other.pixels[place + $0] }) else { continue }
        let distance = LabColor(pixels, place).distance(to: LabColor(other.pixels, place))
        if comparison == .perceptual,
          distance <= ImageComparison.allowedDistance
            || looksAlike(x, y, other) && other.looksAlike(x, y, self)
        {
          continue
        }
        difference.count += 1
        difference.largestDistance = max(difference.largestDistance, distance)
        (difference.left, difference.right) = (min(difference.left, x), max(difference.right, x))
        (difference.top, difference.bottom) = (min(difference.top, y), max(difference.bottom, y))
      }
    }
    return difference
  }

  /// Whether the other picture has a similar colour at this pixel or next to it.
  private func looksAlike(_ x: Int, _ y: Int, _ other: PixelImage) -> Bool {
    let color = LabColor(pixels, (y * width + x) * 4)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let near = LabColor(other.pixels, (row * width + column) * 4)
        if color.distance(to: near) <= ImageComparison.allowedDistance { return true }
      }
    }
    return false
  }
}

extension PixelImage {
  /// Makes a picture of the difference: the second picture in pale colours, with the different pixels in red.
  ///
  /// - Returns: The PNG; nil if one of the pictures is not a PNG, or their sizes differ.
  /// - Complexity: Linear in the number of pixels.
  static func differencePNG(_ expected: [UInt8], _ actual: [UInt8]) -> [UInt8]? {
    guard let old = PixelImage(png: expected), let new = PixelImage(png: actual),
      (old.width, old.height) == (new.width, new.height)
    else { return nil }
    var pixels = new.pixels
    for place in stride(from: 0, to: pixels.count - 3, by: 4) {
      let differs = (0..<4).contains { old.pixels[place + $0] != new.pixels[place + $0] }
      if differs {
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (0xD0, 0, 0)
      } else {
        let sum = (0..<3).reduce(0) { $0 + Int(new.pixels[place + $1]) }
        let pale = UInt8(191 + sum / 12)
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (pale, pale, pale)
      }
      pixels[place + 3] = 0xFF
    }
    return PNGFile.encoded(pixels, width: new.width, height: new.height)
  }
}
