/// A decoded picture, and the same picture at a half, a quarter and so on of its size.
///
/// A small picture is scaled from the nearest larger level, so that its cost grows with its own pixels and not
/// with those of the file. A message may show the same file at thousands of sizes.
final class PictureLevels {
  private var levels: [GlyphBitmap]

  init(_ bitmap: GlyphBitmap) { levels = [bitmap] }

  var width: Int { levels[0].width }
  var height: Int { levels[0].height }

  /// The picture in the size of the file.
  var whole: GlyphBitmap { levels[0] }

  /// The memory of all levels, in bytes.
  var cost: Int { levels[0].pixels.count / 3 * 4 }

  /// Returns the smallest level with at least twice the pixels of a size in each direction.
  func level(forWidth target: Double, height: Double) -> GlyphBitmap {
    var number = 0
    while max(levels[number].width, levels[number].height) > 1,
      Double(levels[number].width) >= 4 * target, Double(levels[number].height) >= 4 * height
    {
      number += 1
      if number == levels.count { levels.append(levels[number - 1].halved) }
    }
    return levels[number]
  }
}

extension GlyphBitmap {
  /// The picture at half its size: each pixel is the mean of four. The last column and row of an odd size count
  /// twice.
  fileprivate var halved: GlyphBitmap {
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    let halved = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { result, count in
      pixels.withUnsafeBufferPointer { pixels in
        var target = 0
        for row in 0..<rows {
          let (first, second) = (2 * row * width, min(2 * row + 1, height - 1) * width)
          for column in 0..<columns {
            let (left, right) = (2 * column, min(2 * column + 1, width - 1))
            for channel in 0..<4 {
              let sum =
                UInt32(pixels[(first + left) * 4 + channel]) + UInt32(pixels[(first + right) * 4 + channel])
                + UInt32(pixels[(second + left) * 4 + channel])
                + UInt32(pixels[(second + right) * 4 + channel])
              result[target + channel] = UInt8(truncatingIfNeeded: (sum + 2) / 4)
            }
            target += 4
          }
        }
      }
      count = columns * rows * 4
    }
    return GlyphBitmap(width: columns, height: rows, pixels: halved)
  }
}
