import TestSupport
import TextLayout
import TextShaping
import TextUnicode
import Testing

/// Tests `white-space: break-spaces`, `line-break: anywhere` and `text-wrap: balance`, with the square font:
/// each character is 10 points wide.
@Suite struct CSSTextTests {
  private func starts(_ block: TextBlock) -> [Int] { block.lines.map(\.start) }

  /// CSS Text 3 §3 and §4.1.3: spaces at the end of a line have a width, and wrap.
  @Test func brokenSpacesTakeUpRoom() throws {
    let options = ParagraphOptions(whiteSpace: .breakSpaces)
    let block = try Paragraph.square("aaa   b", options: options).layout(width: 40)
    #expect(starts(block) == [0, 4])
    #expect(block.lines.map(\.width) == [40, 30])
    #expect(block.lines[0].visibleEnd == 4 && block.lines[0].hangingWidth == 0)
    #expect(block.differencesFromFreshShaping().isEmpty)
    let end = try Paragraph.square("aa  ", options: options).layout(width: 100)
    #expect(end.size.width == 40)
    // Tabs at the end of a line have a width and wrap too.
    let tabs = try Paragraph.square(
      "a\t", options: ParagraphOptions(whiteSpace: .breakSpaces, tabSize: 3))
    #expect(tabs.layout(width: 100).size.width == 30)
    #expect(tabs.layout(width: 100).differencesFromFreshShaping().isEmpty)
  }

  /// A space that does not fit after its word moves the word to the next line, or goes there alone if words
  /// may be broken.
  @Test func aSpaceBelongsToItsWord() throws {
    let paragraph = try Paragraph.square("b aaaa c", options: ParagraphOptions(whiteSpace: .breakSpaces))
    #expect(starts(paragraph.layout(width: 50)) == [0, 2, 7])
    #expect(starts(paragraph.layout(width: 40)) == [0, 2, 6])
    let whole = paragraph.layout(width: 40, options: LayoutOptions(breaksLongWords: false))
    #expect(starts(whole) == [0, 2, 7])
    #expect(whole.lines[1].width == 50)
  }

  /// CSS Text 3 §5.3: each line has as many characters as fit.
  @Test func anywhereFillsLines() throws {
    let options = ParagraphOptions(lineBreaks: LineBreakOptions(strictness: .anywhere))
    let block = try Paragraph.square("a (bb), cc!", options: options).layout(width: 40)
    #expect(block.lineTexts == ["a (b", "b), ", "cc!"])
    #expect(block.lines.allSatisfy { $0.ending != .emergency })
  }

  /// Up to a hard break, two to six lines are balanced: they are broken so that the sum of their squared free
  /// widths is smallest.
  @Test func browsersBalanceTheFirstLines() throws {
    let browser = ParagraphOptions(policy: .browser)
    func balanced(_ text: String, width: Double = 100) throws -> [String] {
      let block = try Paragraph.square(text, options: browser).balancedLayout(width: width)
      #expect(block.differencesFromFreshShaping().isEmpty)
      return block.lineTexts
    }
    #expect(try balanced("aaaa bb cc dd") == ["aaaa bb ", "cc dd"])
    #expect(try balanced("aaaa bb cc dd\naaaa bb cc dd") == ["aaaa bb ", "cc dd\n", "aaaa bb cc ", "dd"])
    #expect(try balanced("aaaa bb cc") == ["aaaa bb cc"])
    // With too few break opportunities, the narrowest width is found to within a point.
    #expect(try balanced("aaaaaaa bb cc") == ["aaaaaaa ", "bb cc"])
    // Seven lines are not balanced.
    let long = Array(repeating: "aaaa bb c", count: 6).joined(separator: " ") + " a"
    let plain = try Paragraph.square(long, options: browser).layout(width: 90)
    #expect(plain.lines.count == 7)
    #expect(try balanced(long, width: 90) == plain.lineTexts)
    // Lines with tabs or with words that are too long are not balanced either.
    #expect(try balanced("aaaa\tbb cc dd ee").first == unbalanced("aaaa\tbb cc dd ee").first)
    #expect(try balanced("aaaaaaaaaaaa bb cc dd") == unbalanced("aaaaaaaaaaaa bb cc dd"))
  }

  private func unbalanced(_ text: String) throws -> [String] {
    try Paragraph.square(text, options: ParagraphOptions(policy: .browser)).layout(width: 100).lineTexts
  }

  /// A balanced layout has no other widths for which it is valid.
  @Test func givenLinesHoldAtNoOtherWidth() throws {
    let paragraph = try Paragraph.square("aaaa bb cc dd", options: ParagraphOptions(policy: .browser))
    let balanced = paragraph.balancedLayout(width: 100)
    #expect(!balanced.validWidths.contains(100.0))
    #expect(paragraph.layout(width: 100, reusing: balanced).lineTexts == ["aaaa bb cc ", "dd"])
    let cut = paragraph.balancedLayout(width: 60, options: LayoutOptions(maximumLines: 2))
    #expect(cut.lines.count == 2 && cut.lines[1].ending == .truncated)
  }
}
