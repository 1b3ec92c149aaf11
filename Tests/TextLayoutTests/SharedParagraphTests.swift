import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that equal texts share a paragraph.
@Suite struct SharedParagraphTests {
  private func fonts(_ limit: ShapeCacheLimit = .standard) throws -> FontCollection {
    FontCollection(faces: try TestFonts.bundled.get().faces, cache: limit)
  }

  @Test func aTextIsKeptFromItsSecondComingOn() throws {
    let fonts = try fonts()
    func paragraph(_ text: String) -> Paragraph {
      .shared(StyledText(text, style: .system(13)), fonts: fonts)
    }
    let first = paragraph("12:34")
    let second = paragraph("12:34")
    #expect(first !== second)
    #expect(paragraph("12:34") === second)
    #expect(paragraph("12:35") !== second)
    #expect(fonts.shapingPool.results.counts.hits == 1)
    fonts.emptyShapeCache()
    #expect(fonts.shapingPool.results.counts.bytes == 0)
    #expect(paragraph("12:34") !== second)
  }

  /// The two strings are equal, but stored separately.
  @Test func equivalentTextsAreToldApart() throws {
    let fonts = try fonts()
    let texts = ["caf\u{E9}", "cafe\u{301}"]
    #expect(texts[0] == texts[1])
    for _ in 0..<4 {
      for text in texts {
        let paragraph = Paragraph.shared(StyledText(text, style: .system(13)), fonts: fonts)
        #expect(paragraph.length == text.utf16.count)
      }
    }
  }

  @Test func whatElseDecidesIsToldApart() throws {
    let fonts = try fonts()
    let styles = [
      TextStyle(size: 13), TextStyle(size: 14), TextStyle(size: 13, weight: .bold),
      TextStyle(size: 13, slant: .italic), TextStyle(size: 13, letterSpacing: 1),
      TextStyle(size: 13, language: "ja"), TextStyle(size: 13, baselineOffset: 2),
    ]
    let options = [
      ParagraphOptions(), ParagraphOptions(direction: .rightToLeft), ParagraphOptions(whiteSpace: .normal),
      ParagraphOptions(policy: .browser), ParagraphOptions(tabSize: 2),
    ]
    for _ in 0..<3 {
      for style in styles {
        for options in options {
          let text = StyledText("Yesterday, 12:34", style: style)
          let shared = Paragraph.shared(text, options: options, fonts: fonts)
          let own = Paragraph(text, options: options, fonts: fonts)
          let (left, right) = (shared.layout(width: 80), own.layout(width: 80))
          #expect(left.lines == right.lines && shared.styledText == text)
          #expect(left.lines.indices.allSatisfy { left.glyphRuns(inLine: $0) == right.glyphRuns(inLine: $0) })
        }
      }
    }
  }

  @Test func memoryIsBounded() throws {
    let fonts = try fonts(.bytes(1 << 20))
    for round in 0..<6 {
      for number in 0..<2_000 {
        _ = Paragraph.shared(
          StyledText("Message \(number) of \(round / 3)", style: .system(13)), fonts: fonts)
      }
    }
    let counts = fonts.shapingPool.results.counts
    #expect(counts.bytes > 0 && counts.bytes <= 1 << 19)
    #expect(counts.hits > 0)
  }

  @Test func nothingIsKeptWithoutACache() throws {
    let fonts = try fonts(.off)
    let text = StyledText("12:34", style: .system(13))
    let paragraphs = (0..<4).map { _ in Paragraph.shared(text, fonts: fonts) }
    #expect(paragraphs[2] !== paragraphs[3])
    #expect(!fonts.shapingPool.results.isOn)
  }
}
