import BubbleLayout
import TextLayout
import TextShaping

extension PixelSurface {
  /// The maximum side of a scaled picture, in pixels.
  private static let largestSide = 1_000_000.0

  /// Draws a picture over a frame, cropped to fill it. It begins at a whole pixel, as in browsers, so that a
  /// picture of the frame's size stays sharp and one scaled picture serves every place.
  ///
  /// - Parameters:
  ///   - shape: The visible shape.
  ///   - clip: A further path to clip the picture to; nil if there is none.
  ///   - blank: The colour that fills the frame if the file cannot be shown.
  /// - Returns: Why the file cannot be shown; nil if it is shown.
  mutating func draw(
    _ picture: Picture, over frame: Rect, in shape: OutlinePath, clippedTo clip: OutlinePath?,
    orElse blank: Color
  ) -> PictureProblem? {
    guard let mask = mask(of: shape, clippedTo: clip) else { return nil }
    let source: PictureLevels
    switch pictures.source(picture) {
    case .success(let levels): source = levels
    case .failure(let problem):
      canvas.fill(mask, with: PixelCanvas.Paint(blank))
      return problem
    }
    let (width, height) = (frame.width.points * scale, frame.height.points * scale)
    // The picture is scaled until it fills the frame, and centred.
    let factor = max(width / Double(source.width), height / Double(source.height))
    let size = (width: Double(source.width) * factor, height: Double(source.height) * factor)
    let corner = pixel(frame.minX.points, frame.minY.points)
    let left = (corner.x + (width - size.width) / 2).rounded()
    let top = (corner.y + (height - size.height) / 2).rounded()
    guard min(width, height) >= Self.smallestSide, max(size.width, size.height) <= Self.largestSide,
      abs(left) <= Self.largestSide, abs(top) <= Self.largestSide
    else {
      canvas.fill(mask, with: PixelCanvas.Paint(blank))
      return nil
    }
    let (column, row) = (Int(left), Int(top))
    let window = PixelRect(
      x: mask.frame.x - column, y: mask.frame.y - row, width: mask.frame.width, height: mask.frame.height)
    let scaled = pictures.scaled(picture, source, width: size.width, height: size.height, window: window)
    canvas.draw(scaled.bitmap, x: column + scaled.x, y: row + scaled.y, within: mask)
    return nil
  }

  /// Draws a line along the inside of a picture's edge, with a whole number of pixels.
  mutating func drawEdge(
    of shape: OutlinePath, clippedTo clip: OutlinePath?, width: Double, with paint: PixelCanvas.Paint
  ) {
    guard let inside = mask(of: shape, clippedTo: clip) else { return }
    let line = OutlinePath(shape.elements + (clip?.elements ?? []))
    // The outer half of the line is clipped.
    let mask = rasterizer.coverage(
      ofLineAlong: pixels(line), width: LineSnapping.thickness(width * scale) * 2, in: inside.frame)
    if let mask { canvas.fill(inside.intersection(mask), with: paint) }
  }
}
