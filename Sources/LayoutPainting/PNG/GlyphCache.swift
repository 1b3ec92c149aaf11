import TextShaping

/// Caches glyphs as pixels, by size and position within a pixel.
struct GlyphCache {
  /// The pixels of a glyph.
  enum Picture {
    /// A glyph that draws nothing.
    case none
    case coverage(CoverageMask)
    /// A coloured picture, with the column and the row of its top left corner.
    case bitmap(GlyphBitmap, Int, Int)
  }

  struct Key: Hashable {
    let glyph: SizedGlyph
    /// The horizontal position of the origin within a pixel, in steps.
    let x: Int
    /// The vertical position of the origin within a pixel, in steps.
    let y: Int
  }

  /// The number of positions within a pixel at which glyphs are painted, in each direction.
  static let steps = 8.0
  /// The number of cached glyphs before the cache is cleared.
  private static let limit = 4_096

  private var pictures: [Key: Picture] = [:]

  /// Splits a coordinate into a whole pixel and the number of steps beyond it.
  static func split(_ place: Double) -> (pixel: Int, steps: Int) {
    let all = Int((place * steps).rounded())
    let pixel = Int((Double(all) / steps).rounded(.down))
    return (pixel, all - pixel * Int(steps))
  }

  subscript(key: Key) -> Picture? {
    get { pictures[key] }
    set {
      if pictures.count >= Self.limit { pictures.removeAll(keepingCapacity: true) }
      pictures[key] = newValue
    }
  }
}
