import BundledFonts
import Foundation
import Testing
import TextShaping
import TextUnicode

/// Tests that a text is never shaped twice, although the shaper learns which letters of a font interact only
/// while it shapes texts.
@Suite struct SeenTextTests {
  @Test func nothingIsShapedASecondTime() throws {
    let fonts = FontCollection(
      faces: try ["NotoSans-Italic.ttf", "NotoColorEmoji.ttf"].map {
        try FontFace(path: BundledFonts.url(for: $0).path)
      })
    let words = ["AVATAR ", "office ", "Tomé ", "Wałęsa ", "first ", "To. ", "LVT ", "Être "]
    let texts = (0..<24).map { number in
      (0..<4).map { words[(number * 5 + $0 * $0) % words.count] }.joined() + "\(number)"
    }
    let emoji = (0..<24).map { number in
      ["😀", "👍🏽", "❤️", "🇩🇪", "👩‍🚀"][number % 5] + String(UnicodeScalar(0x1F600 + UInt32(number))!)
    }
    let session = ShapingSession(fonts: fonts)
    func shape() -> [ContiguousArray<UInt32>] {
      zip(texts, emoji).flatMap { [($0, 0, Script.latin), ($1, 1, Script.common)] }.map {
        text, face, script in
        var glyphs: ContiguousArray<Glyph> = []
        let units = ContiguousArray(text.utf16)
        session.shape(
          units.span, range: 0..<units.count,
          properties: ShapingProperties(
            font: fonts.instance(of: fonts.faces[face], size: FontInstance.size(points: 16)), script: script,
            language: nil, features: [], level: 0), into: &glyphs)
        return ContiguousArray(glyphs.map(\.id))
      }
    }
    let first = shape()
    let before = fonts.shapingPool.cache.counts.misses
    #expect(before > 0)
    #expect(shape() == first && shape() == first)
    #expect(fonts.shapingPool.cache.counts.misses == before)
  }
}
