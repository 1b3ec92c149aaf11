import CFreeType

/// A path as FreeType's arrays, in 1/64 pixel, y upwards.
struct OutlineStorage {
  /// FreeType counts points in 16 bits.
  static let limit = 32_767

  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contours: [Int16] = []

  /// A path of too many points is empty.
  init(_ path: PixelPath) {
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
      }
      guard points.count <= Self.limit - 3, contours.count < Self.limit - 1 else {
        (points, tags, contours) = ([], [], [])
        return
      }
    }
    close()
  }

  var isEmpty: Bool { points.isEmpty }

  /// Calls `body` with an outline of copies, which it may change, that lives as long as the call.
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

  /// What FreeType marks a point as.
  private enum Tag: CChar {
    case quadratic = 0
    case on = 1
    case cubic = 2
  }

  private mutating func append(_ point: PixelPath.Point, _ tag: Tag) {
    points.append(FT_Vector(x: Self.units(point.x), y: -Self.units(point.y)))
    tags.append(tag.rawValue)
  }

  private mutating func close() {
    guard !points.isEmpty, Int(contours.last ?? -1) < points.count - 1 else { return }
    contours.append(Int16(points.count - 1))
  }

  /// Held to where FreeType's rasteriser counts without overflow.
  private static func units(_ pixels: Double) -> FT_Pos {
    guard !pixels.isNaN else { return 0 }
    return FT_Pos((min(max(pixels, -100_000), 100_000) * 64).rounded())
  }
}
