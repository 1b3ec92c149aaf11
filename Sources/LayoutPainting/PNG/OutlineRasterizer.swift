import BubbleLayout
import CFreeType
import TextShaping

/// Turns paths into coverage with FreeType's anti-aliasing rasteriser.
///
/// It is not `Sendable`, because only one thread at a time may use an instance of FreeType. Therefore each
/// painter has its own rasteriser. No other file of this module uses FreeType.
package final class OutlineRasterizer {
  private var library: FT_Library?

  /// Starts FreeType. If that fails for lack of memory, all coverage is empty.
  package init() {
    if FT_Init_FreeType(&library) != 0 { library = nil }
  }

  deinit {
    if let library { FT_Done_FreeType(library) }
  }

  /// Returns the coverage of a path's inside within `clip`; nil if it is empty.
  package func coverage(of path: OutlinePath, in clip: PixelRect) -> CoverageMask? {
    let storage = OutlineStorage(path)
    return storage.withOutline { coverage(of: &$0, in: clip) }
  }

  /// Returns the coverage of a line along the path, `width` pixels wide, with round ends and corners. Only a
  /// path that ends with a `close` is closed.
  package func coverage(ofLineAlong path: OutlinePath, width: Double, in clip: PixelRect) -> CoverageMask? {
    guard let library, width > 0, width < 10_000 else { return nil }
    var stroker: FT_Stroker?
    guard FT_Stroker_New(library, &stroker) == 0, let stroker else { return nil }
    defer { FT_Stroker_Done(stroker) }
    let radius = FT_Fixed((width / 2 * 64).rounded())
    FT_Stroker_Set(stroker, radius, FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    let storage = OutlineStorage(path)
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    let isOpen: FT_Bool = path.elements.last == .close ? 0 : 1
    let failure = storage.withOutline { FT_Stroker_ParseOutline(stroker, &$0, isOpen) }
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

  private func coverage(of outline: inout FT_Outline, in clip: PixelRect) -> CoverageMask? {
    guard let library, outline.n_points > 0 else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let left = max(clip.x, box.xMin >> 6)
    let right = min(clip.x + clip.width, (box.xMax + 63) >> 6)
    // The y axis of FreeType points upwards.
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

/// A path in FreeType's arrays, in units of 1/64 pixel, with y upwards.
private struct OutlineStorage {
  /// FreeType counts points in 16 bits.
  static let limit = 32_767

  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contours: [Int16] = []

  /// Converts a path. A path of too many points becomes empty.
  init(_ path: OutlinePath) {
    for element in path.elements {
      switch element {
      case .move(let to):
        close()
        append(to, .on)
      case .line(let to): append(to, .on)
      case .quadratic(let control, let to):
        append(control, .quadratic)
        append(to, .on)
      case .cubic(let first, let second, let to):
        append(first, .cubic)
        append(second, .cubic)
        append(to, .on)
      case .close: close()
      }
      guard points.count <= Self.limit - 3, contours.count < Self.limit - 1 else {
        (points, tags, contours) = ([], [], [])
        return
      }
    }
    close()
  }

  /// Calls `body` with a copied outline, which it may change. The copy exists only during the call.
  func withOutline<Result>(_ body: (inout FT_Outline) -> Result) -> Result {
    var (points, tags, contours) = (points, tags, contours)
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          var outline = FT_Outline(
            n_contours: Int16(contours.count), n_points: Int16(points.count), points: points.baseAddress,
            tags: tags.baseAddress, contours: contours.baseAddress, flags: 0)
          return body(&outline)
        }
      }
    }
  }

  /// FreeType's tags of points.
  private enum Tag: CChar {
    case quadratic = 0
    case on = 1
    case cubic = 2
  }

  private mutating func append(_ point: OutlinePath.Point, _ tag: Tag) {
    points.append(FT_Vector(x: Self.units(point.x), y: -Self.units(point.y)))
    tags.append(tag.rawValue)
  }

  /// Ends the contour. A `move` and the end of the path also end a contour.
  private mutating func close() {
    guard !points.isEmpty, Int(contours.last ?? -1) < points.count - 1 else { return }
    contours.append(Int16(points.count - 1))
  }

  /// Converts pixels to FreeType's units, limited to the range in which its rasteriser does not overflow.
  private static func units(_ pixels: Double) -> FT_Pos {
    guard !pixels.isNaN else { return 0 }
    return FT_Pos((min(max(pixels, -100_000), 100_000) * 64).rounded())
  }
}
