import TestSupport
import TextLayout
import TextShaping
import Testing

/// Tests bugs that occur again and again in other engines. Each test names the source and the number of the
/// bug. Sources without the owner of the repository are `linebender/parley`, `pop-os/cosmic-text`,
/// `chenglou/pretext`, `facebook/yoga`, `flutter/flutter`, `DioxusLabs/taffy` and so on.
///
/// In the square font each character is 10 points wide and each line 10 points high.
///
/// Other tests cover these bugs: `QueriesLigatureTests` parley #336 (carets in ligatures); `TruncationTests`
/// flutter #35710; `RelayoutTests` pretext #94 (shrinking is not balancing) and glyph #218 (legal breaks
/// differ from safe ones); `WarningTests` pretext #334; the targets `Fuzz` and `Conformance` cosmic-text #134
/// and harfbuzz #1463 in random text.
@Suite("Recurring bugs") struct RecurringBugTests {}

/// Tests widths: measuring and laying out again, rounding, trailing spaces, content widths, unusual numbers.
extension RecurringBugTests {
  static let prose = [
    "The quick brown fox jumps over the lazy dog, AVAST! To Wallawalla?",
    "مرحبا بكم في العالم الجميل والكبير", "ที่นี่มีอาหารอร่อยมาก", "日本語の文章、「引用」です。", "שלום 123 world, עולם",
  ]

  @Test("cosmic-text #134, flutter #5852 and #21965: the measured width keeps the lines", arguments: prose)
  func measuredWidthKeepsTheLines(_ text: String) throws {
    for size in [11.3, 16, 17.07] {
      let paragraph = try Paragraph.bundled(text, size: size)
      for width in stride(from: 9.0, through: 330, by: 7.3) {
        let block = paragraph.layout(width: width)
        // If the available width is less than that of the widest letter, the block is wider than it.
        guard block.size.width.points <= width else { continue }
        let again = paragraph.layout(width: block.size.width.points)
        #expect(again.lineTexts == block.lineTexts)
        #expect(again.size == block.size)
      }
    }
  }

  @Test("flutter #26585, #13211, react-native #29749: a block is as wide as its longest line")
  func blocksHugTheirLongestLine() throws {
    let paragraph = try Paragraph.square("aaaa bb cccccc")
    let block = paragraph.layout(width: 99)
    #expect(block.lineTexts == ["aaaa bb ", "cccccc"])
    #expect(block.size.width == 70)
    // flutter #133687, #142309: shrinking a layout does not change later layouts of the paragraph.
    let wider = paragraph.layout(width: 140, reusing: paragraph.layout(width: 70, reusing: block))
    #expect(wider.size == Size(width: 140, height: 10))
  }

  @Test("yoga #824, #583, react-native #57920: rounding never loses the last glyph")
  func roundingLosesNoGlyph() throws {
    for text in ["Hello, world", "iiiiiiiiiii", "AVAVAV"] {
      for size in stride(from: 9.0, through: 21, by: 0.37) {
        let paragraph = try Paragraph.bundled(text, size: size)
        let natural = paragraph.size(in: .unbounded)
        #expect(paragraph.size(in: .fixed(natural.width)) == natural)
        #expect(
          paragraph.size(in: .fixed(natural.width), options: LayoutOptions(fillsWidth: true)) == natural)
      }
    }
  }

  @Test("yoga #1975, #2011, #2016: lines far down touch without a gap and none is lost")
  func linesFarDownTouch() throws {
    let text = String(repeating: "a\n", count: 5_000)
    let block = try Paragraph.bundled(text, size: 13.37).layout(width: 100)
    #expect(block.lines.count == 5_000)
    let height = block.lines[0].frame.height
    #expect(zip(block.lines, block.lines.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    #expect(block.lines.allSatisfy { $0.frame.height == height })
    #expect(block.size.height == height * 5_000)
  }

  @Test("cosmic-text #155, #251, go-text #103: trailing spaces hang and count for nothing")
  func trailingSpacesHang() throws {
    let paragraph = try Paragraph.square("aa   ")
    #expect(paragraph.maxContentWidth == 20)
    let block = paragraph.layout(width: 20)
    #expect(block.lines.count == 1)
    #expect(block.lines[0].hangingWidth == 30)
    // Spaces without a word before them still make one line.
    let spaces = try Paragraph.square("   ").layout(width: 10)
    #expect(spaces.lines.count == 1)
    #expect(spaces.size == Size(width: 0, height: 10))
    // An end-aligned line ends with its last letter.
    let aligned = try Paragraph.square("aa   \nbbbb").layout(
      width: 100, options: LayoutOptions(alignment: .end))
    #expect(aligned.lines.map(\.frame.minX) == [20, 0])
  }

  @Test("parley #263 and PR #276: a space before a newline is the same in both directions")
  func spaceBeforeNewline() throws {
    for text in ["ab \ncd", "אב \nגד"] {
      let block = try Paragraph.square(text).layout(width: 100)
      #expect(block.lines.map(\.width) == [20, 20])
      #expect(block.lines.map(\.hangingWidth) == [10, 0])
      #expect(block.lines.map(\.visibleEnd) == [2, 6])
      #expect(block.lines.map(\.frame.minX) == [0, 0])
    }
    let hebrew = try Paragraph.square("אב \nגד").layout(width: 100)
    #expect(hebrew.glyphRuns(inLine: 0).flatMap(\.glyphs).map(\.origin.x).min() == -10)
  }

  @Test("parley #531, #746, #772, #834: max-content around newlines and inline boxes")
  func maxContentAroundNewlinesAndBoxes() throws {
    let box = InlineBox(offset: 1, width: 35, ascent: 9, descent: 1)
    func width(_ text: String, _ boxes: [InlineBox] = []) throws -> LayoutUnit {
      try Paragraph.square(text, boxes: boxes).maxContentWidth
    }
    #expect(try width("aaa\nbb") == 30)
    #expect(try width("aa\nbbb\n") == 30)
    #expect(try width("\n\naa") == 20)
    #expect(try width("a\u{FFFC}\nbb", [box]) == 45)
    #expect(try width("a\u{FFFC}b", [box]) == 55)
    #expect(try width("\n\u{FFFC}", [box]) == 35)
    let paragraph = try Paragraph.square("a\u{FFFC}b cc", boxes: [box])
    #expect(paragraph.layout(width: paragraph.maxContentWidth.points).lines.count == 1)
  }

  @Test("blitz #705, #619: a measurement of the width alone leaves no height of 0 behind")
  func heightsAreNeverZero() throws {
    let paragraph = try Paragraph.square("aa bb")
    let widths: [AvailableWidth] = [.fixed(paragraph.minContentWidth()), .unbounded, .fixed(0), .fixed(20)]
    for _ in 0..<2 {
      #expect(widths.map { paragraph.size(in: $0).height } == [20, 10, 40, 20])
    }
  }

  @Test("parley #186, #194, typst #697, taffy adversarial_styles.rs: numbers that are none")
  func numbersThatAreNone() throws {
    #expect(try Paragraph.square("").layout(width: 0).size == Size(width: 0, height: 10))
    let odd = [Double.nan, .infinity, -.infinity, -1, 0, 1e308, .leastNonzeroMagnitude]
    for number in odd {
      let box = InlineBox(offset: 1, width: number, ascent: number, descent: number)
      var style = TextStyle.system(number)
      style.letterSpacing = number
      style.wordSpacing = number
      style.baselineOffset = number
      let run = StyleRun(range: 2..<5, style: style)
      let paragraph = try Paragraph.square("a\u{FFFC} b\tcc", runs: [run], boxes: [box])
      for rule in [LineHeight.natural, .multiple(number), .fixed(number), .minimum(number)] {
        for width in odd {
          let block = paragraph.layout(width: width, options: LayoutOptions(lineHeight: rule))
          #expect(block.size.width >= 0 && block.size.height >= 0)
          #expect(block.lines.first?.start == 0 && block.lines.last?.end == 7)
        }
      }
    }
    // The sum of the widths of the largest number of boxes in a text does not overflow.
    let boxes = (0..<300).map {
      InlineBox(offset: $0, width: .infinity, ascent: .infinity, descent: .infinity)
    }
    let text = String(repeating: "\u{FFFC}", count: 300)
    let block = try Paragraph.square(text, boxes: boxes).layout(
      width: 100, options: LayoutOptions(lineHeight: .multiple(.infinity)))
    #expect(block.lines.count == 300)
    #expect(block.size.height > block.size.width)
    for size in [Double.nan, -1, 0] {
      let text = StyledText("abc", style: .system(size))
      #expect(Paragraph(text, fonts: try TestFonts.square.get()).layout(width: 100).size == .zero)
    }
  }

  @Test("flutter #62819, #27655, #133608: widths are the font's own numbers, hinted nowhere")
  func widthsAreTheFontsOwnNumbers() throws {
    // In Noto Sans an em has 1000 units; n is 618 units wide and o 605 (hmtx).
    #expect(try Paragraph.bundled("nono", size: 1_000).maxContentWidth == 2_446)
    for size in 1...64 {
      let units = (2_446 * 64 * size + 999) / 1_000
      let width = try Paragraph.bundled("nono", size: Double(size)).maxContentWidth
      #expect(abs(width.rawValue - units) <= 1, "at \(size)")
    }
  }
}
