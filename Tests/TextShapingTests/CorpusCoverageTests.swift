import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Tests that every character of the corpora has a glyph in the bundled fonts, except those that are listed
/// here.
@Suite struct CorpusCoverageTests {
  /// Blocks of scripts that no font of Debian has, or that are left out because of their size.
  private static let blocks: [(name: String, range: ClosedRange<UInt32>)] = [
    ("Syriac Supplement", 0x860...0x86F), ("Arabic Extended-B", 0x870...0x89F),
    ("Vithkuqi", 0x10570...0x105BF),
    ("Sidetic", 0x10940...0x1095F), ("Garay", 0x10D40...0x10D8F), ("Arabic Extended-C", 0x10EC0...0x10EFF),
    ("Chorasmian", 0x10FB0...0x10FDF), ("Grantha", 0x11300...0x1137F), ("Tulu-Tigalari", 0x11380...0x113FF),
    ("Nandinagari", 0x119A0...0x119FF), ("Sunuwar", 0x11BC0...0x11BFF), ("Tolong Siki", 0x11DB0...0x11DEF),
    ("Kawi", 0x11F00...0x11F5F), ("Egyptian Hieroglyph Format Controls", 0x13430...0x1345F),
    ("Egyptian Hieroglyphs Extended-A", 0x13460...0x143FF), ("Anatolian Hieroglyphs", 0x14400...0x1467F),
    ("Tangsa", 0x16A70...0x16ACF), ("Kirat Rai", 0x16D40...0x16D7F), ("Tangut", 0x17000...0x187FF),
    ("Tangut Components", 0x18800...0x18AFF), ("Khitan Small Script", 0x18B00...0x18CFF),
    ("Kana Supplement", 0x1B000...0x1B0FF), ("Symbols for Legacy Computing Supplement", 0x1CC00...0x1CEBF),
    ("Znamenny Musical Notation", 0x1CF00...0x1CFCF), ("Kaktovik Numerals", 0x1D2C0...0x1D2DF),
    ("Sutton SignWriting", 0x1D800...0x1DAAF), ("Ol Onal", 0x1E5D0...0x1E5FF), ("Tai Yo", 0x1E6C0...0x1E6FF),
    // Noto Sans CJK has only those characters of these blocks that its five languages use.
    ("CJK Unified Ideographs Extension B", 0x20000...0x2A6DF),
    ("CJK Unified Ideographs Extension C", 0x2A700...0x2B73F),
    ("CJK Unified Ideographs Extension D", 0x2B740...0x2B81F),
    ("CJK Unified Ideographs Extension E", 0x2B820...0x2CEAF),
    ("CJK Unified Ideographs Extension F", 0x2CEB0...0x2EBEF),
    ("CJK Unified Ideographs Extension I", 0x2EBF0...0x2EE5F),
    ("CJK Compatibility Ideographs Supplement", 0x2F800...0x2FA1F),
    ("CJK Unified Ideographs Extension G", 0x30000...0x3134F),
    ("CJK Unified Ideographs Extension H", 0x31350...0x323AF),
    ("CJK Unified Ideographs Extension J", 0x323B0...0x3347F),
  ]

  /// Characters that are newer than the fonts of Debian 12, in blocks whose other characters the fonts have.
  private static let characters: [(block: String, characters: [UInt32])] = [
    ("Arabic", [0x61D]),
    (
      "Arabic Extended-A",
      [0x8B5, 0x8BF, 0x8C4, 0x8C6, 0x8C9, 0x8CA, 0x8CB, 0x8CC, 0x8CD, 0x8CE, 0x8D0, 0x8D2]
    ),
    ("Oriya", [0xB55]), ("Telugu", [0xC3C, 0xC5C, 0xC5D]), ("Kannada", [0xCDC, 0xCDD, 0xCF3]),
    (
      "Lao, for Pali and Sanskrit",
      [
        0xE86, 0xE89, 0xE8C, 0xE8E, 0xE8F, 0xE90, 0xE91, 0xE92, 0xE93, 0xE98, 0xEA0, 0xEA8, 0xEA9, 0xEAC,
        0xEBA,
        0xECE,
      ]
    ),
    ("Tagalog", [0x170D, 0x1715, 0x171F]),
    ("CJK Compatibility Ideographs", [0xFA95, 0xFAA8, 0xFAAB, 0xFAB4]),
    ("Enclosed Alphanumeric Supplement", [0x1F10F]), ("Enclosed Ideographic Supplement", [0x1F262]),
    ("Supplemental Arrows-C", [0x1F8B6]), ("Supplemental Symbols and Pictographs", [0x1F900, 0x1F905]),
    ("Symbols for Legacy Computing", [0x1FBD6, 0x1FBED]),
  ]

  private static func isNamed(_ scalar: UInt32) -> Bool {
    blocks.contains { $0.range.contains(scalar) } || characters.contains { $0.characters.contains(scalar) }
  }

  /// Whether a character may need a glyph: unassigned, private, control and invisible characters do not.
  private static func isShown(_ scalar: UInt32) -> Bool {
    let properties = ScalarProperties(scalar)
    switch properties.generalCategory {
    case .cn, .co, .cs, .cc, .zl, .zp: return false
    default: return !properties.isDefaultIgnorable
    }
  }

  @Test func everyCharacterHasAGlyph() throws {
    let stack = try TestFonts.bundled.get().stack(weight: .regular, slant: .upright)
    func isCovered(_ scalar: UInt32) -> Bool { stack.faceIndex(for: scalar, emojiPresentation: false) != nil }
    let shown = try Self.scalars().filter(Self.isShown)
    #expect(shown.count > 8_000)
    let missing = shown.filter { !isCovered($0) && !Self.isNamed($0) }.sorted()
    #expect(missing.isEmpty, "\(missing.map { String($0, radix: 16) })")
    // A character must be removed from the list once the fonts have a glyph for it.
    let learnt = Self.characters.flatMap(\.characters).filter(isCovered)
    #expect(learnt.isEmpty, "\(learnt.map { String($0, radix: 16) })")
  }

  @Test(arguments: ["囧", "槑", "龘", "𠮷", "𝓗𝓮𝓵𝓵𝓸", "ߒߞߏ", "ᠮᠣᠩᠭᠣᠯ", "ⵜⵉⴼⵉⵏⴰⵖ", "ܐܪܡܝܐ", "ꦗꦮ"])
  func writingsOfFewHaveGlyphs(_ text: String) throws {
    let stack = try TestFonts.bundled.get().stack(weight: .bold, slant: .italic)
    for scalar in text.unicodeScalars {
      #expect(stack.faceIndex(for: scalar.value, emojiPresentation: false) != nil, "\(scalar)")
    }
  }

  /// Returns the characters of all texts in `Tests/Corpora`, and of all strings in its JSON files.
  private static func scalars() throws -> Set<UInt32> {
    var scalars: Set<UInt32> = []
    func add(_ value: Any) {
      switch value {
      case let text as String: for scalar in text.unicodeScalars { scalars.insert(scalar.value) }
      case let list as [Any]: list.forEach(add)
      case let object as [String: Any]: object.values.forEach(add)
      default: break
      }
    }
    let files =
      FileManager.default.enumerator(atPath: Corpora.folder.path)?.compactMap { $0 as? String } ?? []
    for file in files where !file.hasPrefix("licenses") && !file.hasSuffix(".md") {
      let data = try? Data(contentsOf: Corpora.folder.appending(path: file))
      if file.hasSuffix(".txt") { add(String(decoding: data ?? Data(), as: UTF8.self)) }
      guard file.hasSuffix(".jsonl"), let data else { continue }
      for line in data.split(separator: 0x0A) { add(try JSONSerialization.jsonObject(with: Data(line))) }
    }
    return scalars
  }
}
