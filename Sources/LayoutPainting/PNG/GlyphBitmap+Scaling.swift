extension GlyphBitmap {
  /// Scales the picture to another size.
  ///
  /// Each pixel of the result is an average of source pixels, weighted by a tent filter. The filter is two
  /// pixels of the result wide, or two source pixels if the picture is enlarged.
  ///
  /// - Parameters:
  ///   - x: The left edge of the picture, from 0 to 1 pixel to the right of the result's left edge.
  ///   - y: The upper edge of the picture, from 0 to 1 pixel below the result's upper edge.
  ///   - targetWidth: The width of the scaled picture, in pixels of the result.
  ///   - targetHeight: The height of the scaled picture, in pixels of the result.
  ///   - fadesOut: Whether pixels at the edges are partly transparent, because the picture ends within them.
  ///     Otherwise they are opaque, for a picture that is clipped to a shape.
  func scaled(
    x: Double, y: Double, targetWidth: Double, targetHeight: Double, fadesOut: Bool = true
  ) -> GlyphBitmap {
    let columns = Self.taps(length: width, start: x, target: targetWidth, fadesOut: fadesOut)
    let rows = Self.taps(length: height, start: y, target: targetHeight, fadesOut: fadesOut)
    var narrow = [Double](repeating: 0, count: columns.count * height * 4)
    for row in 0..<height {
      for (column, taps) in columns.enumerated() {
        let place = (row * columns.count + column) * 4
        for (offset, weight) in taps.weights.enumerated() {
          let source = (row * width + taps.first + offset) * 4
          for channel in 0..<4 { narrow[place + channel] += Double(pixels[source + channel]) * weight }
        }
      }
    }
    var result = [UInt8](repeating: 0, count: columns.count * rows.count * 4)
    for (row, taps) in rows.enumerated() {
      for place in 0..<columns.count * 4 {
        var sum = 0.0
        for (offset, weight) in taps.weights.enumerated() {
          sum += narrow[(taps.first + offset) * columns.count * 4 + place] * weight
        }
        result[row * columns.count * 4 + place] = UInt8(min(max(sum.rounded(), 0), 255))
      }
    }
    // Because of rounding, a colour could become larger than its alpha.
    for place in stride(from: 0, to: result.count, by: 4) {
      for channel in 0..<3 { result[place + channel] = min(result[place + channel], result[place + 3]) }
    }
    return GlyphBitmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// The source pixels that contribute to a result pixel.
  private struct Taps {
    var first: Int
    var weights: [Double]
  }

  private static func taps(length: Int, start: Double, target: Double, fadesOut: Bool) -> [Taps] {
    let step = Double(length) / target
    let reach = max(1, step)
    return (0..<max(1, Int((start + target).rounded(.up)))).map { pixel in
      let center = (Double(pixel) + 0.5 - start) * step
      let first = min(max(0, Int((center - reach).rounded(.down))), length - 1)
      let last = min(max(first, Int((center + reach).rounded(.up))), length - 1)
      func weight(_ place: Int) -> Double { max(0, reach - abs(Double(place) + 0.5 - center)) }
      let weights = (first...last).map(weight)
      // If the picture fades out, the part of the tent outside the picture counts as transparent. So the sum
      // of the whole tent is the divisor.
      let low = min(first, Int((center - reach).rounded(.down)))
      let high = max(last, Int((center + reach).rounded(.up)))
      let sum = fadesOut ? (low...high).reduce(0) { $0 + weight($1) } : weights.reduce(0, +)
      return Taps(first: first, weights: weights.map { sum > 0 ? $0 / sum : 0 })
    }
  }
}
