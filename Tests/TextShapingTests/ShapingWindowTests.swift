import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Tests that a long run, which is shaped in several windows, gets the same glyphs as in one call.
@Suite struct ShapingWindowTests {
  private struct Sample: Sendable, CustomStringConvertible {
    let text: String
    let font: String
    let script: String
    var isRightToLeft = false

    var description: String { "\(script): \(text)" }
  }

  private static let samples = [
    Sample(
      text: "The quick brown AVATAR office fjord, To. Wały ", font: "NotoSans-Regular.ttf", script: "Latn"),
    Sample(text: "AVATAVAVWAVAT", font: "NotoSans-Regular.ttf", script: "Latn"),
    Sample(text: "ффi fi ffi Жизнь ", font: "NotoSans-Regular.ttf", script: "Cyrl"),
    Sample(text: "a\u{301}\u{336}b\u{308}\u{323} e\u{301}", font: "NotoSans-Regular.ttf", script: "Latn"),
    Sample(text: "中文日本語、「文字」。", font: "NotoSansCJK-Regular.ttc", script: "Hani"),
    Sample(
      text: "السلام عليكم ورحمة الله ", font: "NotoSansArabic-Regular.ttf", script: "Arab",
      isRightToLeft: true),
    Sample(text: "ببببلا", font: "NotoSansArabic-Regular.ttf", script: "Arab", isRightToLeft: true),
    Sample(text: "שָׁלוֹם עולם ", font: "NotoSansHebrew-Regular.ttf", script: "Hebr", isRightToLeft: true),
    Sample(text: "नमस्ते क्षत्रिय दुनिया ", font: "NotoSansDevanagari-Regular.ttf", script: "Deva"),
    Sample(text: "สวัสดีชาวโลกน้ำ", font: "NotoSansThai-Regular.ttf", script: "Thai"),
    Sample(text: "မြန်မာဘာသာစကား", font: "NotoSansMyanmar-Regular.ttf", script: "Mymr"),
    Sample(text: "🇩🇪🇫🇷", font: "NotoColorEmoji.ttf", script: "Zyyy"),
    Sample(text: "🇩🇪🇫", font: "NotoColorEmoji.ttf", script: "Zyyy"),
    Sample(text: "😀👩‍👩‍👧👍🏽🇩🇪🇫1️⃣", font: "NotoColorEmoji.ttf", script: "Zyyy"),
  ]

  private func properties(_ sample: Sample) throws -> (FontCollection, ShapingProperties) {
    let face = try FontFace(path: BundledFonts.url(for: sample.font).path)
    let fonts = FontCollection(faces: [face])
    let properties = ShapingProperties(
      font: fonts.instance(of: face, size: FontInstance.size(points: 16)),
      script: try #require(Script(tag: sample.script)), language: nil, features: [],
      level: sample.isRightToLeft ? 1 : 0)
    return (fonts, properties)
  }

  /// Returns the id, the cluster and the positions of each glyph.
  private func seen(_ glyphs: ContiguousArray<Glyph>) -> [[Int32]] {
    glyphs.map { [Int32($0.id), $0.cluster, $0.xAdvance, $0.xOffset, $0.yOffset] }
  }

  @Test(arguments: samples)
  private func windowsGiveTheGlyphsOfTheWhole(_ sample: Sample) throws {
    let (fonts, properties) = try properties(sample)
    let text = ContiguousArray(String(repeating: sample.text, count: 40).utf16)
    let range = 0..<text.count
    var whole: ContiguousArray<Glyph> = []
    Shaper().shape(text.span, range: range, properties: properties, into: &whole)
    for (longest, overlap) in [(96, 24), (131, 40), (200, 64)] {
      for cache in [nil, fonts] {
        let session = ShapingSession(
          fonts: cache, windows: ShapingWindows(longest: longest, overlap: overlap))
        // The second call takes the glyphs from the cache.
        for _ in 0..<2 {
          var parts: ContiguousArray<Glyph> = []
          session.shape(text.span, range: range, properties: properties) { parts.append(contentsOf: $0) }
          #expect(seen(parts) == seen(whole), "\(sample), windows of \(longest)")
        }
      }
    }
  }

  @Test func aLongRunComesInSmallParts() throws {
    let (fonts, properties) = try properties(Self.samples[0])
    let text = ContiguousArray(String(repeating: Self.samples[0].text, count: 2_000).utf16)
    var counts: [Int] = []
    ShapingSession(fonts: fonts).shape(text.span, range: 0..<text.count, properties: properties) {
      counts.append($0.count)
    }
    #expect(counts.count > 8 && counts.allSatisfy { $0 <= ShapingWindows.standard.longest })
  }

  @Test func aRunThatCannotBePartedIsShapedAsAWhole() throws {
    let (_, properties) = try properties(Self.samples[6])
    let text = ContiguousArray(String(repeating: "ب", count: 30_000).utf16)
    var counts: [Int] = []
    let windows = ShapingWindows(longest: 512, overlap: 64)
    let session = ShapingSession(fonts: nil, windows: windows)
    session.shape(text.span, range: 0..<text.count, properties: properties) {
      counts.append($0.count)
    }
    #expect(counts == [30_000])
  }
}
