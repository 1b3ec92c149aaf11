import CHarfBuzz

/// The glyphs of a font that no rule connects with a glyph before them. Text may be cut before such a glyph and joined there,
/// whatever stands around it.
///
/// HarfBuzz flags a place as unsafe to concatenate if a rule might look across it. In Tibetan and Burmese, which have no
/// spaces between words, some fonts have contextual rules for so many letters that no place of a text is unflagged. But the
/// mark between two Tibetan syllables (U+0F0B) is in no such rule. A rule that looks across it would have to match it, because
/// no rule skips it. What remains is kerning in which it is the first glyph. That looks at the glyph after it, and so on the
/// same side of the place before it.
final class InertGlyphs: Sendable {
  /// The glyphs that occur in a rule, except as the first glyph of a kerning pair; nil if rules have no limits that can be read.
  private let bound: GlyphSet?

  /// Reads the rules of a face, of all scripts and features.
  /// - Complexity: Linear in the tables, up to a limit.
  init(_ face: FontFace) {
    var reader = RuleReader(face.harfBuzzFace)
    bound = reader.read() ? reader.bound : nil
  }

  func contains(_ glyph: UInt32) -> Bool { bound.map { !$0.contains(Int(glyph)) } ?? false }
}

/// Reads which glyphs occur in rules of a face, except as the first glyph of a kerning pair.
private struct RuleReader {
  private let face: OpaquePointer
  private(set) var bound = GlyphSet()

  /// The lookup flags for skipping base glyphs or ligatures.
  private static let skipsGlyphs = 0x6

  init(_ face: OpaquePointer) { self.face = face }

  /// Returns false if some rule may concern any glyph.
  mutating func read() -> Bool {
    func table(_ name: String) -> FontTable? { OpenTypeTag(name).flatMap { FontTable($0, of: face) } }
    // Rules in other tables are not read.
    let others = ["kern", "morx", "mort", "kerx", "Silf"]
    guard !others.contains(where: { table($0) != nil }), let set = hb_set_create() else { return false }
    defer { hb_set_destroy(set) }
    // Marks attach to other glyphs.
    hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, set)
    insert(set)
    for (name, extensionType) in [("GSUB", 7), ("GPOS", 9)] {
      guard let table = table(name), let tag = OpenTypeTag(name) else { continue }
      for lookup in 0..<table.uint16(table.uint16(8)) {
        var (isRead, isKerning) = (true, false)
        table.forEachSubtable(of: lookup, extensionType: extensionType) { type, flags, offset in
          if flags & Self.skipsGlyphs != 0 { isRead = false }
          switch (name, type) {
          case ("GPOS", 2):
            isKerning = true
            isRead = isRead && readPairs(table, offset)
          case ("GSUB", 5), ("GPOS", 7): isRead = isRead && !hasOpenClass(table, offset, isChain: false)
          case ("GSUB", 6), ("GPOS", 8): isRead = isRead && !hasOpenClass(table, offset, isChain: true)
          default: break
          }
        }
        guard isRead, !table.isExhausted else { return false }
        if isKerning { continue }
        hb_set_clear(set)
        hb_ot_layout_lookup_collect_glyphs(face, tag.rawValue, UInt32(lookup), set, set, set, nil)
        insert(set)
      }
    }
    return true
  }

  private mutating func insert(_ set: OpaquePointer) {
    var next: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start before the first element
    while hb_set_next(set, &next) != 0 { bound.insert(Int(next)) }
  }

  /// Reads the second glyphs of pairs (OpenType, GPOS lookup type 2) that are kerned.
  ///
  /// - Returns: False if the second glyph is moved too, or if any glyph can be the second one.
  private mutating func readPairs(_ table: FontTable, _ offset: Int) -> Bool {
    guard table.uint16(offset + 6) == 0 else { return false }
    let size = 2 * table.uint16(offset + 4).nonzeroBitCount
    func isKerned(_ place: Int) -> Bool {
      stride(from: place, to: place + size, by: 2).contains { table.uint16($0) != 0 }
    }
    if table.uint16(offset) == 1 {
      for index in 0..<table.uint16(offset + 8) where !table.isExhausted {
        let set = offset + table.uint16(offset + 10 + 2 * index)
        for pair in 0..<table.uint16(set) where !table.isExhausted {
          let place = set + 2 + pair * (2 + size)
          if isKerned(place + 2) { bound.insert(table.uint16(place)) }
        }
      }
      return true
    }
    let (firsts, seconds) = (table.uint16(offset + 12), table.uint16(offset + 14))
    var kerned: Set<Int> = []
    for first in 0..<firsts where !table.isExhausted {
      for second in 0..<seconds where !table.isExhausted {
        if isKerned(offset + 16 + (first * seconds + second) * size) { kerned.insert(second) }
      }
    }
    guard !kerned.contains(0) else { return false }
    table.forEachClass(offset + table.uint16(offset + 10)) { glyph, number in
      if kerned.contains(number) { bound.insert(glyph) }
    }
    return true
  }

  /// Whether a contextual rule by classes has class 0 after its first glyph, or around it: the class of all glyphs that no
  /// list names.
  private func hasOpenClass(_ table: FontTable, _ offset: Int, isChain: Bool) -> Bool {
    guard table.uint16(offset) == 2 else { return false }
    let sets = offset + (isChain ? 10 : 6)
    func hasZero(_ place: Int, _ count: Int) -> Bool {
      (0..<max(0, count)).contains { table.uint16(place + 2 * $0) == 0 && !table.isExhausted }
    }
    for index in 0..<table.uint16(sets) where !table.isExhausted {
      let place = table.uint16(sets + 2 + 2 * index)
      guard place != 0 else { continue }
      let set = offset + place
      for entry in 0..<table.uint16(set) where !table.isExhausted {
        var rule = set + table.uint16(set + 2 + 2 * entry)
        guard isChain else {
          if hasZero(rule + 4, table.uint16(rule) - 1) { return true }
          continue
        }
        // The classes before the rule's glyphs, of these glyphs but the first, and after them.
        for skipped in [0, 1, 0] {
          let count = table.uint16(rule) - skipped
          if hasZero(rule + 2, count) { return true }
          rule += 2 + 2 * max(0, count)
        }
      }
    }
    return false
  }
}
