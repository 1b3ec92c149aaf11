import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that lines whose height is limited keep the room of scripts whose consonants stand below each other.
@Suite struct StackedScriptTests {
  private static let texts = [
    "ကျေးဇူးတင်ပါတယ် ဒီနေ့ဘယ်လိုလဲ", "ស្ត្រីម្នាក់ក្នុងព្រះរាជាណាចក្រ", "བཀྲ་ཤིས་བདེ་ལེགས་སྒྲུབ", "ꦲꦏ꧀ꦱꦫꦗꦮ",
  ]

  /// The options under which lines have about the height of Latin ones.
  private static let limits = [
    LayoutOptions(lineHeight: .limited(1.2)), LayoutOptions(lineHeight: .limited(1)),
    LayoutOptions(lineHeight: .natural, strut: .first),
  ]

  /// All letters stay between the upper and the lower edge of their line, alone and beside other letters.
  @Test(arguments: texts) func lettersStayInTheirLines(text: String) throws {
    let outlines = GlyphOutlines()
    for options in Self.limits {
      for words in [text, "Word \(text) word"] {
        let block = try Paragraph.bundled(words).layout(width: 90, options: options)
        for (number, line) in block.lines.enumerated() {
          for run in block.glyphRuns(inLine: number) {
            let scale = run.font.pointSize / Double(run.font.face.metrics.unitsPerEm)
            for glyph in run.glyphs {
              guard let bounds = outlines.path(of: glyph.id, in: run.font).bounds else { continue }
              let y = glyph.origin.y.points
              #expect(y - bounds.maximum.y * scale >= line.frame.minY.points - 0.02, "\(words)")
              #expect(y - bounds.minimum.y * scale <= line.frame.maxY.points + 0.02, "\(words)")
            }
          }
        }
      }
    }
  }

  /// Other scripts have about the height of Latin letters, however tall their fonts are.
  @Test func otherScriptsKeepTheLimit() throws {
    func height(_ text: String) throws -> Double {
      try Paragraph.bundled(text).layout(width: 900, options: Self.limits[0]).size.height.points
    }
    let latin = try height("word")
    for text in ["مرحبا", "नमस्ते", "สวัสดี", "שלום"] {
      #expect(try height(text) <= latin * 1.2 + 0.1, "\(text)")
    }
    #expect(try height("ကျေးဇူး") > latin * 1.3)
  }
}
