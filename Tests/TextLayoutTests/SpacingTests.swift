import BundledFonts
import TestSupport
import TextLayout
import TextShaping
import TextUnicode
import Testing

/// Tests letter and word spacing, tab stops, and text that is slightly wider than its line.
@Suite struct SpacingTests {
  private func width(_ text: String, _ style: TextStyle, options: ParagraphOptions = ParagraphOptions())
    throws
    -> LayoutUnit
  {
    Paragraph(StyledText(text, style: style), options: options, fonts: try TestFonts.bundled.get())
      .maxContentWidth
  }

  /// CSS Text 3 §4.2: tab stops are multiples of the width of a space, including the spacing of the text's
  /// style.
  @Test func tabStopsCountSpacing() throws {
    var style = TextStyle.system(10)
    style.letterSpacing = 1
    style.wordSpacing = 3
    let paragraph = Paragraph(
      StyledText("a\tb", style: style), options: ParagraphOptions(tabSize: 4),
      fonts: try TestFonts.square.get())
    // The tab ends after four spaces of 14 points; the letter and its spacing follow.
    #expect(paragraph.layout(width: 500).size.width == LayoutUnit(rawValue: 67 * 64))
    #expect(paragraph.layout(width: 500).differencesFromFreshShaping().isEmpty)
  }

  /// CSS Text 3 §8.2: letter spacing ignores invisible characters.
  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{2060}", "\u{200E}", "\u{FEFF}", "\u{200D}"])
  func unseenCharactersGetNoLetterSpacing(_ character: String) throws {
    let style = TextStyle(size: 16, letterSpacing: 5)
    #expect(try width("\(character)ab", style) == width("ab", style))
    #expect(try width("a \(character)b", style) == width("a b", style))
  }

  /// Joined letters are never separated; other characters between them are spaced as usual.
  @Test(arguments: [("محمد سلام", 1), ("سلام، 12", 4), ("٣٤٥", 3), ("\u{6F1}\u{6F2}", 2), ("سَلام", 0)])
  func spacesDigitsAndPunctuationOfJoinedScriptsAreSpaced(_ text: String, _ spaced: Int) throws {
    let plain = try width("ب" + text, TextStyle(size: 16))
    #expect(
      try width("ب" + text, TextStyle(size: 16, letterSpacing: 4)) == plain
        + LayoutUnit(rawValue: 256 * spaced))
  }

  /// In browsers a line may be at most 1/64 wider than the available width.
  @Test func browsersGiveALineOne64thMore() throws {
    let text = "aaaa bbbb"
    let browser = ParagraphOptions(policy: .browser)
    let exact = try width(text, TextStyle(size: 16))
    for (options, room) in [(ParagraphOptions(), 0), (browser, 1)] {
      let paragraph = try Paragraph.bundled(text, options: options)
      func lines(_ less: Int) -> Int {
        paragraph.layout(in: .fixed(LayoutUnit(rawValue: exact.rawValue - less))).lines.count
      }
      #expect(lines(room) == 1 && lines(room + 1) == 2)
      let block = paragraph.layout(in: .fixed(exact))
      #expect(block.validWidths.narrowest.rawValue == exact.rawValue - room)
      let table = try #require(LineTable(paragraph, breakingWordsBeyond: 200))
      #expect(
        table.measure(in: LayoutUnit(rawValue: exact.rawValue - room), pitch: paragraph.pitch())?.lineCount
          == 1)
      #expect(
        table.measure(in: LayoutUnit(rawValue: exact.rawValue - room - 1), pitch: paragraph.pitch())?
          .lineCount == 2)
      #expect(table.measure(in: exact, pitch: paragraph.pitch())?.validWidths == block.validWidths)
    }
  }

  /// With negative word spacing, a line may be wider in its middle than at its end. The range of valid widths
  /// must include the widest point.
  @Test(arguments: ["aaaa bb cc d", "سلام حال شما", "aaaa\tbb cc", " حام\u{FFFD}2\0\0س q بند کریں"])
  func validWidthsHoldWhatNegativeSpacesGoBackFrom(_ text: String) throws {
    for spacing in [-15.0, -40, -2_130] {
      for policy in [LayoutPolicy.unicode, .browser] {
        let styled = StyledText(text, style: TextStyle(size: 19, wordSpacing: spacing))
        let paragraph = Paragraph(
          styled, options: ParagraphOptions(policy: policy), fonts: try TestFonts.bundled.get())
        let table = LineTable(paragraph, breakingWordsBeyond: 200)
        for width in stride(from: 0.0, through: 160, by: 8) {
          let block = paragraph.layout(width: width)
          let narrow = paragraph.layout(width: block.validWidths.narrowest.points)
          #expect(narrow.lines.map(\.start) == block.lines.map(\.start), "\(spacing), \(width)")
          guard let sums = table?.measure(in: LayoutUnit(roundingDownPoints: width), pitch: paragraph.pitch())
          else { continue }
          #expect(
            sums.lineCount == block.lines.count && sums.validWidths.narrowest >= block.validWidths.narrowest)
        }
      }
    }
  }

  /// With negative advances, several places in a long word have the same distance from its start.
  @Test(arguments: [LineWrap.words, .characters], [-15.0, -3, -200])
  func validWidthsHoldBrokenWordsThatGoBack(_ wrap: LineWrap, _ spacing: Double) throws {
    for text in ["क्‌क़्र ।‍* aक्‌क्‌ b c", "aaaa\u{A0}bb\u{A0}ccccc\u{A0}dd\u{A0}eeeeeee", "iWiWiiiiWWWWiiiii"] {
      let style = TextStyle(size: 4, letterSpacing: spacing / 4, wordSpacing: spacing)
      let paragraph = Paragraph(StyledText(text, style: style), fonts: try TestFonts.bundled.get())
      let options = LayoutOptions(wrap: wrap)
      for width in stride(from: 0.0, through: 60, by: 2.375) {
        let block = paragraph.layout(width: width, options: options)
        let narrow = paragraph.layout(width: block.validWidths.narrowest.points, options: options)
        #expect(narrow.lines.map(\.start) == block.lines.map(\.start), "\(text) at \(width)")
      }
    }
  }

  /// The browsers' tolerance of 1/64 point is not increased by the rounding of widths to 1/1024 point.
  @Test func browsersGiveNoRounding() throws {
    let size = 16 + 1.0 / 4_096
    func lines(_ policy: LayoutPolicy, _ width: LayoutUnit) throws -> Int {
      Paragraph(
        StyledText("aa aa", style: .system(size)), options: ParagraphOptions(policy: policy),
        fonts: try TestFonts.square.get()
      ).layout(in: .fixed(width)).lines.count
    }
    // The text is 5 · (16 + 1/4096) points wide. It fits into 80 points with a tolerance of 1/64, but not
    // with 1/1024.
    #expect(try lines(.unicode, 80) == 2)
    #expect(try lines(.browser, 80) == 1)
    #expect(try lines(.browser, LayoutUnit(rawValue: 80 * 64 - 1)) == 2)
  }
}

/// Tests lines that begin with a mark or a joiner, after a space.
@Suite struct MarkAfterSpaceTests {
  @Test(arguments: [
    "( \u{361}° \u{35C}ʖ \u{361}°)", "ശെരിയായ \u{200C}ഒരു ശെരിയായ \u{200C}ഒരു", "aa \u{301}bb \u{200D}cc",
  ])
  func aSpaceEndsAWordBeforeAMark(_ text: String) throws {
    for policy in LayoutPolicy.allCases {
      let paragraph = try Paragraph.bundled(text, options: ParagraphOptions(policy: policy))
      let spaces = text.utf16.enumerated().filter { $0.element == 0x20 }.map { $0.offset + 1 }
      // Under UAX #14 no line ends after an opening bracket and its spaces.
      let expected = policy == .unicode && text.hasPrefix("(") ? Array(spaces.dropFirst()) : spaces
      let words = paragraph.layout(width: 0, options: LayoutOptions(breaksLongWords: false))
      #expect(words.lines.dropFirst().map(\.start) == expected)
      for width in stride(from: 0.0, through: 160, by: 3.5) {
        let block = paragraph.layout(width: width)
        #expect(block.differencesFromFreshShaping().isEmpty, "\(policy) at \(width)")
      }
    }
  }

  @Test func theSpaceHangsAndTheMarkDoesNot() throws {
    let block = try Paragraph.square("aa \u{301}bb").layout(
      width: 20, options: LayoutOptions(breaksLongWords: false))
    #expect(block.lines.map(\.start) == [0, 3])
    #expect(block.lines[0].width == 20 && block.lines[0].visibleEnd == 2)
  }

  @Test func caretsStandBetweenTheTwo() throws {
    let paragraph = try Paragraph.bundled("a \u{301}b")
    #expect(paragraph.graphemeBoundary(after: 1) == 2)
    #expect(paragraph.graphemeBoundary(after: 2) == 3)
    #expect(paragraph.graphemeBoundary(before: 3) == 2)
  }
}
