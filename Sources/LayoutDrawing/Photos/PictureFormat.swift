/// A format of picture files that are drawn.
package enum PictureFormat: Sendable {
  case png
  case jpeg
  case webP

  /// Recognises a format by the first bytes of a file; nil for all other formats.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
      self = .webP
    } else {
      return nil
    }
  }

  /// The name of the format.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webP: "WebP"
    }
  }

  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webP: "image/webp"
    }
  }

  /// The name of a well-known format that is not drawn; nil if the bytes have none.
  package static func nameOfUndrawn(_ bytes: [UInt8]) -> String? {
    if bytes.hasText("GIF8", at: 0) { return "GIF" }
    if bytes.hasText("ftyp", at: 4) {
      // ISO/IEC 23008-12: the brand of the file.
      return bytes.hasText("avif", at: 8) || bytes.hasText("avis", at: 8) ? "AVIF" : "HEIF"
    }
    if bytes.hasText("BM", at: 0) { return "BMP" }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "TIFF"
    }
    if bytes.starts(with: [0xFF, 0x0A]) || bytes.hasText("JXL ", at: 4) { return "JPEG XL" }
    if bytes.hasText("<svg", at: 0) || bytes.hasText("<?xml", at: 0) { return "SVG" }
    return nil
  }
}

extension [UInt8] {
  /// Whether an ASCII text is at an offset.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { self[offset..<offset + $0.count].elementsEqual($0) }
  }

  /// An integer of some bytes; nil if it does not lie within the file.
  func integer(at offset: Int, bytes: Int, isLittleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= count - bytes else { return nil }
    let digits = self[offset..<offset + bytes]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
