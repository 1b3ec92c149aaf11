/// The memory limit for the glyphs of texts shaped before. The cache of whole paragraphs of repeated texts
/// may use half as much in addition.
public struct ShapeCacheLimit: Hashable, Sendable {
  /// The limit in bytes; 0 for no cache.
  public let bytes: Int

  /// A limit in bytes. Less than 64 KiB means no cache.
  public static func bytes(_ count: Int) -> ShapeCacheLimit {
    ShapeCacheLimit(bytes: count < 65_536 ? 0 : min(count, 1 << 30))
  }

  /// No cache: HarfBuzz shapes every text. Results are the same.
  public static let off = ShapeCacheLimit(bytes: 0)
  /// 8 MiB, enough for about ten thousand words.
  public static let standard = ShapeCacheLimit.bytes(8 << 20)
}
