import CHarfBuzz

/// Counts the glyphs of which composite glyphs in a `glyf` table consist (OpenType, “glyf”), as HarfBuzz finds
/// them.
///
/// In fonts that can be varied, HarfBuzz 6 follows the components of components without a limit on their
/// number. Eleven levels of four components each take seconds, although the font has only a kilobyte.
/// (`GlyphStream` has the limit for FreeType.)
struct GlyphComponents {
  private let outlines: FontTable
  private let places: FontTable
  /// Whether the offsets of glyphs have 32 bits.
  private let hasLongPlaces: Bool

  /// Returns nil for a face without a `glyf` table.
  private init?(of face: OpaquePointer) {
    func table(_ name: String) -> FontTable? { OpenTypeTag(name).flatMap { FontTable($0, of: face) } }
    guard let outlines = table("glyf"), let places = table("loca"), let head = table("head") else {
      return nil
    }
    self.outlines = outlines
    self.places = places
    hasLongPlaces = head.uint16(50) != 0
  }

  /// The maximum number of components at all levels of a glyph. Existing fonts have fewer than fifty.
  private static let limit = 1_000

  /// Returns whether all glyphs of a face have no more components than the limit. Only faces whose outlines can
  /// be varied are examined, because HarfBuzz computes their advances from the outlines.
  ///
  /// - Complexity: Linear in the number of glyphs and their direct components.
  static func areFew(ifVaried face: OpaquePointer) -> Bool {
    guard let variations = OpenTypeTag("gvar"), FontTable(variations, of: face) != nil,
      let components = GlyphComponents(of: face)
    else { return true }
    var counts = [UInt16](repeating: 0, count: 1 << 16)
    return (0..<Int(hb_face_get_glyph_count(face))).allSatisfy {
      components.count(of: $0, depth: 0, &counts) <= Self.limit
    }
  }

  /// Returns the number of components of a glyph, itself included; more than the limit if there are too many,
  /// or if the tables refer to so many glyphs that they cannot be counted.
  ///
  /// - Parameter counts: The number of each glyph that is already known, otherwise 0.
  private func count(of glyph: Int, depth: Int, _ counts: inout [UInt16]) -> Int {
    guard glyph < counts.count else { return 1 }
    if counts[glyph] > 0 { return Int(counts[glyph]) }
    // A glyph that contains itself gets more than the limit.
    counts[glyph] = UInt16(Self.limit + 1)
    let parts = direct(of: glyph)
    guard depth <= 64, !outlines.isExhausted, !places.isExhausted else { return Self.limit + 1 }
    var sum = 1
    for part in parts where sum <= Self.limit { sum += count(of: part, depth: depth + 1, &counts) }
    let bounded = min(sum, Self.limit + 1)
    counts[glyph] = UInt16(bounded)
    return bounded
  }

  /// Returns the glyphs of which a composite glyph consists directly, at most one more than the limit; empty for
  /// other glyphs.
  private func direct(of glyph: Int) -> [Int] {
    let start = place(of: glyph)
    // A composite glyph has a negative number of contours.
    guard place(of: glyph + 1) > start, outlines.uint16(start) >= 0x8000 else { return [] }
    var parts: [Int] = []
    var offset = start + 10
    while parts.count <= Self.limit {
      let flags = outlines.uint16(offset)
      parts.append(outlines.uint16(offset + 2))
      // Arguments have one or two bytes each; a scale, two scales or a matrix may follow.
      offset += flags & 0x1 != 0 ? 8 : 6
      offset += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      if flags & 0x20 == 0 { break }
    }
    return parts
  }

  private func place(of glyph: Int) -> Int {
    hasLongPlaces ? places.uint32(4 * glyph) : 2 * places.uint16(2 * glyph)
  }
}
