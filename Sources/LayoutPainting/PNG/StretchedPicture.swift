import BubbleLayout
import TextLayout
import TextShaping

/// The pixels of a bubble's picture, with the cutting lines of its nine pieces.
struct StretchedPicture {
  let bitmap: GlyphBitmap
  let patch: NinePatch

  /// The four cutting lines in pixels. Lines between two pixels are moved to the nearer one, so that pieces do
  /// not share pixels.
  let columns: [Int]
  let rows: [Int]

  init(_ bitmap: GlyphBitmap, _ patch: NinePatch) {
    self.bitmap = bitmap
    self.patch = patch
    let axes = patch.axes(in: patch.size)
    columns = Self.cuts(axes.columns, bitmap.width)
    rows = Self.cuts(axes.rows, bitmap.height)
  }

  private static func cuts(_ axis: NinePatch.Axis, _ count: Int) -> [Int] {
    let length = axis.sources[3]
    return axis.sources.map { length > 0 ? Int(($0 / length * Double(count)).rounded()) : 0 }
  }

  /// Returns the pixels of one piece; nil for an empty one.
  func piece(_ row: Int, _ column: Int) -> GlyphBitmap? {
    let (columns, rows) = (columns[column]..<columns[column + 1], rows[row]..<rows[row + 1])
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let pixels = rows.flatMap { row in
      bitmap.pixels[
        (row * bitmap.width + columns.lowerBound) * 4..<(row * bitmap.width + columns.upperBound) * 4]
    }
    return GlyphBitmap(width: columns.count, height: rows.count, pixels: pixels)
  }

  /// Returns a part of the picture as it fills a frame.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points.
  ///   - x: The places of the columns of pixels, in points from the left edge of the frame.
  ///   - y: The places of the rows of pixels, in points from the upper edge of the frame.
  /// - Complexity: Linear in the pixels of the result.
  func pixels(in size: Size, x: [Double], y: [Double]) -> GlyphBitmap {
    let axes = patch.axes(in: size)
    let across = x.map { Tap(axes.columns.source(of: $0), axes.columns, columns, bitmap.width) }
    let along = y.map { Tap(axes.rows.source(of: $0), axes.rows, rows, bitmap.height) }
    var result = [UInt8](repeating: 0, count: across.count * along.count * 4)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var target = 0
      for row in along {
        for column in across {
          for channel in 0..<4 {
            func pixel(_ row: Int, _ column: Int) -> Int {
              Int(pixels[(row * bitmap.width + column) * 4 + channel])
            }
            let upper =
              pixel(row.first, column.first) * (256 - column.share) + pixel(row.first, column.second)
              * column.share
            let lower =
              pixel(row.second, column.first) * (256 - column.share) + pixel(row.second, column.second)
              * column.share
            result[target + channel] = UInt8((upper * (256 - row.share) + lower * row.share + 32_768) >> 16)
          }
          target += 4
        }
      }
    }
    return GlyphBitmap(width: across.count, height: along.count, pixels: result)
  }

  /// The two pixels of the picture between which a pixel of the frame lies, and the share of the second in
  /// 1/256. They are in the same piece.
  private struct Tap {
    let first: Int
    let second: Int
    let share: Int

    init(_ source: (piece: Int, place: Double), _ axis: NinePatch.Axis, _ cuts: [Int], _ count: Int) {
      let length = axis.sources[3]
      let place = length > 0 ? source.place / length * Double(count) - 0.5 : 0
      let last = max(0, count - 1)
      let low = min(cuts[source.piece], last)
      let high = min(max(low, cuts[source.piece + 1] - 1), last)
      let limited = min(max(place, Double(low)), Double(high))
      first = Int(limited.rounded(.down))
      second = min(first + 1, high)
      share = Int(((limited - Double(first)) * 256).rounded())
    }
  }
}

/// A picture file of bubbles by its name in the theme, and its cutting lines.
struct BubblePictureKey: Hashable {
  let name: String
  let patch: NinePatch
}

extension PixelSurface {
  /// Draws the picture of a bubble over a frame, stretched or tiled between its caps.
  ///
  /// - Parameter blank: The colour that fills the frame if the file cannot be shown.
  mutating func draw(
    _ file: BubblePictureFile, over frame: Rect, stretchedBy patch: NinePatch, orElse blank: Color
  ) {
    // The mask is not larger than the canvas, so neither are the pixels.
    guard let mask = mask(of: OutlinePath(frame, corners: .zero), clippedTo: nil) else { return }
    guard let picture = stretched(file, by: patch) else {
      return canvas.fill(mask, with: PixelCanvas.Paint(blank))
    }
    let corner = pixel(frame.minX.points, frame.minY.points)
    let window = mask.frame
    let pixels = picture.pixels(
      in: frame.size, x: (0..<window.width).map { (Double(window.x + $0) + 0.5 - corner.x) / scale },
      y: (0..<window.height).map { (Double(window.y + $0) + 0.5 - corner.y) / scale })
    canvas.draw(pixels, x: window.x, y: window.y, within: mask)
  }

  private mutating func stretched(_ file: BubblePictureFile, by patch: NinePatch) -> StretchedPicture? {
    let key = BubblePictureKey(name: file.name, patch: patch)
    if let known = bubbles[key] { return known }
    let picture = bitmap(of: file.picture, for: patch).map { StretchedPicture($0, patch) }
    bubbles[key] = .some(picture)
    return picture
  }

  /// Returns the pixels of a bubble's picture; nil if the file cannot be shown. A file with more pixels than
  /// the surface is reduced, so that it does not flicker where pixels are skipped.
  private mutating func bitmap(of picture: Picture, for patch: NinePatch) -> GlyphBitmap? {
    guard picture.format == .png, case .success(let levels) = pictures.source(picture) else { return nil }
    let bitmap = levels.whole
    guard bitmap.height <= PNGPainter.largestBubbleArea / bitmap.width else { return nil }
    let (width, height) = (patch.size.width.points * scale, patch.size.height.points * scale)
    guard min(width, height) >= 1, Double(bitmap.width) > width, Double(bitmap.height) > height else {
      return bitmap
    }
    return pictures.reduced(picture, levels, width: width.rounded(), height: height.rounded())
  }
}
