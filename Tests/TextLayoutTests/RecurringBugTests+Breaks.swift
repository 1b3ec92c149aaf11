import TestSupport
import TextLayout
import TextShaping
import TextUnicode
import Testing

/// Tests breaks: line ends, CJK beside Latin, numbers, addresses, soft hyphens, tabs, style runs.
extension RecurringBugTests {
  private static let policies = LayoutPolicy.allCases

  private func lines(
    _ text: String, width: Double, _ policy: LayoutPolicy = .unicode,
    wordBreak: LineBreakOptions.WordBreak = .normal
  ) throws -> [String] {
    let breaks = LineBreakOptions(wordBreak: wordBreak)
    return try Paragraph.square(text, options: ParagraphOptions(policy: policy, lineBreaks: breaks))
      .layout(width: width)
      .lineTexts
  }

  @Test("parley #676: CR LF, a newline at the end, a newline where the line is full")
  func lineEnds() throws {
    #expect(try lines("ab\r\n", width: 20) == ["ab\r\n"])
    #expect(try lines("a\n\r\nb", width: 20) == ["a\n", "\r\n", "b"])
    #expect(try lines("a\n\rb", width: 20) == ["a\n", "\r", "b"])
    #expect(try lines("ab\ncd", width: 20) == ["ab\n", "cd"])
    #expect(try lines("ab  \ncd", width: 20) == ["ab  \n", "cd"])
    #expect(try lines("abcd\nef", width: 20) == ["ab", "cd\n", "ef"])
    #expect(try lines("\r\n", width: 0) == ["\r\n"])
  }

  @Test("pretext #11, #20, #43, #49, #52: every way of asking counts the same lines")
  func everyWayCountsTheSameLines() throws {
    for text in ["aa bbb c\u{AD}cc dddd-ee\tf", "abc\u{200B} def", "甲乙(ab)。cd", "אב cd\n\nef ", ""] {
      let paragraph = try Paragraph.square(text)
      var previous: TextBlock?
      for width in stride(from: 0.0, through: 160, by: 2.5) {
        let block = paragraph.layout(width: width, reusing: previous)
        let height = LayoutUnit(10) * block.lines.count
        #expect(block.size.height == height)
        #expect(paragraph.size(in: .fixed(LayoutUnit(width))) == block.size)
        #expect(paragraph.layout(width: width).lineTexts == block.lineTexts)
        #expect(paragraph.balancedLayout(width: width).lines.count <= block.lines.count)
        previous = block
      }
    }
  }

  @Test("pretext #43: a space after a zero width space hangs")
  func spaceAfterZeroWidthSpace() throws {
    for policy in Self.policies {
      #expect(try lines("abc\u{200B} def", width: 30, policy) == ["abc\u{200B} ", "def"])
      #expect(try lines("abc\u{200B}def", width: 50, policy) == ["abc\u{200B}", "def"])
    }
    #expect(try Paragraph.square("abc\u{200B}def").maxContentWidth == 60)
  }

  @Test("pretext #57, #206: no symbol is swallowed at any width")
  func noSymbolIsSwallowed() throws {
    let text = "<a>&b~^|\\[c]{d}@#$%`'\"!?;:,./()+=_-—…«»“”¡¿★☆♪→①％｜￥〜・"
    let paragraph = try Paragraph.square(text)
    for width in stride(from: 0.0, through: 700, by: 5) {
      let block = paragraph.layout(width: width)
      let clusters = block.lines.indices.flatMap { block.glyphRuns(inLine: $0) }.flatMap(\.glyphs)
        .map(\.cluster)
      #expect(clusters == Array(0..<text.utf16.count))
      #expect(block.lineTexts.joined() == text)
    }
  }

  @Test("pretext #141, #142: ㅋㅋㅋ breaks like syllables and takes no line too many")
  func compatibilityJamo() throws {
    for policy in Self.policies {
      #expect(try lines("ㅋㅋㅋㅋㅋ", width: 30, policy) == ["ㅋㅋㅋ", "ㅋㅋ"])
      #expect(try lines("ㅋㅋㅋㅋㅋ", width: 50, policy) == ["ㅋㅋㅋㅋㅋ"])
      #expect(try lines("안녕ㅠㅠ", width: 30, policy) == ["안녕ㅠ", "ㅠ"])
      #expect(try lines("ab ㅋㅋ", width: 40, policy) == ["ab ㅋ", "ㅋ"])
      // Conjoining jamo make one syllable and stay together.
      let syllable = "\u{1112}\u{1161}\u{11AB}"
      #expect(try lines(syllable + syllable, width: 0, policy) == [syllable, syllable])
    }
    #expect(try Paragraph.square("ㅋㅋ").layout(width: 10).lines[0].ending == .softBreak)
  }

  @Test("pretext #148: an opening bracket goes with what it opens")
  func openingBrackets() throws {
    for policy in Self.policies {
      #expect(try lines("서울(Seoul)과", width: 80, policy) == ["서울", "(Seoul)과"])
      #expect(try lines("東京(Tokyo)", width: 70, policy) == ["東京", "(Tokyo)"])
      // pretext #163: German quotes begin with „.
      #expect(try lines("ab „cd“", width: 40, policy) == ["ab ", "„cd“"])
    }
  }

  @Test("pretext #214: a hyphen after Chinese never starts a line")
  func hyphenAfterChinese() throws {
    for policy in Self.policies {
      let broken = try lines("(试验前-试验后)/试验前", width: 40, policy)
      #expect(broken.prefix(2) == ["(试验", "前-试验"])
      #expect(!broken.contains { $0.hasPrefix("-") || $0.hasPrefix(")") || $0.hasPrefix("/") })
    }
  }

  @Test("pretext #225: closing punctuation stays with any text before it")
  func closingPunctuation() throws {
    for policy in Self.policies {
      #expect(try lines("aa xxx，", width: 60, policy) == ["aa ", "xxx，"])
      #expect(try lines("aa xx」b", width: 50, policy).first == "aa ")
      #expect(try lines("甲乙。丙", width: 20, policy) == ["甲", "乙。", "丙"])
    }
  }

  @Test("pretext #274, #293: a mark between Chinese and a word stays between them")
  func marksBetweenChineseAndWords() throws {
    for policy in Self.policies {
      #expect(try lines("甲乙丙.first_week户", width: 120, policy) == ["甲乙", "丙.first_week", "户"])
      #expect(try lines("甲乙丙'first_week户", width: 120, policy) == ["甲乙", "丙'first_week", "户"])
    }
    for mark in ["/", "|", "!", "}"] {
      #expect(
        try lines("甲乙丙\(mark)first_week户", width: 120, .browser)
          == ["甲乙", "丙\(mark)first_week", "户"])
    }
  }

  @Test("pretext #234: a line may end after a closing bracket; #243: keep-all keeps letters, not marks")
  func bracketsAndKeepAll() throws {
    for policy in Self.policies {
      #expect(try lines("「甲」乙", width: 30, policy) == ["「甲」", "乙"])
      #expect(try lines("甲乙 丙丁戊", width: 40, policy, wordBreak: .keepAll) == ["甲乙 ", "丙丁戊"])
      #expect(try lines("甲乙。丙丁", width: 40, policy, wordBreak: .keepAll) == ["甲乙。", "丙丁"])
      #expect(try lines("안녕 하세요", width: 40, policy, wordBreak: .keepAll) == ["안녕 ", "하세요"])
    }
  }

  @Test(
    "pretext #105, #212, #225: a number keeps its sign and affixes",
    arguments: ["-5", "−5", "$5", "€5", "5%", "10°", "3.14", "1,000", "(-5)", "$-5", "£1,000.50"])
  func numbersStayWhole(_ number: String) throws {
    for policy in Self.policies {
      let width = Double(10 * (3 + number.utf16.count) - 5)
      #expect(try lines("aa " + number, width: width, policy) == ["aa ", number])
    }
    #expect(try Paragraph.square(number).minContentWidth() == LayoutUnit(10 * number.utf16.count))
  }

  @Test("pretext #212: a sign before a currency; UAX #14 has no rule for HY × PR, Chromium's table does")
  func signBeforeCurrency() throws {
    #expect(try lines("aa -$5", width: 50, .browser) == ["aa ", "-$5"])
    #expect(try lines("aa -$5", width: 50) == ["aa -", "$5"])
  }

  @Test("pretext #89: an address moves down whole, hyphens go before emergency breaks")
  func addressesAndLongWords() throws {
    #expect(try lines("go https://ab.cd/efgh", width: 190, .browser) == ["go ", "https://ab.cd/efgh"])
    #expect(
      try lines("go https://ab.cd/efgh", width: 130, .browser) == ["go ", "https://ab.cd", "/efgh"])
    #expect(try lines("go https://ab.cd/efgh", width: 130) == ["go https://", "ab.cd/efgh"])
    for policy in Self.policies {
      #expect(try lines("ab-cdefgh", width: 50, policy) == ["ab-", "cdefg", "h"])
    }
  }

  @Test("pretext #162: a line that takes a soft hyphen ends there")
  func softHyphensEndTheirLine() throws {
    let block = try Paragraph.square("an ital\u{AD}ics were").layout(width: 90)
    #expect(block.lineTexts == ["an ital\u{AD}", "ics were"])
    #expect(block.lines.map(\.width) == [80, 80])
  }

  @Test("pretext #323, #396, #446: soft hyphens never make a wider text taller")
  func softHyphensAreMonotone() throws {
    for text in [
      "the interna\u{AD}tion\u{AD}al", "Tpo\u{AD}d", "a\u{AD}\u{AD}b c\u{AD} d\u{AD}", "\u{AD}ab\u{AD}.",
    ] {
      for cut in 0...text.utf16.count {
        // A different size, so that the run is shaped by itself.
        let run = StyleRun(range: cut..<text.utf16.count, style: .system(12))
        let paragraph = try Paragraph.square(text, runs: [run])
        var count = Int.max
        for width in stride(from: 12.0, through: 260, by: 0.5) {
          let block = paragraph.layout(width: width)
          #expect(block.lines.count <= count, "\(text) cut at \(cut), \(width) wide")
          #expect(block.size.width.points <= width, "\(text) cut at \(cut), \(width) wide")
          count = block.lines.count
        }
      }
    }
    #expect(try Paragraph.square("ab\u{AD}").layout(width: 20).lines.map(\.width) == [20])
  }

  @Test("pretext #240, #395: tab stops count from the start of the line the tab is on")
  func tabsCountFromTheirLine() throws {
    #expect(try Paragraph.square("a\t\tb").layout(width: 300).lines[0].width == 170)
    let block = try Paragraph.square("aaaaaaaa bb\tc").layout(width: 100)
    #expect(block.lineTexts == ["aaaaaaaa ", "bb\tc"])
    #expect(block.lines[1].width == 90)
    #expect(block.glyphRuns(inLine: 1).flatMap(\.glyphs).last?.origin.x == 80)
    let after = try Paragraph.square("ab\n\tc").layout(width: 100)
    #expect(after.lines.map(\.width) == [20, 90])
  }

  @Test("pretext #132, #173, #177, #193: a change of style is no place to break")
  func styleRunsAreNoBreaks() throws {
    var bold = TextStyle.system(10)
    bold.weight = .bold
    bold.letterSpacing = 0.5
    for cut in 1..<7 {
      let run = StyleRun(range: cut..<7, style: bold)
      let block = try Paragraph.square("aa bb, c", runs: [run]).layout(width: 58)
      #expect(block.lineTexts == ["aa ", "bb, c"])
    }
  }
}
