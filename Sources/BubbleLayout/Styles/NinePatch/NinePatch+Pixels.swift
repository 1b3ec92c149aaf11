import TextLayout

extension NinePatch {
  /// Returns the pixels of a piece in a picture file that has `scale` pixels per point (`@2x`, `@3x`).
  ///
  /// A cutting line between two pixels is moved to the nearer one, so that neighbouring pieces meet.
  ///
  /// - Parameters:
  ///   - source: The piece, in points of the picture.
  ///   - scale: The number of pixels per point in the file, from 1 to ``largestScale``.
  /// - Returns: The columns and rows of pixels, from the picture's top left corner.
  public static func pixels(of source: Rect, scale: Int) -> (x: Int, y: Int, width: Int, height: Int) {
    let scale = min(max(1, scale), largestScale)
    let left = pixel(source.minX, scale)
    let top = pixel(source.minY, scale)
    return (left, top, pixel(source.maxX, scale) - left, pixel(source.maxY, scale) - top)
  }

  /// Chooses the best of several files of one picture for a device. This is the smallest file with at least
  /// as many pixels per point as the device or, if there is none, the largest file. Nil if `available` has no
  /// usable file.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point of the device.
  ///   - available: The number of pixels per point of each file.
  public static func assetScale(forDevice scale: Double, among available: [Int]) -> Int? {
    let usable = available.filter { (1...largestScale).contains($0) }
    return usable.filter { Double($0) >= scale }.min() ?? usable.max()
  }

  /// The maximum number of pixels per point. Files with more are not used.
  public static let largestScale = 4

  private static func pixel(_ length: LayoutUnit, _ scale: Int) -> Int {
    let units = length.rawValue * scale + LayoutUnit.unitsPerPoint / 2
    return units >> 6
  }
}

/// A rectangle of whole pixels, in a picture file or on a screen.
package struct PixelRect: Hashable, Sendable {
  /// The distance from the picture's left edge, in pixels.
  package var x: Int
  /// The distance from the picture's top edge, in pixels.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle from its top left corner and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
