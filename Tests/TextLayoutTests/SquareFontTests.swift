import TestSupport
import TextLayout
import Testing

/// Tests line breaking with numbers worked out by hand: each character is 10 points wide and each line 10
/// points high.
@Suite struct SquareFontTests {
  @Test func oneLineIsAsWideAsItsCharacters() throws {
    let block = try Paragraph.square("hello").layout(width: 260)
    #expect(block.size == Size(width: 50, height: 10))
    #expect(block.lines.count == 1)
    #expect(block.lines[0].baseline == 8)
    #expect(block.lines[0].ascent == 8)
    #expect(block.lines[0].descent == 2)
    #expect(block.lines[0].ending == .endOfText)
  }

  @Test func wordsWrapAtTheirSpaces() throws {
    let block = try Paragraph.square("aa bbb cccc").layout(width: 60)
    #expect(block.lineTexts == ["aa bbb ", "cccc"])
    #expect(block.lines.map(\.width) == [60, 40])
    #expect(block.lines.map(\.ending) == [.softBreak, .endOfText])
    #expect(block.size == Size(width: 60, height: 20))
  }

  @Test func widthIsAnInclusiveLimitToTheSixtyFourth() throws {
    let paragraph = try Paragraph.square("aa bbb")
    #expect(paragraph.layout(width: 60).lines.count == 1)
    #expect(paragraph.layout(width: 60 - 1.0 / 64).lines.count == 2)
  }

  @Test func trailingSpacesHang() throws {
    let block = try Paragraph.square("aaa    bb").layout(width: 30)
    #expect(block.lineTexts == ["aaa    ", "bb"])
    #expect(block.lines[0].width == 30)
    #expect(block.lines[0].hangingWidth == 40)
    #expect(block.lines[0].visibleEnd == 3)
  }

  @Test func leadingSpacesStay() throws {
    let block = try Paragraph.square("  ab").layout(width: 260)
    #expect(block.lines[0].width == 40)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
  func hardBreaksEndLines(_ lineBreak: String) throws {
    let text = "ab" + lineBreak + "cd"
    let block = try Paragraph.square(text).layout(width: 260)
    #expect(block.lineTexts == ["ab" + lineBreak, "cd"])
    #expect(block.lines.map(\.width) == [20, 20])
    #expect(block.lines[0].ending == .hardBreak)
  }

  @Test func emptyLinesBetweenHardBreaksAreKept() throws {
    let block = try Paragraph.square("a\n\n\nb").layout(width: 260)
    #expect(block.lineTexts == ["a\n", "\n", "\n", "b"])
    #expect(block.size.height == 40)
  }

  @Test func aFinalHardBreakOpensALineOnlyForEditors() throws {
    let paragraph = try Paragraph.square("ab\n")
    #expect(paragraph.layout(width: 260).lines.count == 1)
    let edited = paragraph.layout(width: 260, options: LayoutOptions(opensLineAfterFinalBreak: true))
    #expect(edited.lines.count == 2)
    #expect(edited.lines[1].start == 3)
    #expect(edited.lines[1].end == 3)
    #expect(edited.size.height == 20)
  }

  @Test func emptyTextHasOneEmptyLine() throws {
    let block = try Paragraph.square("").layout(width: 260)
    #expect(block.lines.count == 1)
    #expect(block.size == Size(width: 0, height: 10))
  }

  @Test func longWordsBreakBetweenGraphemes() throws {
    let block = try Paragraph.square("ab abcdefgh").layout(width: 30)
    #expect(block.lineTexts == ["ab ", "abc", "def", "gh"])
    #expect(block.lines.map(\.ending) == [.softBreak, .emergency, .emergency, .endOfText])
  }

  @Test func longWordsStickOutWhereTheyMayNotBreak() throws {
    let block = try Paragraph.square("ab abcdefgh c").layout(
      width: 30, options: LayoutOptions(breaksLongWords: false))
    #expect(block.lineTexts == ["ab ", "abcdefgh ", "c"])
    #expect(block.size.width == 80)
  }

  @Test(arguments: [0.0, -5, 1, .nan, -Double.infinity])
  func anyWidthTakesAtLeastOneGraphemeALine(_ width: Double) throws {
    let block = try Paragraph.square("abc de").layout(width: width)
    #expect(block.lineTexts == ["a", "b", "c ", "d", "e"])
  }

  @Test func infiniteWidthBreaksAtHardBreaksAlone() throws {
    let block = try Paragraph.square("a b c\nd e").layout(width: .infinity)
    #expect(block.lineTexts == ["a b c\n", "d e"])
  }

  @Test func tabsReachTheNextStop() throws {
    // Tab stops are 8 spaces of 10 points apart. The tab after `a` is 70 points wide, so `b` is at 80.
    let block = try Paragraph.square("a\tb").layout(width: 260)
    #expect(block.lines[0].width == 90)
    let runs = block.glyphRuns(inLine: 0)
    #expect(runs.last?.glyphs.first?.origin.x == 80)
  }

  /// CSS Text 3 §4.2: a tab stop that is too near (here: nearer than half a space) is skipped.
  @Test func aTabIsNeverVeryNarrow() throws {
    let paragraph = try Paragraph.square("a\tb", runs: [StyleRun(range: 0..<1, style: .system(76))])
    #expect(paragraph.layout(width: 500).lines[0].width == 170)
    let wider = try Paragraph.square("a\tb", runs: [StyleRun(range: 0..<1, style: .system(75))])
    #expect(wider.layout(width: 500).lines[0].width == 90)
  }

  @Test func tabsReachStopsOfOnesOwnFirst() throws {
    // Tab stops are at 35 and 100 points, and after them every 8 spaces of 10 points.
    let options = ParagraphOptions(tabStops: [100, 35, .nan, -3, 35])
    let block = try Paragraph.square("a\tb\tc\td\te", options: options).layout(width: 500)
    let places = block.glyphRuns(inLine: 0).flatMap(\.glyphs).map(\.origin.x)
    #expect(places == [0, 35, 100, 160, 240])
    #expect(block.lines[0].width == 250)
  }

  @Test func stopsOfOnesOwnCountFromEachLine() throws {
    let options = ParagraphOptions(tabStops: [45])
    let block = try Paragraph.square("ab\tc\nd\te", options: options).layout(width: 500)
    #expect(block.lines.map(\.width) == [55, 55])
    #expect(block.differencesFromFreshShaping() == [])
  }

  /// A tab that starts at a tab stop ends at the next one, even if that stop is very near to the one before
  /// it.
  @Test func aTabAtAStopGoesOn() throws {
    let options = ParagraphOptions(tabStops: [20, 21])
    let block = try Paragraph.square("ab\tc", options: options).layout(width: 500)
    #expect(block.lines[0].width == 31)
  }

  @Test func aTabThatReachesPastTheEdgeHangs() throws {
    let block = try Paragraph.square("abc\tdef").layout(width: 100)
    #expect(block.lineTexts == ["abc\t", "def"])
    #expect(block.lines[0].width == 30)
  }

  @Test func aSoftHyphenIsShownAndCountedWhereTaken() throws {
    let paragraph = try Paragraph.square("abc\u{AD}def")
    let taken = paragraph.layout(width: 50)
    #expect(taken.lineTexts == ["abc\u{AD}", "def"])
    #expect(taken.lines[0].ending == .softHyphen)
    // The square font gives the soft hyphen itself no width: HarfBuzz hides it.
    #expect(taken.lines[0].width == 40)
    #expect(taken.glyphRuns(inLine: 0).flatMap(\.glyphs).last?.origin.x == 30)
    #expect(paragraph.layout(width: 60).lines.count == 1)
    #expect(paragraph.layout(width: 60).size.width == 60)
    // If the hyphen does not fit, the word is broken without it.
    #expect(paragraph.layout(width: 30).lines[0].ending == .emergency)
  }

  @Test func aWordAfterASoftHyphenMayFitWhereTheHyphenDoesNot() throws {
    let block = try Paragraph.square("abc\u{AD}\u{200B}d").layout(width: 40)
    #expect(block.lines.last?.ending == .endOfText)
    let whole = try Paragraph.square("ab\u{AD}c d").layout(width: 30)
    #expect(whole.lineTexts == ["ab\u{AD}c ", "d"])
    #expect(whole.lines[0].width == 30)
  }

  @Test func inlineBoxesCountTheirOwnSize() throws {
    let box = InlineBox(offset: 2, width: 25, ascent: 20, descent: 5)
    let block = try Paragraph.square("a \u{FFFC} b", boxes: [box]).layout(width: 260)
    #expect(block.size == Size(width: 65, height: 25))
    #expect(block.lines[0].baseline == 20)
  }

  @Test func linesAreAsTallAsTheLargestFontOnThem() throws {
    let run = StyleRun(range: 3..<4, style: .system(20))
    let block = try Paragraph.square("aa bb", runs: [run]).layout(width: 30)
    #expect(block.lineTexts == ["aa ", "bb"])
    #expect(block.lines.map(\.frame.height) == [10, 20])
    #expect(block.lines[1].width == 30)
    #expect(block.lines[1].baseline == 26)
  }

  @Test func letterAndWordSpacingAreAddedToAdvances() throws {
    var style = TextStyle.system(10)
    style.letterSpacing = 1
    style.wordSpacing = 5
    let paragraph = Paragraph(StyledText("ab cd", style: style), fonts: try TestFonts.square.get())
    #expect(paragraph.layout(width: 260).size.width == 60)
  }

  @Test func lineHeightRulesShareOutLeading() throws {
    let paragraph = try Paragraph.square("aa bb")
    func lines(_ rule: LineHeight) -> [LineBox] {
      paragraph.layout(width: 20, options: LayoutOptions(lineHeight: rule)).lines
    }
    #expect(lines(.multiple(1.5)).map(\.frame.height) == [15, 15])
    #expect(lines(.multiple(1.5)).map(\.baseline) == [10.5, 25.5])
    #expect(lines(.fixed(8)).map(\.baseline) == [7, 15])
    #expect(lines(.minimum(8)).map(\.frame.height) == [10, 10])
    #expect(lines(.minimum(14)).map(\.baseline) == [10, 24])
  }

  @Test func alignmentMovesLinesWithinTheWidest() throws {
    let paragraph = try Paragraph.square("aaaa bb")
    func starts(_ alignment: TextAlignment) -> [LayoutUnit] {
      paragraph.layout(width: 40, options: LayoutOptions(alignment: alignment)).lines.map(\.frame.minX)
    }
    #expect(starts(.start) == [0, 0])
    #expect(starts(.end) == [0, 20])
    #expect(starts(.center) == [0, 10])
    #expect(starts(.right) == [0, 20])
    let hebrew = try Paragraph.square("אאאא בב").layout(width: 40)
    #expect(hebrew.lines.map(\.frame.minX) == [0, 20])
    #expect(hebrew.lines.map(\.isRightToLeft) == [true, true])
  }

  @Test func mixedDirectionsAreReordered() throws {
    // In a left-to-right paragraph the letters of the Hebrew word run from right to left.
    let block = try Paragraph.square("ab אב cd").layout(width: 260)
    let glyphs = block.glyphRuns(inLine: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster) == [0, 1, 2, 4, 3, 5, 6, 7])
    #expect(glyphs.map(\.origin.x) == [0, 10, 20, 30, 40, 50, 60, 70])
  }

  @Test func spacesHangOnTheLeftOfRightToLeftLines() throws {
    let block = try Paragraph.square("אב  גד").layout(width: 20)
    let runs = block.glyphRuns(inLine: 0)
    #expect(block.lines[0].frame.minX == 0)
    #expect(runs.flatMap(\.glyphs).map(\.origin.x).min() == -20)
  }
}
