import CHarfBuzz
import TextUnicode

/// What a font does with texts of simple characters, where it is as simple as this: each character has its glyph,
/// and how far it moves the pen depends on the next character at most.
///
/// A character is simple if it is a grapheme cluster of its own whatever is beside it, HarfBuzz's default shaper maps
/// it to one glyph, and no rule that HarfBuzz applies for the script, language and features changes that glyph but by
/// kerning pairs that it is the first of. `LookupReader` reads that off the font's tables. Such a rule looks at two
/// neighbours and no further, so that what a pair comes to in one text it comes to in all. A text with the first two
/// characters of a ligature side by side is shaped by HarfBuzz from space to space.
final class PairModel: Sendable {
  struct Entry: Sendable {
    var glyph: UInt16 = 0
    /// `isSimple`, `kerns`, `startsLigature`.
    var bits: UInt8 = 0
    /// 1/65536 point.
    var advance: Int32 = 0
  }

  static let isSimple: UInt8 = 1
  static let kerns: UInt8 = 2
  static let startsLigature: UInt8 = 4

  /// By the upper byte of a unit, the page of its entries.
  private let directory: ContiguousArray<UInt16>
  private let entries: ContiguousArray<Entry>
  private let ligatures: Set<UInt32>
  /// Whether what stands between spaces may be shaped alone where it holds a ligature.
  let ligaturesStandAlone: Bool

  /// Nil for a font or script that is not that simple.
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

  /// Those for which HarfBuzz has no shaper of their own.
  private static let scripts = Set(
    ["Zyyy", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hani", "Hira", "Kana", "Bopo", "Ethi", "Cher", "Cans"]
      .compactMap { Script(tag: $0) })

  /// Whether a character is a cluster of its own, and nothing to HarfBuzz but a glyph.
  private static func isSimple(_ scalar: UInt32) -> Bool {
    // The fraction slash makes fractions of the digits around it.
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
