/// The first picture of an animation.
package struct AnimationFrame: Sendable {
  /// The columns and rows of the canvas at the picture's left and upper edge.
  package var x: Int
  package var y: Int
  /// The chunks of the picture.
  package var content: Range<Int>
}

/// Flags of an extended WebP.
enum WebPFlag {
  static let exif: UInt8 = 0x08
}

extension PictureHeader {
  /// Reads the chunks of a WebP (RFC 9649, section 2).
  mutating func readWebP(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ size: Int) -> Int {
      bytes.integer(at: offset, bytes: size, isLittleEndian: true) ?? 0
    }
    var place = 12
    var (hasRows, hasAlpha) = (false, false)
    defer { isDecodedByRows = hasRows && !hasAlpha }
    while let length = bytes.integer(at: place + 4, bytes: 4, isLittleEndian: true) {
      let start = place + 8
      let end = start + length + length % 2
      if bytes.hasText("VP8 ", at: place) { hasRows = true }
      if bytes.hasText("ALPH", at: place) || bytes.hasText("VP8L", at: place) { hasAlpha = true }
      if bytes.hasText("VP8X", at: place), width == 0, length >= 10 {
        width = number(start + 4, 3) + 1
        height = number(start + 7, 3) + 1
      } else if bytes.hasText("VP8 ", at: place), width == 0 {
        // RFC 6386, 9.1: two bits of each size are for scaling.
        width = number(start + 6, 2) & 0x3FFF
        height = number(start + 8, 2) & 0x3FFF
      } else if bytes.hasText("VP8L", at: place), width == 0 {
        let sizes = number(start + 1, 4)
        width = sizes & 0x3FFF + 1
        height = sizes >> 14 & 0x3FFF + 1
      } else if bytes.hasText("ANMF", at: place), firstFrame == nil, length >= 16 {
        firstFrame = AnimationFrame(
          x: number(start, 3) * 2, y: number(start + 3, 3) * 2,
          content: min(start + 16, bytes.count)..<min(start + length, bytes.count))
      } else if bytes.hasText("EXIF", at: place), end <= bytes.count {
        // Some programs write the beginning that EXIF has in a JPEG.
        let data = bytes.hasText("Exif", at: start) ? start + 6 : start
        readExif(bytes, from: data, to: start + length, within: place..<end)
      }
      place = end
    }
  }
}
