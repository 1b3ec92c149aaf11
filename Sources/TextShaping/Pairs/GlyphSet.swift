/// A set of glyphs with one bit for each.
struct GlyphSet: Equatable, Sendable {
  private var words = ContiguousArray<UInt64>(repeating: 0, count: 1_024)

  func contains(_ glyph: Int) -> Bool {
    glyph >= 0 && glyph < 65_536 && words[glyph >> 6] & 1 << UInt64(glyph & 63) != 0
  }

  mutating func insert(_ glyph: Int) {
    guard glyph >= 0, glyph < 65_536 else { return }
    words[glyph >> 6] |= 1 << UInt64(glyph & 63)
  }

  mutating func remove(_ glyph: Int) {
    guard glyph >= 0, glyph < 65_536 else { return }
    words[glyph >> 6] &= ~(1 << UInt64(glyph & 63))
  }
}
