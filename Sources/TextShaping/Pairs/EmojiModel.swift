import CHarfBuzz
import TextUnicode

/// How the emoji of a font are put together, where it is as simple as this: one lookup makes ligatures of sequences,
/// what others there are starts with none of the glyphs in question, and nothing is kerned.
///
/// HarfBuzz walks the text from left to right and looks for ligatures that start at a glyph. Let a sequence be a
/// single character, or the characters of one ligature: where the walk comes to its start, it can take in what is
/// after the sequence only by a longer ligature that starts with all of it and goes on with the next. Where there is
/// none, what it makes of the sequence depends on nothing after it; if that is the one glyph of its ligature, the walk
/// comes to the start of the next sequence. So each becomes what it becomes alone, and what becomes of each is seen
/// in any text of such sequences. Characters that HarfBuzz may leave out when it compares, as joiners and variation selectors, are left out
/// here as well, which finds more ligatures than HarfBuzz does and none less.
final class EmojiModel: Sendable {
  /// Ligatures as a tree: from a node and the next glyph to the next node. The root is 0.
  private let children: [UInt64: Int32]
  /// What ligatures that end at a node become.
  private let ends: [Int32: [Int]]
  /// Glyphs that ligatures go on with.
  private let continuing: GlyphSet
  /// Glyphs that other lookups start with.
  private let touched: GlyphSet
  private let font: FontInstance

  /// The glyphs of a sequence's characters, as a range of some list, and where they lead in the tree; -1 for nowhere.
  struct Place {
    let node: Int32
    let start: Int32
    let end: Int32
    let first: UInt16
  }

  /// Nil for a font that is not that simple.
  init?(_ properties: ShapingProperties) {
    font = properties.font
    guard font.face.isColor, font.variations.isEmpty, !properties.isRightToLeft, properties.features.isEmpty,
      Self.scripts.contains(properties.script), let rules = FontRules(properties),
      rules.positionLookups.isEmpty
    else { return nil }
    let invisible = Self.invisibleGlyphs(of: font)
    var children: [UInt64: Int32] = [:]
    var ends: [Int32: [Int]] = [:]
    var continuing = GlyphSet()
    var touched = GlyphSet()
    var isKnown = true
    if let table = rules.substitutions {
      for (index, lookup) in rules.substitutionLookups.enumerated() {
        table.forEachSubtable(of: lookup, extensionType: 7) { type, flags, offset in
          if index > 0 {
            guard let coverage = Self.firstCoverage(table, type, offset) else {
              isKnown = false
              return
            }
            table.forEachCovered(coverage) { touched.insert($1) }
          } else if type == 4, flags & ~1 == 0 {
            table.forEachLigature(offset) { components, ligature in
              var node: Int32 = 0
              for glyph in components where !invisible.contains(glyph) {
                if node != 0 { continuing.insert(glyph) }
                let key = Self.key(node, UInt32(glyph))
                let next = children[key] ?? Int32(children.count + 1)
                children[key] = next
                node = next
              }
              ends[node, default: []].append(ligature)
            }
          } else {
            isKnown = false
          }
        }
      }
      guard isKnown, !table.isExhausted, !invisible.contains(where: touched.contains) else { return nil }
    }
    self.children = children
    self.ends = ends
    self.continuing = continuing
    self.touched = touched
  }

  /// Where the characters of a sequence lead; nil for a text that is none.
  ///
  /// - Parameter glyphs: Receives the characters' glyphs.
  func place(of text: Span<UInt16>, glyphs: inout ContiguousArray<UInt16>) -> Place? {
    var node: Int32? = 0
    let start = glyphs.count
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      offset += length
      // Tags are told apart by HarfBuzz, other invisible characters are not.
      if ScalarProperties(scalar).isDefaultIgnorable, !(0xE0020...0xE007F).contains(scalar) {
        if glyphs.count == start { return nil }
        continue
      }
      guard let glyph = font.nominalGlyph(for: scalar)?.glyph, glyph < 65_536 else { return nil }
      glyphs.append(UInt16(glyph))
      node = node.flatMap { children[Self.key($0, glyph)] }
    }
    let count = glyphs.count - start
    guard count > 0, count == 1 || node.map({ ends[$0] != nil }) ?? false else { return nil }
    return Place(node: node ?? -1, start: Int32(start), end: Int32(glyphs.count), first: glyphs[start])
  }

  /// Whether glyphs are what a sequence comes to as a whole: one that is seen, and that no other rule is about.
  func isWhole(_ glyphs: ContiguousArray<Glyph>.SubSequence, at place: Place) -> Bool {
    guard let visible = glyphs.first, glyphs.dropFirst().allSatisfy({ $0.xAdvance == 0 }),
      !touched.contains(Int(visible.id))
    else { return false }
    if place.end - place.start == 1 { return visible.id == UInt32(place.first) }
    return ends[place.node]?.contains(Int(visible.id)) == true
  }

  @inline(__always)
  private static func key(_ node: Int32, _ glyph: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 16 | UInt64(glyph)
  }

  /// Whether no ligature starts with all of one of the sequences and goes on in those after it.
  ///
  /// - Parameter glyphs: What the places are about.
  func areApart(_ places: ContiguousArray<Place>, glyphs: ContiguousArray<UInt16>) -> Bool {
    for index in places.indices.dropLast() where continuing.contains(Int(places[index + 1].first)) {
      if goesOn(places[index], into: places[(index + 1)...], glyphs) { return false }
    }
    return true
  }

  private func goesOn(
    _ place: Place, into following: ContiguousArray<Place>.SubSequence, _ glyphs: ContiguousArray<UInt16>
  ) -> Bool {
    guard place.node >= 0 else { return false }
    var node = place.node
    for next in following {
      for glyph in glyphs[Int(next.start)..<Int(next.end)] {
        guard let child = children[Self.key(node, UInt32(glyph))] else { return false }
        if ends[child] != nil { return true }
        node = child
      }
    }
    return false
  }

  private static let scripts = Set(
    ["Zyyy", "Zinh", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hani", "Hira", "Kana", "Bopo", "Ethi"]
      .compactMap { Script(tag: $0) })

  /// Where the glyphs are listed that a rule starts with.
  private static func firstCoverage(_ table: FontTable, _ type: Int, _ offset: Int) -> Int? {
    switch (type, table.uint16(offset)) {
    case (1...4, _), (8, _), (5, 1...2), (6, 1...2): return offset + table.uint16(offset + 2)
    case (5, 3): return offset + table.uint16(offset + 6)
    case (6, 3):
      let input = offset + 4 + 2 * table.uint16(offset + 2)
      return offset + table.uint16(input + 2)
    default: return nil
    }
  }

  /// Of the characters that HarfBuzz may leave out: joiners and variation selectors.
  private static func invisibleGlyphs(of font: FontInstance) -> Set<Int> {
    Set(
      ([0x200C, 0x200D, 0x2060, 0x034F, 0x00AD] + Array(0xFE00...0xFE0F)).compactMap {
        font.nominalGlyph(for: $0).map { Int($0.glyph) }
      })
  }
}
