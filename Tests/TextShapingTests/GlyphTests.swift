import Testing
import TextShaping

@Suite struct GlyphTests {
  @Test func glyphsAreDescribedInPoints() {
    let letter = Glyph(id: 36, cluster: 2, xAdvance: 65_536 * 5 / 4, flags: .isUnsafeToBreak)
    #expect("\(letter)" == "36 at offset 2 with advance 1.25")
    let mark = Glyph(id: 900, cluster: 2, xAdvance: 0, xOffset: -32_768, yOffset: 65_536)
    #expect("\(mark)" == "900 at offset 2 with advance 0.0, drawn at (-0.5, 1.0) from the pen")
  }
}
