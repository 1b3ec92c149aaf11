/// A picture file in PNG, JPEG or WebP format.
public struct Picture: Hashable, Sendable {
  /// The content of the file.
  public let bytes: [UInt8]
  /// The media type of the file (MIME).
  public let mediaType: String
  /// Differs between different contents. It is computed once, so that a picture that is drawn many times is
  /// looked up without reading its bytes again.
  package let digest: Digest

  /// A keyed hash of 128 bits.
  package struct Digest: Hashable, Sendable {
    private let first: Int
    private let second: Int

    init(_ bytes: [UInt8]) {
      func hash(_ seed: UInt8) -> Int {
        var hasher = Hasher()
        hasher.combine(seed)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
      }
      (first, second) = (hash(1), hash(2))
    }
  }

  /// Creates a picture from the content of a file; nil if it is not PNG, JPEG or WebP.
  public init?(_ bytes: [UInt8]) {
    guard let format = PictureFormat(bytes) else { return nil }
    mediaType = format.mediaType
    self.bytes = bytes
    digest = Digest(bytes)
  }

  /// Hashes the content of the file.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Whether two files have the same content.
  public static func == (first: Picture, second: Picture) -> Bool {
    first.digest == second.digest && first.bytes == second.bytes
  }

  /// The format of the file.
  package var format: PictureFormat? { PictureFormat(bytes) }
}
