import CHarfBuzz

/// Reads which of a font's rules can change the glyphs of a text that consists only of certain glyphs.
///
/// In doubt it removes a glyph: if a rule may change a glyph in a way that is not modelled, the glyph is
/// taken out of the set, so that HarfBuzz shapes the texts with it. The remaining glyphs are changed only by
/// ligatures, whose first two glyphs are recorded, and by pair kerning that moves the text after the first
/// glyph.
struct LookupReader {
  /// The glyphs that may be put next to each other without HarfBuzz.
  private(set) var simple: GlyphSet
  /// Ligatures of simple glyphs, and the glyphs that are made from such ligatures.
  private(set) var made = GlyphSet()
  /// The first two glyphs of each ligature, the first in the upper half.
  private(set) var ligatures: Set<UInt32> = []
  /// The glyphs that may be the first of a kerned pair.
  private(set) var kerns = GlyphSet()
  /// False if a rule looks at ligatures. The glyphs next to a ligature may then depend on it.
  private(set) var ligaturesStandAlone = true

  /// The lookup flags for skipping base glyphs or ligatures. A lookup with such a flag affects glyphs that
  /// are not adjacent.
  private static let skipsGlyphs = 0x6
  /// The maximum number of times that ligatures are formed from ligatures.
  private static let mostRounds = 8

  init(simple: GlyphSet) { self.simple = simple }

  /// - Parameter lookups: The numbers of the lookups that HarfBuzz applies.
  /// - Returns: False for a table that cannot be read.
  mutating func readSubstitutions(_ table: FontTable, lookups: [Int]) -> Bool {
    // Ligatures are read first, because other rules, and ligatures too, may refer to the glyphs that they
    // make.
    var madeBefore: GlyphSet?
    var rounds = 0
    while madeBefore != made {
      guard rounds < Self.mostRounds else { return false }
      rounds += 1
      madeBefore = made
      forEachSubtable(table, lookups: lookups, extensionType: 7) { reader, type, flags, offset in
        if type == 4 { reader.readLigatures(table, offset, skips: flags & Self.skipsGlyphs != 0) }
      }
    }
    forEachSubtable(table, lookups: lookups, extensionType: 7) { reader, type, _, offset in
      switch type {
      case 4: break
      case 1, 2, 3: reader.exclude(table, coverage: offset + table.uint16(offset + 2))
      case 5: reader.readContext(table, offset)
      case 6: reader.readChain(table, offset)
      case 8: reader.readReverseChain(table, offset)
      default: reader.simple = GlyphSet()
      }
    }
    return !table.isExhausted
  }

  mutating func readPositions(_ table: FontTable, lookups: [Int]) -> Bool {
    forEachSubtable(table, lookups: lookups, extensionType: 9) { reader, type, flags, offset in
      let coverage = offset + table.uint16(offset + 2)
      switch type {
      case 2:
        // The pair changes only the horizontal advance of its first glyph.
        let isKerning = table.uint16(offset + 4) == 4 && table.uint16(offset + 6) == 0
        if isKerning, flags & Self.skipsGlyphs == 0 {
          table.forEachCovered(coverage) { reader.kerns.insert($1) }
        } else {
          reader.exclude(table, coverage: coverage)
        }
      case 1, 3, 4, 5, 6: reader.exclude(table, coverage: coverage)
      case 7: reader.readContext(table, offset)
      case 8: reader.readChain(table, offset)
      default: reader.simple = GlyphSet()
      }
    }
    return !table.isExhausted
  }

  private mutating func forEachSubtable(
    _ table: FontTable, lookups: [Int], extensionType: Int,
    _ body: (inout LookupReader, _ type: Int, _ flags: Int, _ offset: Int) -> Void
  ) {
    for lookup in lookups {
      table.forEachSubtable(of: lookup, extensionType: extensionType) { body(&self, $0, $1, $2) }
    }
  }

  private mutating func exclude(_ table: FontTable, coverage: Int) {
    table.forEachCovered(coverage) { _, glyph in
      if made.contains(glyph) { ligaturesStandAlone = false }
      simple.remove(glyph)
    }
  }

  private mutating func readLigatures(_ table: FontTable, _ offset: Int, skips: Bool) {
    guard !skips else { return exclude(table, coverage: offset + table.uint16(offset + 2)) }
    table.forEachLigature(offset) { components, ligature in
      guard components.allSatisfy(mayOccur) else { return }
      made.insert(ligature)
      if components.count < 2 {
        simple.remove(components[0])
      } else {
        ligatures.insert(UInt32(components[0]) << 16 | UInt32(components[1]))
      }
    }
  }

  /// Whether a glyph may occur in a text of simple glyphs.
  private func mayOccur(_ glyph: Int) -> Bool { simple.contains(glyph) || made.contains(glyph) }

  private mutating func readContext(_ table: FontTable, _ offset: Int) {
    guard table.uint16(offset) == 3 else {
      return exclude(table, coverage: offset + table.uint16(offset + 2))
    }
    let count = table.uint16(offset + 2)
    excludeFirst(table, offset, sequences: [(offset + 6, count)], input: offset + 6)
  }

  private mutating func readChain(_ table: FontTable, _ offset: Int) {
    guard table.uint16(offset) == 3 else {
      return exclude(table, coverage: offset + table.uint16(offset + 2))
    }
    let before = (offset + 4, table.uint16(offset + 2))
    let input = (before.0 + 2 * before.1 + 2, table.uint16(before.0 + 2 * before.1))
    let after = (input.0 + 2 * input.1 + 2, table.uint16(input.0 + 2 * input.1))
    excludeFirst(table, offset, sequences: [before, input, after], input: input.0)
  }

  private mutating func readReverseChain(_ table: FontTable, _ offset: Int) {
    let before = (offset + 6, table.uint16(offset + 4))
    let after = (before.0 + 2 * before.1 + 2, table.uint16(before.0 + 2 * before.1))
    excludeFirst(table, offset, sequences: [(offset + 2, 1), before, after], input: offset + 2)
  }

  /// Removes from the set the glyphs with which a rule begins, if all parts of the rule can match.
  ///
  /// - Parameter sequences: The start and the length of each list of coverage tables.
  private mutating func excludeFirst(
    _ table: FontTable, _ offset: Int, sequences: [(start: Int, count: Int)], input: Int
  ) {
    for (start, count) in sequences {
      for index in 0..<count where !table.isExhausted {
        var isMet = false
        table.forEachCovered(offset + table.uint16(start + 2 * index)) { _, glyph in
          isMet = isMet || mayOccur(glyph)
        }
        if !isMet { return }
      }
    }
    exclude(table, coverage: offset + table.uint16(input))
  }
}
