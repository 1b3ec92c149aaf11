import TestSupport
import Testing
import TextLayout

/// Tests maximum lines and ellipses, with the square font: each character and the ellipsis are 10 points
/// wide.
@Suite struct TruncationTests {
  private func layout(
    _ text: String, width: Double, lines: Int, _ truncation: Truncation
  ) throws -> TextBlock {
    try Paragraph.square(text).layout(
      width: width, options: LayoutOptions(maximumLines: lines, truncation: truncation))
  }

  /// Returns the text that a line shows, with `…` for its ellipsis.
  private func shown(_ block: TextBlock) -> [String] {
    let units = Array(block.paragraph.styledText.text.utf16)
    return block.lines.map { line in
      guard let hidden = line.hiddenRange else {
        return String(decoding: units[line.start..<line.visibleEnd], as: UTF16.self)
      }
      let head = String(decoding: units[line.start..<hidden.lowerBound], as: UTF16.self)
      let tail = String(
        decoding: units[hidden.upperBound..<max(hidden.upperBound, line.visibleEnd)], as: UTF16.self)
      return head + "…" + tail
    }
  }

  @Test func textThatFitsIsNotCut() throws {
    let block = try layout("aa bb", width: 20, lines: 2, .tail)
    #expect(shown(block) == ["aa", "bb"])
    #expect(block.lines.last?.ending == .endOfText)
  }

  @Test func theTailIsCutBetweenCharacters() throws {
    let block = try layout("aaa bbb ccc ddd", width: 70, lines: 1, .tail)
    #expect(shown(block) == ["aaa bb…"])
    #expect(block.lines[0].width == 70)
    #expect(block.lines[0].ending == .truncated)
    #expect(block.lines[0].end == 15)
  }

  @Test func whiteSpaceBeforeTheEllipsisIsLeftOut() throws {
    #expect(shown(try layout("aaa bbb ccc", width: 50, lines: 1, .tail)) == ["aaa…"])
  }

  @Test func theHeadIsCut() throws {
    #expect(shown(try layout("aaa bbb ccc ddd", width: 70, lines: 1, .head)) == ["…cc ddd"])
  }

  @Test func theMiddleIsCut() throws {
    let block = try layout("aaa bbb ccc ddd", width: 70, lines: 1, .middle)
    #expect(shown(block) == ["aaa…ddd"])
    #expect(block.lines[0].width == 70)
  }

  @Test func onlyTheLastLineIsCut() throws {
    let block = try layout("aaa bbb ccc ddd eee", width: 30, lines: 3, .tail)
    #expect(shown(block) == ["aaa", "bbb", "cc…"])
    #expect(block.size.height == 30)
  }

  @Test func aHardBreakIsCutBeforeIt() throws {
    #expect(shown(try layout("ab\ncd\nef", width: 100, lines: 2, .tail)) == ["ab", "cd…"])
    #expect(shown(try layout("ab\ncd\nef", width: 100, lines: 2, .head)) == ["ab", "…ef"])
    #expect(shown(try layout("ab\ncd\nef\n", width: 100, lines: 2, .middle)) == ["ab", "cd…ef"])
  }

  @Test func clippingLeavesTheLineAsItIs() throws {
    let block = try layout("aaa bbb ccc", width: 30, lines: 2, .clip)
    #expect(shown(block) == ["aaa", "bbb"])
    #expect(block.lines[1].ending == .softBreak)
  }

  @Test(arguments: [Truncation.tail, .middle, .head])
  func anEllipsisWiderThanTheLineStandsAlone(_ truncation: Truncation) throws {
    let block = try layout("aaa bbb", width: 5, lines: 1, truncation)
    #expect(shown(block) == ["…"])
    #expect(block.size.width == 10)
  }

  /// Flutter #35710: the block is as wide as the shown text, without the hidden word.
  @Test func theEllipsisDoesNotWidenTheBox() throws {
    let block = try layout("a bbbbbbbbbb", width: 45, lines: 1, .tail)
    #expect(shown(block) == ["a b…"])
    #expect(block.size.width == 40)
  }

  @Test func theEllipsisStandsAtTheEndOfRightToLeftLines() throws {
    let block = try layout("אבגד הוזח", width: 40, lines: 1, .tail)
    let glyphs = block.glyphRuns(inLine: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.origin.x) == [0, 10, 20, 30])
    // From left to right: the ellipsis, then the kept letters from the last to the first.
    #expect(glyphs.map(\.cluster) == [3, 2, 1, 0])
  }

  @Test func anEllipsisBetweenTwoRightToLeftTextsGoesAlongWithThem() throws {
    let block = try layout("abc אבגד הוזח", width: 110, lines: 1, .middle)
    let glyphs = block.glyphRuns(inLine: 0).flatMap(\.glyphs)
    try #require(glyphs.count == 11)
    #expect(glyphs.prefix(4).map(\.cluster) == [0, 1, 2, 3])
    // The end of the text is on the left of the ellipsis, in its reading direction.
    #expect(glyphs.map(\.cluster).firstIndex(of: 12)! < glyphs.map(\.cluster).firstIndex(of: 4)!)
  }

  /// The ellipsis comes from the font of the text before it, and its width depends on the font.
  @Test(arguments: [Truncation.tail, .head, .middle]) func theEllipsisOfAnotherFontFits(
    _ truncation: Truncation
  ) throws {
    for text in [
      "Син кайда? 我不知道任何其他方式來打通你。", "TLS 피어가 지원되지 않는 해시 알고리즘을 사용했습니다.",
      "我不知道 any other way 來打通你 and so on and on", "مرحبا 日本語 hello 😀😀😀 مرحبا 日本語 hello",
    ] {
      let paragraph = try Paragraph.bundled(text)
      for width in stride(from: 30.0, through: 400, by: 3.25) {
        let block = paragraph.layout(
          width: width, options: LayoutOptions(maximumLines: 1, truncation: truncation))
        #expect(block.size.width.points <= width, "\(text) at \(width)")
      }
    }
  }

  @Test(arguments: [
    "Truncated lines have an interval of valid widths too",
    "Син кайда? 我不知道任何其他 方式來打通你。 And so on.", "我不知道 any other way 來打通你 and so on and on",
  ])
  func theValidWidthsOfACutTailHold(text: String) throws {
    let paragraph = try Paragraph.bundled(text)
    let options = LayoutOptions(maximumLines: 1, truncation: .tail)
    for width in [40.0, 77.7, 123.4, 200] {
      let block = paragraph.layout(width: width, options: options)
      let widest = try #require(block.validWidths.widest).points
      let hidden = block.lines[0].hiddenRange
      func cut(_ width: Double) -> Range<Int>? {
        paragraph.layout(width: width, options: options).lines[0].hiddenRange
      }
      #expect(cut(block.validWidths.narrowest.points) == hidden)
      #expect(cut(widest - 1.0 / 64) == hidden)
      // With ellipses of different widths, the range of valid widths is smaller than it could be.
      if text.utf8.allSatisfy({ $0 < 128 }) { #expect(cut(widest) != hidden) }
      #expect(cut(block.validWidths.narrowest.points - 1.0 / 64) != hidden)
      #expect(block.differencesFromFreshShaping() == [])
    }
  }
}
