import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Tests rows of regional indicators, most pairs of which are no flags. Noto Color Emoji first combines the
/// pairs that are flags, wherever they are, and then the others two by two. Whatever was shaped before, the
/// glyphs must be those of HarfBuzz.
@Suite struct FlagRowTests {
  private let fonts: FontCollection
  private let properties: ShapingProperties

  init() throws {
    fonts = FontCollection(faces: [
      try FontFace(path: BundledFonts.url(for: "NotoColorEmoji.ttf").path)
    ])
    properties = ShapingProperties(
      font: fonts.instance(of: fonts.faces[0], size: FontInstance.size(points: 16)), script: .common,
      language: nil, features: [], level: 0)
  }

  /// Returns the id, the cluster and the positions of each glyph.
  private func seen(_ glyphs: ContiguousArray<Glyph>) -> [[Int32]] {
    glyphs.map { [Int32($0.id), $0.cluster, $0.xAdvance, $0.xOffset, $0.yOffset] }
  }

  private func fresh(_ text: ContiguousArray<UInt16>) -> [[Int32]] {
    var glyphs: ContiguousArray<Glyph> = []
    Shaper().shape(text.span, range: 0..<text.count, properties: properties, into: &glyphs)
    return seen(glyphs)
  }

  /// Returns a row of the letters A and B, chosen by the bits of a number. Only the pair BA is a flag.
  private static func row(_ number: Int, length: Int) -> String {
    (0..<length).map { number >> $0 & 1 == 0 ? "🇦" : "🇧" }.joined()
  }

  @Test(arguments: ["", "😀", "❤️", "\u{FE0F}", "\u{200D}"])
  func aRowDoesNotDependOnOthers(between: String) {
    let session = ShapingSession(fonts: fonts)
    // Longer rows first, so that parts of them are in the cache before they occur as rows; then shorter rows
    // first.
    let lengths = Array(1...8)
    for length in lengths.reversed() + lengths {
      for number in 0..<1 << length {
        let row = Self.row(number, length: length)
        let text = ContiguousArray((row + between + Self.row(number / 2, length: length / 2)).utf16)
        var glyphs: ContiguousArray<Glyph> = []
        session.shape(text.span, range: 0..<text.count, properties: properties, into: &glyphs)
        #expect(seen(glyphs) == fresh(text), "\(row)")
      }
    }
  }

  @Test func windowsGiveTheGlyphsOfTheWhole() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let text = ContiguousArray(
        (0..<40).map { _ in
          Self.row(Int.random(in: 0..<256, using: &random), length: 8)
            + (Bool.random(using: &random) ? "😀" : "")
        }
        .joined().utf16)
      var parts: ContiguousArray<Glyph> = []
      ShapingSession(fonts: nil, windows: ShapingWindows(longest: 96, overlap: 24)).shape(
        text.span, range: 0..<text.count, properties: properties
      ) { parts.append(contentsOf: $0) }
      #expect(seen(parts) == fresh(text))
    }
  }
}
