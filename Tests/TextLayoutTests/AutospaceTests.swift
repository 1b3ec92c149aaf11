import TestSupport
import TextLayout
import TextShaping
import TextUnicode
import Testing

/// Tests CSS Text 4 §8.4, `text-autospace`: an eighth of an em between ideographs and letters or digits.
@Suite struct AutospaceTests {
  private let spaced = ParagraphOptions(autospace: .normal)

  private func layout(_ text: String, width: Double = 1_000, size: Double = 16) throws -> TextBlock {
    let block = try Paragraph.bundled(text, size: size, language: "ja", options: spaced).layout(width: width)
    #expect(block.differencesFromFreshShaping().isEmpty, "\(text) at \(width)")
    return block
  }

  private func gaps(in text: String) throws -> Double {
    let plain = try Paragraph.bundled(text, language: "ja").maxContentWidth
    return (try layout(text).size.width - plain).points / 2
  }

  @Test(arguments: [
    ("漢a", 1), ("a漢", 1), ("漢a漢", 2), ("第1章", 2), ("カナab", 1), ("漢é漢", 2), ("漢Ж", 1), ("漢한", 0), ("한a", 1),
    ("ㄅa", 1), ("漢ｱ", 0), ("漢א", 1),
    ("漢 a", 0), ("漢、a", 0), ("漢Ａ", 0), ("漢１", 0), ("漢😀a", 0), ("漢\na", 0), ("漢字", 0), ("ab 12", 0),
    ("漢・a", 0),
    ("漢-a", 0), ("e\u{301}漢", 1), ("か\u{3099}a", 1),
  ]) func standsBetweenIdeographsAndLetters(_ text: String, _ count: Int) throws {
    #expect(abs(try gaps(in: text) - Double(count)) <= 0.02, "\(text)")
  }

  @Test func aLineNeitherBeginsNorEndsWithAGap() throws {
    let whole = try layout("漢a漢")
    let letter = try Paragraph.bundled("a").maxContentWidth
    #expect(whole.size.width == 32 + letter + 4)
    #expect(whole.glyphRuns(inLine: 0).flatMap(\.glyphs).map(\.origin.x).count == 3)
    // Only one of the two gaps fits on the line.
    let two = try layout("漢a漢", width: (18 + letter).points)
    #expect(two.lines.map(\.start) == [0, 2] && two.lines.map(\.width) == [18 + letter, 16])
    #expect(two.validWidths.contains((18 + letter).points))
    #expect(!two.validWidths.contains((20 + letter + 16).points))
    let three = try layout("漢a漢", width: (17 + letter).points)
    #expect(three.lines.map(\.width) == [16, letter, 16])
    #expect(three.glyphRuns(inLine: 2).flatMap(\.glyphs).map(\.origin.x) == [0])
  }

  /// In an Arabic or Hebrew run the gap is on the right, before the text.
  @Test func rightToLeftGapsAreOnTheRight() throws {
    let block = try layout("漢שב漢")
    let runs = block.glyphRuns(inLine: 0)
    let hebrew = try #require(runs.first { $0.isRightToLeft })
    let plain = try Paragraph.bundled("שב").maxContentWidth
    #expect(abs((block.size.width - plain - 36).points) <= 1 / 32)
    #expect(hebrew.glyphs.count == 2)
  }

  /// Lines that are assembled from cached pieces equal lines that are shaped again: at all widths,
  /// streamed, truncated and justified.
  @Test func linesHoldTogether() throws {
    let text = "漢字ABC漢字123 漢字、e\u{301}漢fi漢한글漢\u{200D}aلا漢لا 第10章a漢。ー々っb한글c"
    let paragraph = try Paragraph.bundled(text, language: "ja", options: spaced)
    for width in stride(from: 0.0, through: 320, by: 7.5) {
      for options in [
        LayoutOptions(), LayoutOptions(alignment: .justify), LayoutOptions(maximumLines: 2),
        LayoutOptions(maximumLines: 1, truncation: .middle), LayoutOptions(wrap: .characters),
      ] {
        let block = paragraph.layout(width: width, options: options)
        #expect(block.differencesFromFreshShaping().isEmpty, "\(width)")
        for line in block.lines where block.lines.count > 1 && line.end - line.start > 2 && width > 40 {
          #expect(line.width.points <= width + 0.02 || options.truncation == .middle)
        }
      }
      #expect(paragraph.measure(in: AvailableWidth(width)) == TextMeasure(paragraph.layout(width: width)))
    }
    var streamed = StreamedParagraph(
      StyledText("", style: TextStyle(size: 16, language: "ja")), options: spaced,
      fonts: try TestFonts.bundled.get())
    for character in text { streamed.append(String(character)) }
    #expect(streamed.size(in: .fixed(100)) == paragraph.size(in: .fixed(100)))
    #expect(streamed.paragraph.layout(width: 100).lineTexts == paragraph.layout(width: 100).lineTexts)
  }

  /// The em is measured with an ideograph of the first font, if it has one.
  @Test func theGapIsAnEighthOfAnIdeograph() throws {
    let fonts = try TestFonts.bundled.get()
    func width(_ size: Double, _ autospace: TextAutospace) -> LayoutUnit {
      Paragraph(
        StyledText("漢a", style: TextStyle(size: size)), options: ParagraphOptions(autospace: autospace),
        fonts: fonts
      ).maxContentWidth
    }
    for size in [8.0, 20, 64] {
      #expect(abs((width(size, .normal) - width(size, .noAutospace)).points - size / 8) <= 1 / 32)
    }
  }
}
