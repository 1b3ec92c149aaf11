import TextShaping

/// Glyphs in pixels, by size and position within a pixel.
struct GlyphCache {
  /// What a glyph looks like.
  enum Picture {
    /// A glyph that draws nothing.
    case none
    case coverage(CoverageMask)
    /// With the column and the row of its corner.
    case bitmap(GlyphBitmap, Int, Int)
  }

  struct Key: Hashable {
    let glyph: SizedGlyph
    /// In steps.
    let x: Int
    /// In steps.
    let y: Int
  }

  /// The places within a pixel at which glyphs are painted, in each direction.
  static let steps = 8.0
  /// The number of cached glyphs before the cache is cleared.
  private static let limit = 4_096

  private var pictures: [Key: Picture] = [:]

  /// A place as a whole pixel and the steps beyond it.
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
