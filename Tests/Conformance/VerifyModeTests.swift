import TestSupport
import Testing
import TextLayout

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
}
