/// The memory limit for the glyphs of text shaped before. Half as much again is for whole paragraphs of
/// repeated texts.
public struct ShapeCacheLimit: Hashable, Sendable {
  /// In bytes; 0 for no cache.
  public let bytes: Int

  /// A limit in bytes. Less than 64 KiB means no cache.
  public static func bytes(_ count: Int) -> ShapeCacheLimit {
    ShapeCacheLimit(bytes: count < 65_536 ? 0 : min(count, 1 << 30))
  }

  /// Every text is shaped by HarfBuzz. The result is the same.
  public static let off = ShapeCacheLimit(bytes: 0)
  /// Enough for some ten thousand words.
  public static let standard = ShapeCacheLimit.bytes(8 << 20)
}
