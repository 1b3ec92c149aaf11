/// The facts of a JPEG on which the cost of decoding it depends (ITU-T T.81, annex B).
package struct JPEGFrame: Sendable {
  /// The number of the frame's marker, from 0xC0: 0 baseline, 1 extended, 2 progressive.
  package var process = 0
  /// Bits of a sample.
  package var precision = 0
  /// The number of colour components.
  package var components = 0
  /// The number of frames. A valid file has one.
  package var frameCount = 0
  /// The number of scans. Each may change all pixels.
  package var scanCount = 0
}

extension PictureHeader {
  /// Reads the segments of a JPEG to its end marker, as a decoder does.
  mutating func readJPEG(_ bytes: [UInt8]) {
    var frame = JPEGFrame()
    var place = 2
    while let found = Self.marker(in: bytes, from: place) {
      let (marker, start) = found
      place = start
      switch marker {
      case 0xD8, 0x01, 0xD0...0xD7: continue
      case 0xD9:
        self.frame = frame
        return
      default: break
      }
      guard let length = bytes.integer(at: start, bytes: 2), length >= 2 else { break }
      let end = min(start + length, bytes.count)
      switch marker {
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        if frame.frameCount == 0 {
          frame.process = Int(marker) - 0xC0
          frame.precision = bytes.integer(at: start + 2, bytes: 1) ?? 0
          height = bytes.integer(at: start + 3, bytes: 2) ?? 0
          width = bytes.integer(at: start + 5, bytes: 2) ?? 0
          frame.components = bytes.integer(at: start + 7, bytes: 1) ?? 0
        }
        frame.frameCount += 1
      case 0xE1 where bytes.hasText("Exif", at: start + 2):
        readExif(bytes, from: start + 8, to: end, within: start - 2..<end)
      case 0xDA: frame.scanCount += 1
      default: break
      }
      place = end
    }
    self.frame = frame
  }

  /// Returns the next marker and the offset behind it. Between the segments, and in the data of a scan, are
  /// bytes that are not markers.
  private static func marker(in bytes: [UInt8], from start: Int) -> (marker: UInt8, end: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + 1 < bytes.count {
        if bytes[place] == 0xFF, bytes[place + 1] != 0xFF, bytes[place + 1] != 0 {
          return (bytes[place + 1], place + 2)
        }
        place += 1
      }
      return nil
    }
  }
}
