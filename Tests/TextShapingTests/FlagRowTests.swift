import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping
import TextUnicode

/// Rows of regional indicators, most of which are no flags: Noto Color Emoji takes the flags that it has first, wherever they
/// stand, and then puts others together two by two. Whatever was shaped before, they come to what HarfBuzz makes of them.
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

  /// The glyph, its position and its cluster.
  private func seen(_ glyphs: ContiguousArray<Glyph>) -> [[Int32]] {
    glyphs.map { [Int32($0.id), $0.cluster, $0.xAdvance, $0.xOffset, $0.yOffset] }
  }

  private func fresh(_ text: ContiguousArray<UInt16>) -> [[Int32]] {
    var glyphs: ContiguousArray<Glyph> = []
    Shaper().shape(text.span, range: 0..<text.count, properties: properties, into: &glyphs)
    return seen(glyphs)
  }

  /// BA is a flag; AA, AB and BB are none.
  private static func row(_ number: Int, length: Int) -> String {
    (0..<length).map { number >> $0 & 1 == 0 ? "🇦" : "🇧" }.joined()
  }

  @Test(arguments: ["", "😀", "❤️", "\u{FE0F}", "\u{200D}"])
  func aRowDoesNotDependOnOthers(between: String) {
    let session = ShapingSession(fonts: fonts)
    // From many to few, so that parts of rows were seen before they are rows of their own; and reversed.
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
