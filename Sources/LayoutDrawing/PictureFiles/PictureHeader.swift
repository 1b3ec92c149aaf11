/// The facts that a picture file states about its pixels. They are read without decoding the pixels.
package struct PictureHeader: Sendable {
  /// The number of stored columns.
  package var width = 0
  /// The number of stored rows.
  package var height = 0
  package var orientation = PictureOrientation.upright
  /// Facts of a JPEG; nil for other formats.
  package var frame: JPEGFrame?
  /// Whether a WebP is lossy without transparency, so that it can be decoded row by row.
  package var isDecodedByRows = false
  /// The first picture of an animated WebP; nil for other files.
  package var firstFrame: AnimationFrame?
  /// The parts of the file that state an orientation.
  var metadata: [Range<Int>] = []

  /// Reads a file's header; nil if it states no size.
  package init?(_ picture: Picture) {
    switch picture.format {
    case .png: readPNG(picture.bytes)
    case .jpeg: readJPEG(picture.bytes)
    case .webP: readWebP(picture.bytes)
    case nil: return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// The size of the picture as it is shown.
  package var shownSize: (width: Int, height: Int) {
    orientation.swapsSides ? (height, width) : (width, height)
  }

  /// Takes the orientation of EXIF data; the first one counts.
  mutating func readExif(_ bytes: [UInt8], from start: Int, to end: Int, within part: Range<Int>) {
    guard let found = PictureOrientation(exif: bytes, from: start, to: end) else { return }
    if metadata.isEmpty { orientation = found }
    metadata.append(part)
  }

  /// Reads the chunks of a PNG (third edition, clauses 5.3 and 11.3.3).
  private mutating func readPNG(_ bytes: [UInt8]) {
    var place = 8
    while let length = bytes.integer(at: place, bytes: 4) {
      let (start, end) = (place + 8, place + 12 + length)
      guard length < 1 << 31, end <= bytes.count else { return }
      if bytes.hasText("IHDR", at: place + 4), width == 0, length >= 8 {
        width = bytes.integer(at: start, bytes: 4) ?? 0
        height = bytes.integer(at: start + 4, bytes: 4) ?? 0
      } else if bytes.hasText("eXIf", at: place + 4) {
        readExif(bytes, from: start, to: start + length, within: place..<end)
      } else if bytes.hasText("IEND", at: place + 4) {
        return
      }
      place = end
    }
  }
}

extension Picture {
  /// The file without the parts that state an orientation. Viewers of drawings disagree about orientations,
  /// so a drawing turns the picture itself.
  package func withoutOrientation(_ header: PictureHeader) -> [UInt8] {
    guard !header.metadata.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for part in header.metadata where part.lowerBound >= place {
      result += bytes[place..<part.lowerBound]
      place = part.upperBound
    }
    result += bytes[place...]
    if format == .webP, result.count >= 21 {
      let length = result.count - 8
      for byte in 0..<4 { result[4 + byte] = UInt8(truncatingIfNeeded: length >> (8 * byte)) }
      if result.hasText("VP8X", at: 12) { result[20] &= ~WebPFlag.exif }
    }
    return result
  }
}
