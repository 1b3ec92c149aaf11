import CHarfBuzz
import TextUnicode

/// A model of fonts with simple rules: each character has its own glyph, and its advance depends at most on
/// the next character.
///
/// A character is simple if these conditions are met. It is a grapheme cluster of its own next to any other
/// character. HarfBuzz's default shaper maps it to one glyph. The rules for the script, language and features
/// change that glyph only by kerning pairs of which it is the first. `LookupReader` finds this in the font's
/// tables. Kerning looks at two neighbours and no further, so a pair has the same advance in every text. If a
/// text has the first two characters of a ligature next to each other, HarfBuzz shapes the word between
/// spaces.
final class PairModel: Sendable {
  struct Entry: Sendable {
    var glyph: UInt16 = 0
    /// The flags `isSimple`, `kerns` and `startsLigature`.
    var bits: UInt8 = 0
    /// The advance in 1/65536 point.
    var advance: Int32 = 0
  }

  static let isSimple: UInt8 = 1
  static let kerns: UInt8 = 2
  static let startsLigature: UInt8 = 4

  /// For each upper byte of a code unit, the page of its entries.
  private let directory: ContiguousArray<UInt16>
  private let entries: ContiguousArray<Entry>
  private let ligatures: Set<UInt32>
  /// Whether the text between spaces may be shaped alone if it has a ligature.
  let ligaturesStandAlone: Bool

  /// Returns nil for a font or script that is not simple enough.
  init?(_ properties: ShapingProperties) {
    let font = properties.font
    guard !properties.isRightToLeft, Self.scripts.contains(properties.script), font.variations.isEmpty,
      !font.face.isColor
    else { return nil }
    var characters: [(unit: UInt16, glyph: Int, advance: Int32)] = []
    var simple = GlyphSet()
    font.face.forEachCoveredRange { range in
      for scalar in range.clamped(to: 0x20...0xFFEF) where Self.isSimple(scalar) {
        guard let found = font.nominalGlyph(for: scalar), found.glyph > 0, found.glyph < 65_536,
          hb_ot_layout_get_glyph_class(font.face.harfBuzzFace, found.glyph)
            != HB_OT_LAYOUT_GLYPH_CLASS_MARK
        else { continue }
        characters.append((UInt16(scalar), Int(found.glyph), found.advance))
        simple.insert(Int(found.glyph))
      }
    }
    var reader = LookupReader(simple: simple)
    guard Self.read(&reader, properties) else { return nil }
    var directory = ContiguousArray<UInt16>(repeating: 0, count: 256)
    var entries = ContiguousArray(repeating: Entry(), count: 256)
    let starts = Set(reader.ligatures.map { Int($0 >> 16) })
    for (unit, glyph, advance) in characters where reader.simple.contains(glyph) {
      if directory[Int(unit >> 8)] == 0 {
        directory[Int(unit >> 8)] = UInt16(entries.count / 256)
        entries.append(contentsOf: repeatElement(Entry(), count: 256))
      }
      entries[Int(directory[Int(unit >> 8)]) * 256 + Int(unit & 255)] = Entry(
        glyph: UInt16(glyph),
        bits: Self.isSimple | (reader.kerns.contains(glyph) ? Self.kerns : 0)
          | (starts.contains(glyph) ? Self.startsLigature : 0),
        advance: advance)
    }
    self.directory = directory
    self.entries = entries
    ligatures = reader.ligatures
    ligaturesStandAlone = reader.ligaturesStandAlone
  }

  @inline(__always)
  subscript(unit: UInt16) -> Entry {
    entries[Int(directory[Int(unit &>> 8)]) &* 256 &+ Int(unit & 255)]
  }

  /// Whether two glyphs begin a ligature.
  func mayJoin(_ left: Entry, _ right: Entry) -> Bool {
    ligatures.contains(UInt32(left.glyph) << 16 | UInt32(right.glyph))
  }

  /// The scripts for which HarfBuzz uses its default shaper.
  private static let scripts = Set(
    ["Zyyy", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hani", "Hira", "Kana", "Bopo", "Ethi", "Cher", "Cans"]
      .compactMap { Script(tag: $0) })

  /// Whether a character is a cluster of its own, and HarfBuzz only maps it to a glyph.
  private static func isSimple(_ scalar: UInt32) -> Bool {
    // The fraction slash turns the digits around it into fractions.
    guard scalar != 0x2044 else { return false }
    let properties = ScalarProperties(scalar)
    guard properties.graphemeBreak == .other, !properties.isDefaultIgnorable, !properties.isMark,
      properties.conjunctBreak == .none
    else { return false }
    switch properties.generalCategory {
    case .cc, .cf, .cs, .co, .cn, .zl, .zp: return false
    case .zs: return scalar == 0x20 || scalar == 0xA0 || scalar == 0x3000
    default: return true
    }
  }

  /// Reads the rules that HarfBuzz applies to text of these properties.
  private static func read(_ reader: inout LookupReader, _ properties: ShapingProperties) -> Bool {
    guard let rules = FontRules(properties) else { return false }
    if let table = rules.substitutions {
      guard reader.readSubstitutions(table, lookups: rules.substitutionLookups) else { return false }
    }
    if let table = rules.positions {
      guard reader.readPositions(table, lookups: rules.positionLookups) else { return false }
    }
    return true
  }
}
