import TextLayout

/// A character that is a single glyph of the math font, like most characters of a formula. Its properties are
/// plain numbers, so that passing it needs no reference counting.
struct CharacterGlyph {
  let id: UInt32
  /// The place of the glyph, from the start of the baseline, y downwards.
  let x: LayoutUnit
  let y: LayoutUnit
  let width: LayoutUnit
  let ascent: LayoutUnit
  let descent: LayoutUnit
  let italicsCorrection: LayoutUnit
  let overhang: LayoutUnit

  /// Returns nil for a token with several glyphs, or with a glyph of another font.
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

/// A cache of recent characters. The slot of a character is computed from its key.
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

  /// The cached glyph for a key. It is nil if the character is not a single glyph, or if `isKnown` is false.
  subscript(key: UInt64) -> (isKnown: Bool, glyph: CharacterGlyph?) {
    let place = Self.place(of: key)
    return slots[place].key == key ? (true, slots[place].glyph) : (false, nil)
  }

  mutating func keep(_ glyph: CharacterGlyph?, for key: UInt64) {
    slots[Self.place(of: key)] = Slot(key: key, glyph: glyph)
  }
}
