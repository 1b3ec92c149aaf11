import CPNG

/// Encodes and decodes PNG files with libpng. No other file of the module uses libpng.
package enum PNGFile {
  /// The maximum number of pixels of a file.
  package static let largestArea = 64_000_000

  /// Encodes a picture as a PNG file.
  ///
  /// - Parameters:
  ///   - pixels: Four bytes per pixel, row by row, with colours multiplied by alpha.
  /// - Returns: The content of the file; nil if there is not enough memory.
  package static func encoded(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    let isOpaque = !stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] != 255 }
    let channels = isOpaque ? 3 : 4
    let samples = isOpaque ? colors(of: pixels) : divided(pixels)
    guard width > 0, height > 0, samples.count == width * height * channels else { return nil }
    var image = header
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | (isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA))
    defer { png_image_free(&image) }
    // An upper bound: the compressed data is never longer than all rows, one filter byte per row, and five
    // bytes for each 16 KB.
    var size = png_alloc_size_t(samples.count + height * 16 + samples.count / 1_000 + 4_096)
    var isWritten = false
    var bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, samples, 0, nil) != 0
      count = isWritten ? Int(size) : 0
    }
    bytes.reserveCapacity(0)
    return isWritten ? bytes : nil
  }

  /// Decodes a PNG file to pixels of four bytes, with colours not multiplied by alpha.
  ///
  /// - Parameter largestArea: The maximum area in pixels. The header is checked first, because a file of a
  ///   few bytes can describe a picture of gigabytes.
  /// - Returns: The pixels; nil if the file is not a PNG, or the picture is larger, in which case nothing is
  ///   decoded.
  package static func decoded(
    _ bytes: [UInt8], largestArea: Int = Self.largestArea
  ) -> (pixels: [UInt8], width: Int, height: Int)? {
    var image = header
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return nil }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Without it, samples of 16 bits are taken for linear light. Browsers take them for sRGB.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= largestArea, height <= largestArea / max(1, width) else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
    return (pixels, width, height)
  }

  private static var header: png_image {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    return image
  }

  private static func colors(of pixels: [UInt8]) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count / 4 * 3)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      samples.append(pixels[place])
      samples.append(pixels[place + 1])
      samples.append(pixels[place + 2])
    }
    return samples
  }

  /// Divides colours by alpha, as PNG stores them.
  private static func divided(_ pixels: [UInt8]) -> [UInt8] {
    var samples = pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[place + 3])
      guard alpha != 0, alpha != 255 else { continue }
      for channel in place..<place + 3 {
        samples[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return samples
  }
}

extension GlyphBitmap {
  /// Decodes a PNG file; nil for anything else, and for a picture of more than `largestArea` pixels.
  package init?(png: [UInt8], largestArea: Int = Self.largestArea) {
    guard let file = PNGFile.decoded(png, largestArea: largestArea) else { return nil }
    var pixels = file.pixels
    Self.multiplyByAlpha(&pixels)
    self.init(width: file.width, height: file.height, pixels: pixels)
  }
}
