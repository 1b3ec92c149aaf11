import CFreeType

/// Turns paths into coverage, by FreeType's anti-aliasing rasteriser: values in, values out.
///
/// For painters. It is not `Sendable`: FreeType's library serves one thread at a time, so each painter has a
/// rasteriser of its own.
public final class OutlineRasterizer {
  private var library: FT_Library?

  /// Starts FreeType. Where that fails, for want of memory, nothing has coverage.
  public init() {
    if FT_Init_FreeType(&library) != 0 { library = nil }
  }

  deinit {
    if let library { FT_Done_FreeType(library) }
  }

  /// The coverage of a path's inside, as far as it lies within `clip`; nil where there is none.
  public func coverage(of path: PixelPath, in clip: PixelRect) -> CoverageMask? {
    let storage = OutlineStorage(path)
    return storage.withOutline { coverage(of: &$0, in: clip) }
  }

  /// The coverage of a line along the path, `width` pixels wide, whose corners are mitred as SVG's are.
  public func coverage(ofLineAlong path: PixelPath, width: Double, in clip: PixelRect) -> CoverageMask? {
    guard let library, width > 0, width < 10_000 else { return nil }
    var stroker: FT_Stroker?
    guard FT_Stroker_New(library, &stroker) == 0, let stroker else { return nil }
    defer { FT_Stroker_Done(stroker) }
    let radius = FT_Fixed((width / 2 * 64).rounded())
    FT_Stroker_Set(stroker, radius, FT_STROKER_LINECAP_BUTT, FT_STROKER_LINEJOIN_MITER_FIXED, 4 << 16)
    let storage = OutlineStorage(path)
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    let failure = storage.withOutline { FT_Stroker_ParseOutline(stroker, &$0, 0) }
    guard failure == 0, FT_Stroker_GetCounts(stroker, &points, &contours) == 0,
      points > 0, points < OutlineStorage.limit, contours < OutlineStorage.limit
    else { return nil }
    var outline = FT_Outline()
    guard FT_Outline_New(library, points, FT_Int(contours), &outline) == 0 else { return nil }
    defer { FT_Outline_Done(library, &outline) }
    outline.n_points = 0
    outline.n_contours = 0
    FT_Stroker_Export(stroker, &outline)
    return coverage(of: &outline, in: clip)
  }

  /// From where to where a path reaches downwards, its curves measured and not their control points.
  public func verticalExtent(of path: PixelPath) -> (top: Double, bottom: Double)? {
    let storage = OutlineStorage(path)
    guard !storage.isEmpty else { return nil }
    var box = FT_BBox()
    guard storage.withOutline({ FT_Outline_Get_BBox(&$0, &box) }) == 0 else { return nil }
    return (-Double(box.yMax) / 64, -Double(box.yMin) / 64)
  }

  private func coverage(of outline: inout FT_Outline, in clip: PixelRect) -> CoverageMask? {
    guard let library, outline.n_points > 0 else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let left = max(clip.x, box.xMin >> 6)
    let right = min(clip.x + clip.width, (box.xMax + 63) >> 6)
    // FreeType counts upwards.
    let top = max(clip.y, -((box.yMax + 63) >> 6))
    let bottom = min(clip.y + clip.height, -(box.yMin >> 6))
    guard left < right, top < bottom else { return nil }
    let frame = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    FT_Outline_Translate(&outline, -left << 6, bottom << 6)
    var bytes = [UInt8](repeating: 0, count: frame.width * frame.height)
    let failure = bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(frame.height)
      bitmap.width = UInt32(frame.width)
      bitmap.pitch = Int32(frame.width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    return failure == 0 ? CoverageMask(frame: frame, bytes: bytes) : nil
  }
}
