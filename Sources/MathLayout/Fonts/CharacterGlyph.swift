import TextLayout

/// A character that is one glyph of the math font. Most of a formula consists of these. They are plain
/// numbers, so that passing them on counts no references.
struct CharacterGlyph {
  let id: UInt32
  /// Where the glyph stands from the start of the baseline, y downwards.
  let x: LayoutUnit
  let y: LayoutUnit
  let width: LayoutUnit
  let ascent: LayoutUnit
  let descent: LayoutUnit
  let italicsCorrection: LayoutUnit
  let overhang: LayoutUnit

  /// Nil for a token of several glyphs, or of another font.
  init?(_ token: ShapedToken) {
    guard token.isSingle, let glyph = token.pieces.first?.glyphs.first else { return nil }
    id = glyph.id
    x = glyph.x
    y = glyph.y
    width = token.width
    ascent = token.ascent
    descent = token.descent
    italicsCorrection = token.italicsCorrection
    overhang = token.overhang
  }
}

/// The characters that came up last, each at a place of its number.
struct CharacterSlots {
  private struct Slot {
    var key = UInt64.max
    var glyph: CharacterGlyph?
  }

  private var slots = ContiguousArray(repeating: Slot(), count: Self.count)
  private static let count = 256

  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: key ^ key >> 32 &* 41) & (count - 1)
  }

  /// The glyph kept for a key: nil for one that is none, or that is not known.
  subscript(key: UInt64) -> (isKnown: Bool, glyph: CharacterGlyph?) {
    let place = Self.place(of: key)
    return slots[place].key == key ? (true, slots[place].glyph) : (false, nil)
  }

  mutating func keep(_ glyph: CharacterGlyph?, for key: UInt64) {
    slots[Self.place(of: key)] = Slot(key: key, glyph: glyph)
  }
}
