import BubbleLayout

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
  ///   - window: The part of the scaled picture that is returned; nil for all of it.
  ///   - fadesOut: Whether pixels at the edges are partly transparent, because the picture ends within them.
  ///     Otherwise they are opaque, for a picture that is clipped to a shape.
  func scaled(
    x: Double, y: Double, targetWidth: Double, targetHeight: Double, window: PixelRect? = nil,
    fadesOut: Bool = true
  ) -> GlyphBitmap {
    let window =
      window
      ?? PixelRect(
        x: 0, y: 0, width: max(1, Int((x + targetWidth).rounded(.up))),
        height: max(1, Int((y + targetHeight).rounded(.up))))
    let columns = Self.taps(
      length: width, start: x, target: targetWidth, window.x..<window.x + window.width, fadesOut: fadesOut)
    let rows = Self.taps(
      length: height, start: y, target: targetHeight, window.y..<window.y + window.height, fadesOut: fadesOut)
    // Of the source rows that are scaled horizontally, only those are kept that the current row needs.
    let kept = rows.lazy.map(\.weights.count).max() ?? 1
    let lineLength = columns.count * 4
    var lines = [Double](repeating: 0, count: kept * lineLength)
    var nextLine = 0
    var sums = [Double](repeating: 0, count: lineLength)
    var result: [UInt8] = []
    result.reserveCapacity(rows.count * lineLength)
    for taps in rows {
      for line in max(nextLine, taps.first)..<max(nextLine, taps.first + taps.weights.count) {
        scale(row: line, by: columns, into: &lines, at: line % kept * lineLength)
      }
      nextLine = max(nextLine, taps.first + taps.weights.count)
      for place in sums.indices { sums[place] = 0 }
      for (offset, weight) in taps.weights.enumerated() {
        let line = (taps.first + offset) % kept * lineLength
        for place in sums.indices { sums[place] += lines[line + place] * weight }
      }
      for sum in sums { result.append(UInt8(min(max(sum.rounded(), 0), 255))) }
    }
    // Because of rounding, a colour could become larger than its alpha.
    for place in stride(from: 0, to: result.count, by: 4) {
      for channel in 0..<3 { result[place + channel] = min(result[place + channel], result[place + 3]) }
    }
    return GlyphBitmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// Scales a row horizontally.
  private func scale(row: Int, by columns: [Taps], into lines: inout [Double], at start: Int) {
    pixels.withUnsafeBufferPointer { pixels in
      var place = start
      for taps in columns {
        var sums = (0.0, 0.0, 0.0, 0.0)
        var source = (row * width + taps.first) * 4
        for weight in taps.weights {
          sums.0 += Double(pixels[source]) * weight
          sums.1 += Double(pixels[source + 1]) * weight
          sums.2 += Double(pixels[source + 2]) * weight
          sums.3 += Double(pixels[source + 3]) * weight
          source += 4
        }
        (lines[place], lines[place + 1], lines[place + 2], lines[place + 3]) = sums
        place += 4
      }
    }
  }

  /// The source pixels that contribute to a result pixel.
  private struct Taps {
    var first: Int
    var weights: [Double]
  }

  private static func taps(
    length: Int, start: Double, target: Double, _ range: Range<Int>, fadesOut: Bool
  ) -> [Taps] {
    let step = Double(length) / target
    let reach = max(1, step)
    let lastPixel = max(0, Int((start + target).rounded(.up)) - 1)
    return range.map { pixel in
      // A picture that does not fade out continues beyond its edges.
      let nearest = fadesOut ? pixel : min(max(pixel, 0), lastPixel)
      let center = (Double(nearest) + 0.5 - start) * step
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
