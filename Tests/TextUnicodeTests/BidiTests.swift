import Testing
import TextUnicode

@Suite("Bidi")
struct BidiTests {
  @Test func plainTextNeedsNothing() {
    let text = units("Hello, 日本 😀 1\n2")
    #expect(!needsBidi(text))
    let analysis = BidiAnalysis(text.span)
    #expect(analysis.isLeftToRight)
    #expect(analysis.paragraphs.map(\.range) == [0..<15, 15..<16])
    for sample in ["א", "ع", "١", "\u{202B}", "\u{2067}", "\u{1E900}", "\u{10A00}"] {
      let text = units("abc " + sample)
      #expect(needsBidi(text))
      #expect(decoded(text).needsBidi)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{1C}", "\u{85}", "\u{2029}"])
  func eachParagraphFindsItsOwnDirection(separator: String) {
    let text = units("abc\(separator)אבג\(separator)123")
    let length = separator.utf16.count
    let auto = BidiAnalysis(text.span)
    #expect(auto.paragraphs.map(\.baseLevel) == [0, 1, 0])
    #expect(auto.paragraphs.map(\.range.count) == [3 + length, 3 + length, 3])
    let fallback = BidiAnalysis(text.span, direction: .autoRightToLeft)
    #expect(fallback.paragraphs.map(\.baseLevel) == [0, 1, 1])
    #expect(bidi(text, .rightToLeft).paragraphs.allSatisfy { $0.baseLevel == 1 })
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{2028}"])
  func lineSeparatorsEndNoParagraph(separator: String) {
    let text = units("abc\(separator)אבג")
    #expect(bidi(text).paragraphs.count == 1)
  }

  @Test func supplementaryCharactersFillBothUnits() {
    let text = units("a\u{1E900}\u{1E901}")
    #expect(Array(bidi(text).levels) == [0, 1, 1, 1, 1])
  }

  @Test func trailingWhiteSpaceOfALineTakesTheBaseLevel() {
    // "אבג דה " is on a line of its own, because L1 applies to each line.
    let text = units("אבג דה a")
    let analysis = BidiAnalysis(text.span, direction: .leftToRight)
    #expect(Array(analysis.levels[0..<4]) == [1, 1, 1, 1])
    let line = BidiLine.levels(of: 0..<4, paragraphLevels: analysis.levels, baseLevel: 0, in: text.span)
    #expect(Array(line) == [1, 1, 1, 0])
    #expect(BidiLine.trailingStart(of: 0..<4, in: decoded(text)) == 3)
  }

  @Test func visualOrderReversesByLevel() {
    #expect(BidiLine.visualOrder(ofLevels: [0, 0] as [UInt8]) == [0, 1])
    #expect(BidiLine.visualOrder(ofLevels: [0, 1, 2, 1, 0] as [UInt8]) == [0, 3, 2, 1, 4])
    #expect(BidiLine.visualOrder(ofLevels: [1, 2, 2, 1] as [UInt8]) == [3, 1, 2, 0])
    #expect(BidiLine.visualOrder(ofLevels: [] as [UInt8]) == [])
  }
}
