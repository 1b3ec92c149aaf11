import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Tests the places before marks that no rule of a font connects with the text before them.
@Suite struct InertGlyphsTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let font: String
    let script: String
    let words: [String]
    let marks: [String]

    var testDescription: String { script }
  }

  static let samples = [
    Sample(
      font: "NotoSerifTibetan-Regular.ttf", script: "Tibt",
      words: ["སྐྱེ", "བོ", "རེ", "རེར", "རྩ", "ཁྲིམས", "སམ", "ཐོག", "ལྗོངས", "གྱི", "ཨོཾ", "རྒྱལ", "ཀྵ"],
      marks: ["་", "་", "་", "། ", "་ ", "༔"]),
    Sample(
      font: "NotoSansMyanmar-Regular.ttf", script: "Mymr",
      words: ["မြန်မာ", "ဒီနေ့", "ဘယ်လို", "လဲ", "ဘူတာ", "မှာ", "တွေ့", "မယ်", "သြဂုတ်", "အင်္ဂလန်", "က္က"],
      marks: ["", "", "", " ", "၊ ", "။ "]),
  ]

  private func text(_ sample: Sample, _ random: inout SeededGenerator, words: Int = 60) -> ContiguousArray<
    UInt16
  > {
    ContiguousArray(
      (0..<words).map { _ in random.pick(sample.words) + random.pick(sample.marks) }.joined().utf16)
  }

  /// Glyphs that were shaped in two pieces are those of the whole, wherever the pieces are cut at their other ends.
  @Test(arguments: samples) func piecesJoinThere(_ sample: Sample) throws {
    let face = try FontFace(path: BundledFonts.url(for: sample.font).path)
    let fonts = FontCollection(faces: [face])
    let properties = ShapingProperties(
      font: fonts.instance(of: face, size: FontInstance.size(points: 16)),
      script: try #require(Script(tag: sample.script)), language: nil, features: [], level: 0)
    let shaper = Shaper()
    func glyphs(_ text: ContiguousArray<UInt16>, _ range: Range<Int>) -> ContiguousArray<Glyph> {
      var glyphs: ContiguousArray<Glyph> = []
      shaper.shape(text.span, range: range, properties: properties, into: &glyphs)
      return glyphs
    }
    func seen(_ glyphs: ContiguousArray<Glyph>) -> [[Int32]] {
      glyphs.map { [Int32($0.id), $0.cluster, $0.xAdvance, $0.xOffset, $0.yOffset] }
    }
    var random = SeededGenerator(seed: 50)
    var joints = 0
    for _ in 0..<30 {
      let text = text(sample, &random)
      let whole = glyphs(text, 0..<text.count)
      let starts = Set(whole.map { Int($0.cluster) }).sorted()
      let clear = Set(whole.filter { $0.flags.isEmpty && $0.cluster > 0 }.map { Int($0.cluster) })
      joints += clear.count
      for joint in clear.sorted() {
        let start = random.pick(starts.filter { $0 < joint && $0 + 12 >= joint })
        let end = random.pick(
          starts.filter { $0 > joint && $0 <= joint + 12 } + [min(text.count, joint + 12)])
        // A cut may be anywhere except in a surrogate pair; HarfBuzz then shapes broken syllables.
        for (start, end) in [
          (start, end), (max(0, joint - 1 - random.below(4)), min(text.count, joint + 1 + random.below(4))),
        ] {
          let parts = glyphs(text, start..<joint) + glyphs(text, joint..<end)
          #expect(seen(parts) == seen(glyphs(text, start..<end)), "\(start) \(joint) \(end)")
        }
      }
    }
    print("Joints in \(sample.script): \(joints)")
    // Tibetan has a mark after nearly each word, Burmese only spaces and two marks.
    #expect(joints > (sample.script == "Tibt" ? 1_200 : 200))
  }

  /// A text of up to 64 code units has HarfBuzz's own flags.
  @Test func shortTextsAreLeftAlone() throws {
    let sample = Self.samples[0]
    let face = try FontFace(path: BundledFonts.url(for: sample.font).path)
    let fonts = FontCollection(faces: [face])
    let properties = ShapingProperties(
      font: fonts.instance(of: face, size: FontInstance.size(points: 16)),
      script: try #require(Script(tag: sample.script)), language: nil, features: [], level: 0)
    let text = ContiguousArray(String(repeating: "བོ་", count: 21).utf16)
    var glyphs: ContiguousArray<Glyph> = []
    Shaper().shape(text.span, range: 0..<text.count, properties: properties, into: &glyphs)
    #expect(glyphs.dropFirst().allSatisfy { $0.flags.contains(.isUnsafeToConcat) })
  }
}
