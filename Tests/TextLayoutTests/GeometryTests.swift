import Testing
import TextLayout

/// Widths and places as numbers, without any text.
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
