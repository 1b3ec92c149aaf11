import TestSupport
import Testing
import TextLayout

/// Tests that characters without a font are listed for each line. The square font has no Devanagari, no emoji
/// and few symbols.
@Suite struct MissingCharacterTests {
  private func lines(_ text: String, width: Double = 1_000, options: LayoutOptions = LayoutOptions()) throws
    -> [[String]]
  {
    let block = try Paragraph.square(text).layout(width: width, options: options)
    return block.lines.indices.map { block.missingCharacters(inLine: $0).map(\.codePoint) }
  }

  @Test func textsWithAllGlyphsMissNothing() throws {
    #expect(try lines("Plain text, עברית 一") == [[]])
    #expect(try lines("") == [[]])
  }

  @Test func eachIsNamedInItsLine() throws {
    #expect(try lines("aकb \u{2A6D6}c", width: 40) == [["U+0915"], ["U+2A6D6"]])
    let block = try Paragraph.square("aक \u{2A6D6}").layout(width: 1_000)
    #expect(block.missingCharacters.map(\.offset) == [1, 3])
    #expect(block.missingCharacters.map(\.scalar.value) == [0x915, 0x2A6D6])
    #expect(block.missingCharacters(inLine: 1) == [] && block.missingCharacters(inLine: -1) == [])
  }

  /// A character that occurs several times is listed each time, so that the shown boxes can be counted.
  @Test func eachBoxIsListed() throws {
    #expect(try lines("कक") == [["U+0915", "U+0915"]])
  }

  /// In a cluster, only the characters that the font lacks are listed. Joiners and selectors are invisible
  /// and never listed.
  @Test func visiblePartsOfClustersAreListed() throws {
    #expect(try lines("a\u{1F3FB}").joined().contains("U+1F3FB"))
    #expect(try lines("\u{1F468}\u{200D}\u{1F469}\u{FE0F}") == [["U+1F468", "U+1F469"]])
    #expect(try lines("a\u{200D}\u{FE0F}b\u{1}") == [[]])
  }

  @Test func rightToLeftRunsAreListedInLogicalOrder() throws {
    #expect(try lines("שכ\u{10A00}ל \u{840}ש\u{841}") == [["U+10A00", "U+0840", "U+0841"]])
  }

  /// Missing characters in hidden text are not listed; nor is the ellipsis, which is not part of the text.
  @Test func truncationHidesThem() throws {
    let options = LayoutOptions(maximumLines: 1)
    #expect(try lines("aकaaaaaaaa\u{2A6D6}", width: 50, options: options) == [["U+0915"]])
  }
}
