/// A picture file in PNG or JPEG format. All painters paint PNG; only pages and SVG drawings show JPEG.
public struct Picture: Hashable, Sendable {
  /// The content of the file.
  public let bytes: [UInt8]
  /// The media type of the file (MIME).
  public let mediaType: String

  /// Creates a picture from the content of a file; nil if it is neither PNG nor JPEG.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      mediaType = "image/png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      mediaType = "image/jpeg"
    } else {
      return nil
    }
    self.bytes = bytes
  }
}
