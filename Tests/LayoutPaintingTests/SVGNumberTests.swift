import LayoutPainting
import Testing
import TextLayout

@Suite struct SVGNumberTests {
  @Test(arguments: [
    (0, "0"), (64, "1"), (-64, "-1"), (32, "0.5"), (1, "0.016"), (-1, "-0.016"), (63, "0.984"),
    (64 * 1_234 + 16, "1234.25"),
  ])
  func lengths(units: Int, text: String) {
    #expect(SVGNumber.text(LayoutUnit(rawValue: units)) == text)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (12.3456, "12.346"), (-7.1, "-7.1"),
    (100, "100"),
    (.nan, "0"), (.infinity, "0"), (1e300, "1000000000000000"),
  ])
  func doubles(value: Double, text: String) {
    #expect(SVGNumber.text(value) == text)
  }
}
