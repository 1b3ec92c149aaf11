import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Checks real text in verify mode: each line's glyphs, clusters, advances and offsets equal those of the
/// line shaped separately in its paragraph.
@Suite struct VerifyModeTests {
  private static let sizes = [12.0, 16, 27.5]
  private static let widths = [0.0, 40, 90, 133.5, 180, 260, 340, 1_000]

  @Test func chatLinesAreWhatShapingThemGives() throws {
    var layouts = 0
    for size in Self.sizes {
      for message in try Corpora.chat() {
        let paragraph = try Paragraph.bundled(message.text, size: size, language: message.language)
        for width in Self.widths {
          layouts += 1
          let differences = paragraph.layout(width: width).differencesFromFreshShaping()
          #expect(differences == [], "\(message.id) at \(size) pt and \(width)")
        }
      }
    }
    print("Verify mode: \(layouts) layouts of chat messages")
    #expect(layouts == 5_610 * 8 * 3)
  }

  @Test func longTextsAreWhatShapingThemGives() throws {
    for size in Self.sizes {
      for (name, text) in try Corpora.longTexts() {
        let paragraph = try Paragraph.bundled(text, size: size, language: String(name.prefix(2)))
        for width in Self.widths {
          let differences = paragraph.layout(width: width).differencesFromFreshShaping()
          #expect(differences == [], "\(name) at \(size) pt and \(width)")
        }
      }
    }
  }

  /// Tests a tab after autospace gaps, lines whose width negative spacing keeps at 0, a line break after five
  /// marks, which hide the letter before them from HarfBuzz, and letters that join against the direction of
  /// their script.
  @Test func unusualSpacingIsVerified() throws {
    let fonts = try TestFonts.bundled.get()
    func check(_ text: String, _ style: TextStyle, _ options: ParagraphOptions) {
      let paragraph = Paragraph(StyledText(text, style: style), options: options, fonts: fonts)
      for width in Self.widths + [1, 30, 41, 44, 50] {
        #expect(paragraph.layout(width: width).differencesFromFreshShaping() == [], "at \(width)")
      }
    }
    var style = TextStyle(size: 16)
    check("\u{0D4D}\u{30FC}\t\u{E000}", style, ParagraphOptions(autospace: .normal))
    style.wordSpacing = -9
    check(" ;", style, ParagraphOptions())
    check(" ;a", style, ParagraphOptions())
    style = TextStyle(size: 16, letterSpacing: 1.5)
    check(
      "\u{1877}\u{1851}\u{0346}\u{030F}\u{0322}\u{034F}\u{206B}\u{1891}\u{1891}\u{186C}\u{2062}\u{2025}\u{2015}\u{183A}",
      style, ParagraphOptions(direction: .rightToLeft, lineBreaks: LineBreakOptions(strictness: .anywhere)))
    style = TextStyle(size: 16)
    check("\u{202E}\u{18A8}\u{1896}\u{1806}\u{189E}", style, ParagraphOptions())
  }
}
