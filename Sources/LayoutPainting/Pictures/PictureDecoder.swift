import LayoutDrawing

/// Decodes picture files, turned as they say.
package enum PictureDecoder {
  /// The maximum number of decoded pixels. The header is checked first, because a file of a few bytes can
  /// describe a picture of gigabytes. JPEG and WebP files with more pixels are decoded at a reduced size, as
  /// their libraries can do row by row; PNG files are refused.
  package static let largestArea = 16_000_000
  /// The maximum number of pixels of a file that a library can decode only as a whole: a JPEG of several
  /// scans, or a WebP that is lossless or has transparency.
  static let largestWhole = 2 * largestArea
  /// The maximum number of pixels of any file, which bounds the time.
  static let largestFile = 20 * largestArea

  /// Returns the pixels of a file.
  package static func bitmap(of picture: Picture) throws(PictureProblem) -> GlyphBitmap {
    guard let header = PictureHeader(picture), let format = picture.format else { throw .damaged }
    let most = format.largestArea(header)
    guard header.width <= most, header.height <= most / header.width else {
      throw .tooLarge(header, format, most: most)
    }
    let reduced = ReducedSize(header)
    var pixels: [UInt8]
    switch format {
    case .png:
      guard let file = PNGFile.decoded(picture.bytes, largestArea: largestArea), file.width == reduced.width,
        file.height == reduced.height
      else { throw .damaged }
      pixels = file.pixels
    case .jpeg: pixels = try JPEGFile.decoded(picture.bytes, header, at: reduced)
    case .webP: pixels = try WebPFile.decoded(picture.bytes, header, at: reduced)
    }
    GlyphBitmap.multiplyByAlpha(&pixels)
    return GlyphBitmap(width: reduced.width, height: reduced.height, pixels: pixels).turned(
      header.orientation)
  }
}

extension PictureFormat {
  /// The maximum number of pixels of a file that is drawn.
  fileprivate func largestArea(_ header: PictureHeader) -> Int {
    switch self {
    case .png: PictureDecoder.largestArea
    case .jpeg:
      header.frame.map { $0.scanCount > 1 } == true ? PictureDecoder.largestWhole : PictureDecoder.largestFile
    case .webP: header.isDecodedByRows ? PictureDecoder.largestFile : PictureDecoder.largestWhole
    }
  }
}

/// The size at which a file is decoded: its own, or a half, a quarter or an eighth, so that the pixels are at
/// most those of `PictureDecoder.largestArea`.
struct ReducedSize {
  /// The number by which the sides are divided.
  private(set) var divisor = 1
  private(set) var width: Int
  private(set) var height: Int

  init(_ header: PictureHeader) {
    (width, height) = (header.width, header.height)
    while divisor < 8, width > PictureDecoder.largestArea / height {
      divisor *= 2
      (width, height) = (reduced(header.width), reduced(header.height))
    }
  }

  /// Returns a length of the file in the reduced picture. It is rounded up.
  func reduced(_ length: Int) -> Int { (length + divisor - 1) / divisor }
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
