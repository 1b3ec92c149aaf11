import TestSupport
import Testing
import TextLayout

/// Tests hanging indents: the continuation lines of a wrapped line are indented further than its start, as in
/// code editors.
@Suite struct HangingIndentTests {
  private static func options(_ spaces: Int?, _ direction: BidiDirection = .auto) -> ParagraphOptions {
    ParagraphOptions(direction: direction, tabSize: 4, hangingIndent: spaces)
  }

  private func frames(
    _ text: String, _ spaces: Int?, width: Double, alignment: TextAlignment = .start,
    _ direction: BidiDirection = .auto
  ) throws -> [Rect] {
    try Paragraph.square(text, options: Self.options(spaces, direction))
      .layout(in: AvailableWidth(width), options: LayoutOptions(alignment: alignment)).lines.map(\.frame)
  }

  @Test func theyBeginAfterTheWhiteSpaceOfTheirLineAndALittleMore() throws {
    // Two spaces are before "aa", and the hanging indent adds two more. Each character is 10 points wide.
    let lines = try frames("  aaa bbb ccc ddd ee\nee ff gg", 2, width: 120)
    #expect(lines.map(\.minX) == [0, 40, 40, 0])
    #expect(lines.map(\.width) == [90, 70, 20, 80])
    #expect(try frames("  aaa bbb ccc ddd ee\nee ff gg", nil, width: 120).map(\.minX) == [0, 0, 0])
    // The tab ends at 40 points.
    #expect(try frames("\taaa bbb ccc", 0, width: 120).map(\.minX) == [0, 40])
  }

  @Test func wordsThatAreBrokenGoOnFurtherInToo() throws {
    let lines = try frames("abcdefghijklmnopqrstuvwxyz", 2, width: 100)
    #expect(lines.map(\.minX) == [0, 20, 20])
    #expect(lines.map(\.width) == [100, 80, 80])
  }

  @Test func halfOfALineAndEightEmStayForTheText() throws {
    let lines = try frames("        aa bb cc dd", 2, width: 90)
    #expect(lines.map(\.minX) == [0, 10, 10])
    for width in stride(from: 0.0, to: 400, by: 3.3) {
      let room = LayoutUnit(width)
      for line in try frames("            aa bb cc dd ee ff", 2, width: width).dropFirst() {
        let limit = LayoutUnit(rawValue: min(room.rawValue / 2, room.rawValue - 80 * 64))
        #expect(line.minX == min(140, max(0, limit)), "\(width)")
      }
    }
  }

  /// The first line has the indent and the beginning of its word, if no continuation line holds the word.
  @Test func anIndentIsNoLineByItself() throws {
    func texts(_ text: String, width: Double) throws -> [String] {
      try Paragraph.square(text, options: Self.options(2)).layout(width: width).lineTexts
    }
    #expect(try texts("  abcdefghij kl", width: 90) == ["  abcdefg", "hij kl"])
    #expect(try texts("x\n\tabcdefghijklmn", width: 100) == ["x\n", "\tabcdef", "ghijklmn"])
    // The line that continues this one does not hold the word either.
    #expect(try texts("      abcdefghi", width: 100) == ["      abcd", "efghi"])
    // It does, or the first line has no room for a letter.
    #expect(try texts("      abcdefgh", width: 100) == ["      ", "abcdefgh"])
    #expect(try texts("        abcdefghi", width: 80) == ["        ", "abcdefgh", "i"])
    for width in stride(from: 40.0, through: 200, by: 1) {
      let lines = try texts("    theFunctionWithALongName()\n\t\treturn", width: width)
      #expect(lines[0] != "    " || width < 50, "\(width)")
    }
  }

  @Test func linesFromTheRightBeginAtTheRight() throws {
    let lines = try frames("aaaa bbbb cc", 1, width: 100, .rightToLeft)
    // The block is as wide as its widest line.
    #expect(lines.map(\.maxX) == [90, 80])
    let ended = try frames("aaaa bbbb cc", 1, width: 100, alignment: .end)
    #expect(ended.map(\.maxX) == [90, 90])
  }

  @Test func theWidthOfTheBlockHasTheIndent() throws {
    let block = try Paragraph.square("a bbbb", options: Self.options(3)).layout(width: 70)
    #expect(block.lines.count == 1)
    let broken = try Paragraph.square("aaaaa bbbbbbb", options: Self.options(3)).layout(width: 115)
    #expect(broken.lines.map(\.frame.maxX) == [50, 100])
    #expect(broken.size.width == 100)
  }

  private static let codes = [
    "func measure(in width: Double) -> Size {\n    guard width > 0 else { return .zero }\n\treturn cache[width] ?? made(width)\n}",
    "if (a && b) {\n        veryLongNameOfAFunctionThatHasNoEndAtAll(first, second, third);\n}\n\n\n  x",
    "    \n        ", "\t\t\tdeep = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8",
    "   anUnbreakableNameThatIsFarTooLongForAnyLine x\n          alsoTooLongForHalf y\n\t\t\tAVAVAVAVAVAVAVAVAVAV",
    "# 日本語のコメントです、とても長い\n  print('مرحبا بالعالم')",
  ]

  /// The table of a text gives the same size as the lines with hanging indents, at all widths for which the
  /// table is valid.
  @Test(arguments: [nil, 0, 2, 7]) func tablesKnowThem(spaces: Int?) throws {
    for code in Self.codes {
      let paragraph = try Paragraph.bundled(code, size: 13, options: Self.options(spaces, .leftToRight))
      let table = try #require(LineTable(paragraph, breakingWordsBeyond: 30, shapingMeetings: true))
      var known = 0
      for step in 0..<160 {
        let width = LayoutUnit(rawValue: 2_000 + step * 211)
        let measure = paragraph.measure(in: .fixed(width))
        if let sums = table.measure(in: width, pitch: paragraph.pitch()) {
          known += 1
          #expect(sums.agrees(with: measure), "\(code) at \(width.points)")
          #expect(sums.validWidths.contains(.fixed(width)))
        }
        let valid = measure.validWidths
        let block = paragraph.layout(in: .fixed(width))
        #expect(TextMeasure(block) == measure)
        for other in [valid.narrowest] + (valid.widest.map { [LayoutUnit(rawValue: $0.rawValue - 1)] } ?? [])
        {
          let lines = paragraph.layout(in: .fixed(other)).lines
          #expect(lines == block.lines, "\(code) at \(width.points), valid at \(other.points)")
        }
      }
      #expect(known > 120, "\(code)")
    }
  }

  @Test func whatIsCutKeepsItsIndent() throws {
    let block = try Paragraph.square("  aa bb cc dd ee ff gg hh ii", options: Self.options(2))
      .layout(in: .fixed(120), options: LayoutOptions(maximumLines: 2))
    #expect(block.lines.map(\.frame.minX) == [0, 40])
    #expect(block.lines[1].ending == .truncated && block.lines[1].frame.maxX <= 120)
  }
}
