import BubbleLayout
import TextLayout
import TextShaping

extension PixelSurface {
  /// The maximum side of a picture's frame, in pixels; a larger one stays empty.
  private static let largestSide = 16_384.0

  /// Draws a picture over a frame, cropped to fill it.
  ///
  /// - Parameters:
  ///   - shape: The visible shape.
  ///   - clip: A further path to clip the picture to; nil if there is none.
  ///   - blank: The colour that fills the frame if the file cannot be shown.
  mutating func draw(
    _ picture: Picture, over frame: Rect, in shape: OutlinePath, clippedTo clip: OutlinePath?,
    orElse blank: Color
  ) {
    guard let mask = mask(of: shape, clippedTo: clip) else { return }
    let bitmap = photos[picture] ?? GlyphBitmap(png: picture.bytes, largestArea: 16_000_000)
    photos[picture] = bitmap
    let (width, height) = (frame.width.points * scale, frame.height.points * scale)
    guard let bitmap, min(width, height) >= Self.smallestSide, max(width, height) <= Self.largestSide else {
      canvas.fill(mask, with: PixelCanvas.Paint(blank))
      return
    }
    // The picture is scaled until it fills the frame, and centred.
    let factor = max(width / Double(bitmap.width), height / Double(bitmap.height))
    let size = (width: Double(bitmap.width) * factor, height: Double(bitmap.height) * factor)
    guard max(size.width, size.height) <= Self.largestSide else { return }
    let corner = pixel(frame.minX.points, frame.minY.points)
    let left = corner.x + (width - size.width) / 2
    let top = corner.y + (height - size.height) / 2
    let (column, row) = (left.rounded(.down), top.rounded(.down))
    guard abs(column) < 1e6, abs(row) < 1e6 else { return }
    let scaled = bitmap.scaled(
      x: left - column, y: top - row, targetWidth: size.width, targetHeight: size.height,
      fadesOut: false)
    canvas.draw(scaled, x: Int(column), y: Int(row), within: mask)
  }
}
