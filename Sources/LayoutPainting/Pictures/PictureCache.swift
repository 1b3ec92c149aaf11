import BubbleLayout
import LayoutDrawing

/// The pictures of one drawing. Each file is decoded once, and scaled once for each size, as long as they fit
/// into the memory.
struct PictureCache {
  /// The maximum memory of decoded files, in bytes: four of the largest.
  private static let sourceLimit = 4 * 6 * PictureDecoder.largestArea
  /// The maximum memory of scaled pictures, in bytes.
  private static let scaledLimit = 64_000_000
  /// The area of a scaled picture, in pixels, up to which all of it is kept, so that it serves every place.
  private static let wholeArea = 1_000_000.0

  /// A scaled picture, or a part of it.
  private struct ScaledKey: Hashable {
    let picture: Picture.Digest
    let width: Double
    let height: Double
    /// The numbers of a part's rectangle; empty for the whole picture.
    let window: [Int]
  }

  private let decode: PictureDecoding
  private var sources = BoundedValues<Picture.Digest, Result<PictureLevels, PictureProblem>>(
    limit: sourceLimit)
  private var scaled = BoundedValues<ScaledKey, GlyphBitmap>(limit: scaledLimit)

  init(decode: @escaping PictureDecoding) { self.decode = decode }

  /// Returns the decoded pixels of a file, or why it is not drawn.
  mutating func source(_ picture: Picture) -> Result<PictureLevels, PictureProblem> {
    if let known = sources.value(for: picture.digest) { return known }
    let decoded: Result<PictureLevels, PictureProblem>
    do throws(PictureProblem) { decoded = .success(PictureLevels(try decode(picture))) } catch {
      decoded = .failure(error)
    }
    let size = if case .success(let levels) = decoded { levels.cost } else { 0 }
    sources.set(decoded, for: picture.digest, cost: size + 256)
    return decoded
  }

  /// Returns a picture scaled to a size in pixels, of which at least a window is needed, and the column and
  /// row of its top left corner in the scaled picture.
  mutating func scaled(
    _ picture: Picture, _ source: PictureLevels, width: Double, height: Double, window: PixelRect
  ) -> (bitmap: GlyphBitmap, x: Int, y: Int) {
    let isWhole = width * height <= Self.wholeArea
    let key = ScaledKey(
      picture: picture.digest, width: width, height: height,
      window: isWhole ? [] : [window.x, window.y, window.width, window.height])
    // Because the picture begins at a whole pixel, its frame may begin and end in the pixels beside it.
    let part =
      isWhole
      ? PixelRect(
        x: -1, y: -1, width: Int(width.rounded(.up)) + 2, height: Int(height.rounded(.up)) + 2) : window
    return (bitmap(for: key, of: source, in: part), part.x, part.y)
  }

  /// Returns a picture reduced to a size of whole pixels, all of it and nothing beside it.
  mutating func reduced(
    _ picture: Picture, _ source: PictureLevels, width: Double, height: Double
  ) -> GlyphBitmap {
    let whole = PixelRect(x: 0, y: 0, width: max(1, Int(width)), height: max(1, Int(height)))
    let key = ScaledKey(
      picture: picture.digest, width: width, height: height, window: [0, 0, whole.width, whole.height])
    return bitmap(for: key, of: source, in: whole)
  }

  private mutating func bitmap(
    for key: ScaledKey, of source: PictureLevels, in part: PixelRect
  ) -> GlyphBitmap {
    if let known = scaled.value(for: key) { return known }
    let bitmap = source.level(forWidth: key.width, height: key.height).scaled(
      x: 0, y: 0, targetWidth: key.width, targetHeight: key.height, window: part, fadesOut: false)
    scaled.set(bitmap, for: key, cost: bitmap.pixels.count + 256)
    return bitmap
  }
}

/// Decodes a picture file.
package typealias PictureDecoding = @Sendable (Picture) throws(PictureProblem) -> GlyphBitmap
