import Testing
import TextLayout
import TextShaping

/// Tests of the arithmetic of widths and positions, without text.
@Suite struct GeometryTests {
  @Test("a width for text is rounded down to 1/64 point; what is no width is 0, what has no end no limit")
  func availableWidths() {
    #expect(AvailableWidth(roundingDown: 10.99 / 64) == .fixed(LayoutUnit(rawValue: 10)))
    #expect(AvailableWidth(10.99 / 64) == .fixed(LayoutUnit(rawValue: 11)))
    for width in [0, -1, -Double.infinity, .nan, .leastNonzeroMagnitude] {
      #expect(AvailableWidth(roundingDown: width) == .fixed(0))
    }
    #expect(AvailableWidth(roundingDown: .infinity) == .unbounded)
    #expect(AvailableWidth(roundingDown: 1e300) == .unbounded)
  }

  @Test("an advance becomes units by rounding up for boxes and to nearest for places, below zero too")
  func unitsOfAdvances() {
    let halfUnit = Advance(rawValue: 512)
    #expect(LayoutUnit(roundingUp: halfUnit) == LayoutUnit(rawValue: 1))
    #expect(LayoutUnit(roundingUp: .zero - halfUnit) == 0)
    #expect(LayoutUnit(nearest: halfUnit) == LayoutUnit(rawValue: 1))
    #expect(LayoutUnit(nearest: halfUnit - Advance(rawValue: 1)) == 0)
    #expect(LayoutUnit(rawValue: -3).advance == halfUnit * -6)
    #expect(LayoutUnit(roundingUpPoints: 1.001) == LayoutUnit(rawValue: 65))
    #expect(LayoutUnit(roundingDownPoints: -1.001) == LayoutUnit(rawValue: -65))
  }

  @Test("an advance from outside is held within 2²⁴ points, and a font's size within 2,000")
  func advancesFromOutside() {
    #expect(Advance(points: .nan) == .zero)
    #expect(Advance(points: -.infinity).points == -16_777_216 && Advance(points: 1e300).points == 16_777_216)
    #expect(Advance(rawValue: -7).share(1, of: 2) == Advance(rawValue: -3))
    #expect(Advance(points: 0.5 / 1_024).decided == Advance(points: 1.0 / 1_024))
    #expect((Advance(points: 0.5 / 1_024) - Advance(rawValue: 1)).decided == .zero)
    let sizes = [-Double.infinity, .nan, 13.5, .infinity].map(FontInstance.size(points:))
    #expect(sizes == [0, 0, 884_736, 131_072_000])
  }

  @Test("places describe themselves by their numbers, in points")
  func descriptions() {
    #expect("\(Point(x: 1.5, y: -2))" == "[1.5, -2]")
    #expect("\(Size(width: 10, height: 0.25))" == "[10, 0.25]")
    #expect("\(Rect(x: 1, y: 2, width: 3, height: 4))" == "[1, 2, 3, 4]")
    #expect("\(Insets(top: 1, left: 2, bottom: 3, right: 4))" == "[1, 2, 3, 4]")
  }

  @Test(
    "what is aligned leaves its free room on the other side",
    arguments: [
      (TextAlignment.left, 0, 0), (.right, 7, 7), (.center, 3.5, 3.5), (.start, 0, 7), (.end, 7, 0),
      (.justify, 0, 7),
    ] as [(TextAlignment, LayoutUnit, LayoutUnit)])
  func alignmentOffsets(alignment: TextAlignment, leftToRight: LayoutUnit, rightToLeft: LayoutUnit) {
    #expect(alignment.offset(of: 7, isRightToLeft: false) == leftToRight)
    #expect(alignment.offset(of: 7, isRightToLeft: true) == rightToLeft)
  }
}
