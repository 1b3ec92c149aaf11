import TestSupport
import TextLayout
import TextShaping
import Testing

/// Tests carets, hits and selections with numbers worked out by hand: each character is 10 points wide and
/// each line 10 points high.
@Suite struct QueriesByHandTests {
  /// Returns the positions of the carets at the offsets.
  private func xs(
    _ block: TextBlock, _ offsets: some Sequence<Int>, _ affinity: TextPosition.Affinity = .downstream
  ) -> [LayoutUnit] {
    offsets.map { block.caret(at: TextPosition(offset: $0, affinity: affinity)).frame.minX }
  }

  private func hit(_ block: TextBlock, _ x: LayoutUnit, _ y: LayoutUnit = 5) -> TextPosition {
    block.position(at: Point(x: x, y: y))
  }

  @Test func caretsStandBetweenLetters() throws {
    let block = try Paragraph.square("abc").layout(width: 100)
    #expect(xs(block, 0...3) == [0, 10, 20, 30])
    #expect(xs(block, 0...3, .upstream) == [0, 10, 20, 30])
    #expect(
      block.caret(at: TextPosition(offset: 1))
        == Caret(frame: Rect(x: 10, y: 0, width: 0, height: 10), isRightToLeft: false, line: 0))
  }

  @Test func aHitTakesTheNearestEdge() throws {
    let block = try Paragraph.square("abc").layout(width: 100)
    #expect(
      [-50, 0, 4, 5, 14, 15, 24, 25, 500].map { hit(block, $0).offset } == [0, 0, 0, 1, 1, 2, 2, 3, 3])
    #expect(hit(block, 14, -100).offset == 1)
    #expect(hit(block, 14, 900).offset == 1)
  }

  @Test func queriesOutsideTheTextAreHeldWithinIt() throws {
    let block = try Paragraph.square("abc").layout(width: 100)
    #expect(xs(block, [-5, Int.min, 4, Int.max]) == [0, 0, 30, 30])
    #expect(block.selectionRects(for: -9..<900) == [Rect(x: 0, y: 0, width: 30, height: 10)])
    #expect(block.selectionRects(for: 7..<9) == [])
    #expect(block.selectionRects(for: 1..<1) == [])
    #expect(block.line(containing: TextPosition(offset: .max)) == 0)
  }

  @Test func anEmptyTextHasACaret() throws {
    for alignment in TextAlignment.allCases {
      let block = try Paragraph.square("").layout(width: 100, options: LayoutOptions(alignment: alignment))
      #expect(xs(block, [0]) == [0])
      #expect(hit(block, 50) == TextPosition(offset: 0))
      #expect(block.selectionRects(for: 0..<1) == [])
    }
  }

  @Test func softBreaksNeedTheAffinity() throws {
    let block = try Paragraph.square("aa bbb cccc").layout(width: 60)
    let end = TextPosition(offset: 7, affinity: .upstream)
    let start = TextPosition(offset: 7, affinity: .downstream)
    #expect(block.line(containing: end) == 0)
    #expect(block.line(containing: start) == 1)
    #expect(block.caret(at: end).frame == Rect(x: 70, y: 0, width: 0, height: 10))
    #expect(block.caret(at: start).frame == Rect(x: 0, y: 10, width: 0, height: 10))
    #expect(hit(block, 500) == end)
    #expect(hit(block, -1, 15) == start)
    #expect(hit(block, 500, 15) == TextPosition(offset: 11, affinity: .upstream))
  }

  @Test func hangingWhiteSpaceHasItsPlaceOutsideTheLine() throws {
    let block = try Paragraph.square("aaa    bb").layout(width: 30)
    #expect(xs(block, 3...6) == [30, 40, 50, 60])
    #expect(hit(block, 52).offset == 5)
    #expect(block.selectionRects(for: 2..<8).map(\.minX) == [20, 0])
    #expect(block.selectionRects(for: 2..<8).map(\.maxX) == [70, 10])
  }

  @Test func hangingWhiteSpaceIsOnTheLeftOfRightToLeftLines() throws {
    let block = try Paragraph.square("אב  גד").layout(width: 20)
    #expect(xs(block, 0...3) == [20, 10, 0, -10])
    #expect(xs(block, [4], .upstream) == [-20])
    #expect(xs(block, 4...6) == [20, 10, 0])
    #expect(hit(block, -500) == TextPosition(offset: 4, affinity: .upstream))
    #expect(block.selectionRects(for: 0..<4) == [Rect(x: -20, y: 0, width: 40, height: 10)])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
  func hitsStayBeforeALineBreak(_ lineBreak: String) throws {
    let block = try Paragraph.square("ab" + lineBreak + "cd").layout(width: 100)
    let next = 2 + lineBreak.utf16.count
    #expect(hit(block, 500) == TextPosition(offset: 2, affinity: .upstream))
    for affinity in TextPosition.Affinity.allCases {
      #expect(block.caret(at: TextPosition(offset: 2, affinity: affinity)).frame.origin == Point(x: 20, y: 0))
      #expect(
        block.caret(at: TextPosition(offset: next, affinity: affinity)).frame.origin == Point(x: 0, y: 10))
    }
    #expect(block.selectionRects(for: 0..<next) == [Rect(x: 0, y: 0, width: 20, height: 10)])
    #expect(block.selectionRects(for: 2..<next) == [])
  }

  @Test func emptyLinesHaveCarets() throws {
    let options = LayoutOptions(alignment: .center)
    let block = try Paragraph.square("aaaa\n\nb").layout(width: 100, options: options)
    #expect(block.caret(at: TextPosition(offset: 5)).frame == Rect(x: 20, y: 10, width: 0, height: 10))
    #expect(hit(block, 3, 15) == TextPosition(offset: 5))
    #expect(block.selectionRects(for: 0..<7).map(\.minY) == [0, 20])
  }

  @Test func theEndAfterAFinalLineBreakIsOnItsOwnLine() throws {
    let paragraph = try Paragraph.square("ab\n")
    let edited = paragraph.layout(width: 100, options: LayoutOptions(opensLineAfterFinalBreak: true))
    for affinity in TextPosition.Affinity.allCases {
      let end = TextPosition(offset: 3, affinity: affinity)
      #expect(edited.caret(at: end).frame == Rect(x: 0, y: 10, width: 0, height: 10))
      // A text that cannot be edited has no empty last line: the caret stays before the break.
      #expect(paragraph.layout(width: 100).caret(at: end).frame == Rect(x: 20, y: 0, width: 0, height: 10))
    }
    #expect(hit(edited, 50, 15) == TextPosition(offset: 3))
  }

  @Test func rightToLeftTextHasItsCaretsOnTheRight() throws {
    let block = try Paragraph.square("אבג").layout(width: 100)
    #expect(xs(block, 0...3) == [30, 20, 10, 0])
    #expect(block.caret(at: TextPosition(offset: 1)).isRightToLeft)
    #expect([-9, 4, 5, 6, 25, 26, 99].map { hit(block, $0).offset } == [3, 3, 3, 2, 1, 0, 0])
    #expect(block.selectionRects(for: 0..<1) == [Rect(x: 20, y: 0, width: 10, height: 10)])
  }

  @Test func aChangeOfDirectionHasTwoCarets() throws {
    // From left to right: `ab `, then the Hebrew letters from 50 to 30, then ` cd`.
    let block = try Paragraph.square("ab אב cd").layout(width: 200)
    #expect(xs(block, 2...6) == [20, 50, 40, 50, 60])
    #expect(xs(block, 2...6, .upstream) == [20, 30, 40, 30, 60])
    #expect(hit(block, 26) == TextPosition(offset: 3, affinity: .upstream))
    #expect(hit(block, 34) == TextPosition(offset: 5, affinity: .upstream))
    #expect(hit(block, 46) == TextPosition(offset: 3, affinity: .downstream))
    #expect(hit(block, 54) == TextPosition(offset: 5, affinity: .downstream))
    #expect(block.caret(at: hit(block, 34)).isRightToLeft)
    #expect(!block.caret(at: hit(block, 26)).isRightToLeft)
  }

  @Test func aSelectionAcrossDirectionsHasSeveralRectangles() throws {
    let block = try Paragraph.square("ab אב cd").layout(width: 200)
    let across = block.selectionRects(for: 1..<4)
    #expect(across.map(\.minX) == [10, 40])
    #expect(across.map(\.maxX) == [30, 50])
    #expect(block.selectionRects(for: 0..<8) == [Rect(x: 0, y: 0, width: 80, height: 10)])
  }

  @Test func aFontChangeSplitsNoSelection() throws {
    let run = StyleRun(range: 1..<2, style: .system(20))
    let block = try Paragraph.square("abc", runs: [run]).layout(width: 200)
    #expect(xs(block, 0...3) == [0, 10, 30, 40])
    #expect(block.selectionRects(for: 0..<3) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    #expect(hit(block, 10) == TextPosition(offset: 1))
    let hebrew = StyleRun(range: 1..<2, style: .system(20))
    let other = try Paragraph.square("אבג", runs: [hebrew]).layout(width: 200)
    #expect(xs(other, 0...3) == [40, 30, 10, 0])
    #expect(other.selectionRects(for: 0..<3) == [Rect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test func inlineBoxesAreAtomic() throws {
    let box = InlineBox(offset: 1, width: 25, ascent: 20, descent: 5)
    let paragraph = try Paragraph.square("a\u{FFFC}b", boxes: [box])
    let block = paragraph.layout(width: 200)
    #expect(xs(block, 0...3) == [0, 10, 35, 45])
    #expect(block.selectionRects(for: 1..<2) == [Rect(x: 10, y: 0, width: 25, height: 25)])
    #expect([22, 23].map { hit(block, $0).offset } == [1, 2])
    #expect((0...3).map(paragraph.graphemeBoundary(after:)) == [1, 2, 3, 3])
    #expect(paragraph.word(at: 1) == 1..<2)
  }

  @Test func tabsAreOneCaretStepWide() throws {
    let block = try Paragraph.square("a\tb").layout(width: 200)
    #expect(xs(block, 0...3) == [0, 10, 80, 90])
    #expect([44, 46].map { hit(block, $0).offset } == [1, 2])
  }

  @Test func aShownHyphenBelongsToItsSoftHyphen() throws {
    let block = try Paragraph.square("abc\u{AD}def").layout(width: 50)
    #expect(xs(block, 0...4, .upstream) == [0, 10, 20, 30, 40])
    #expect(hit(block, 99) == TextPosition(offset: 4, affinity: .upstream))
    #expect(block.selectionRects(for: 3..<4) == [Rect(x: 30, y: 0, width: 10, height: 10)])
    #expect(block.selectionRects(for: 0..<4) == [Rect(x: 0, y: 0, width: 40, height: 10)])
    let hebrew = try Paragraph.square("אבג\u{AD}דהו").layout(width: 50)
    #expect(xs(hebrew, 0...4, .upstream) == [40, 30, 20, 10, 0])
  }

  @Test func combiningSequencesHaveNoCaretInside() throws {
    let paragraph = try Paragraph.square("ae\u{301}b")
    #expect((0...4).map(paragraph.graphemeBoundary(after:)) == [1, 3, 3, 4, 4])
    #expect((0...4).map(paragraph.graphemeBoundary(before:)) == [0, 0, 1, 1, 3])
    let block = paragraph.layout(width: 200)
    #expect(xs(block, [2]) == xs(block, [1]))
    let narrow = paragraph.layout(width: 10)
    #expect(narrow.caret(at: TextPosition(offset: 2, affinity: .upstream)).line == 1)
    // A selection within the truncated text covers the whole ellipsis.
    for cut in [1..<2, 2..<3] {
      #expect(block.selectionRects(for: cut) == block.selectionRects(for: 1..<3))
    }
  }

  @Test func negativeLetterSpacingNeverMovesCaretsBackwards() throws {
    var style = TextStyle.system(10)
    style.letterSpacing = -15
    let block = Paragraph(StyledText("abcd", style: style), fonts: try TestFonts.square.get())
      .layout(width: 100)
    #expect(xs(block, 0...4) == xs(block, 0...4).sorted())
  }

  @Test func anEllipsisIsEnteredByNoCaret() throws {
    // The line shows `ab…`; the rest and its line breaks are hidden.
    let options = LayoutOptions(maximumLines: 1)
    let block = try Paragraph.square("abcd\nef\n").layout(width: 30, options: options)
    #expect(block.lines[0].hiddenRange == 2..<8)
    #expect(xs(block, 0...8) == [0, 10, 20, 20, 20, 20, 20, 20, 30])
    #expect([24, 25, 99].map { hit(block, $0).offset } == [2, 8, 8])
    #expect(block.selectionRects(for: 1..<3) == [Rect(x: 10, y: 0, width: 20, height: 10)])
    #expect(block.selectionRects(for: 5..<6) == [Rect(x: 20, y: 0, width: 10, height: 10)])
  }

  @Test func textAfterAMiddleEllipsisHasItsCarets() throws {
    let options = LayoutOptions(maximumLines: 1, truncation: .middle)
    let block = try Paragraph.square("abcdefghij").layout(width: 50, options: options)
    #expect(block.lines[0].hiddenRange == 2..<8)
    #expect(xs(block, [0, 1, 2, 5, 8, 9, 10]) == [0, 10, 20, 20, 30, 40, 50])
    #expect(hit(block, 41).offset == 9)
  }

  @Test func clippedTextHasItsCaretAtTheEndOfWhatIsShown() throws {
    let options = LayoutOptions(maximumLines: 1, truncation: .clip)
    let block = try Paragraph.square("ab cd").layout(width: 20, options: options)
    #expect(xs(block, [4, 5]) == [30, 30])
    #expect(block.selectionRects(for: 3..<5) == [])
  }

  @Test func justifiedGapsBelongToTheirSpaces() throws {
    let options = LayoutOptions(alignment: .justify)
    let block = try Paragraph.square("a b cccc").layout(width: 50, options: options)
    #expect(block.lines[0].width == 40)
    #expect(xs(block, 0...2) == [0, 10, 30])
    #expect(xs(block, [3], .upstream) == [40])
    #expect(block.selectionRects(for: 1..<2) == [Rect(x: 10, y: 0, width: 20, height: 10)])
  }
}
