import LayoutGoldens
import Testing
import TextLayout

@Suite struct GoldenComparisonTests {
  private func changes(_ expected: GoldenText, _ actual: GoldenText) -> [String] {
    guard case .different(let differences) = actual.compared(with: expected) else { return [] }
    return differences.map(\.description)
  }

  @Test func aHeightIsNamed() {
    let expected = SampleLayout.text([SampleLayout.cell(height: 54)])
    let actual = SampleLayout.text([SampleLayout.cell(height: 71)])
    #expect(
      changes(expected, actual) == ["cell 0: height 54 → 71", "cell 0, bubble: height 27 → 44"])
  }

  @Test func aLineEndIsNamed() {
    #expect(
      changes(SampleLayout.text(lineEnds: [40, 60]), SampleLayout.text(lineEnds: [38, 60]))
        == ["cell 0, line 0: ends 40 → 38", "cell 0, line 1: starts 40 → 38"])
  }

  @Test func linesMoreAndLessAreCounted() {
    let two = SampleLayout.text(lineEnds: [1, 2])
    let five = SampleLayout.text(lineEnds: [1, 2, 3, 4, 5])
    #expect(changes(two, five) == ["cell 0: +3 lines"])
    #expect(changes(five, two) == ["cell 0: −3 lines"])
    #expect(
      changes(SampleLayout.text([SampleLayout.cell()]), SampleLayout.text([])) == ["−1 cell"])
  }

  @Test func toleranceIsInLayoutUnitsAndReportsTheLargestDeviation() {
    let expected = SampleLayout.text(lineEnds: [1], baseline: "14.000")
    let actual = SampleLayout.text(lineEnds: [1], baseline: "14.031")  // two units of 1/64
    #expect(
      actual.compared(with: expected, tolerance: LayoutUnit(rawValue: 2))
        == .equal(largestDeviation: LayoutUnit(rawValue: 2)))
    #expect(!actual.compared(with: expected, tolerance: LayoutUnit(rawValue: 1)).isSuccess)
    #expect(changes(expected, actual) == ["cell 0, line 0: baseline 14 → 14.03125"])
  }

  @Test func offsetsHaveNoTolerance() {
    let outcome = SampleLayout.text(lineEnds: [41]).compared(
      with: SampleLayout.text(lineEnds: [40]), tolerance: 100)
    #expect(!outcome.isSuccess)
  }

  @Test func anotherShaperIsNotCompared() {
    let expected = SampleLayout.text([SampleLayout.cell()])
    let actual = SampleLayout.text([SampleLayout.cell(height: 99)], shaper: "8.3.0")
    #expect(actual.compared(with: expected) == .incomparable(["harfbuzz \"6.0.0\" is now \"8.3.0\""]))
  }

  @Test func anotherFontFileIsNotCompared() {
    let expected = SampleLayout.text([SampleLayout.cell()])
    let actual = SampleLayout.text([SampleLayout.cell()], hash: "bb")
    #expect(actual.compared(with: expected) == .incomparable(["font NotoSans-Bold \"aa\" is now \"bb\""]))
  }

  @Test(arguments: [
    ("", "line 1"), ("something else\n", "line 1"), ("bubble-golden/1\n  cell 0\n", "line 2"),
    ("bubble-golden/1\ncell 0 id=\"x\n", "line 2"), ("bubble-golden/1\ncell 0\n   line\n", "line 3"),
    ("bubble-golden/1\n<<<<<<< ours\n", "different"), ("bubble-golden/1\ncell 0 1 2\n", "line 2"),
  ])
  func damagedGoldensAreReported(text: String, report: String) {
    let outcome = SampleLayout.text([SampleLayout.cell()]).compared(with: GoldenText(text: text))
    #expect(!outcome.isSuccess)
    #expect("\(outcome.word) \(outcome)".contains(report) || "\(outcome)".contains("is now"))
  }

  @Test func longListsAreCut() {
    let cells = (0..<60).map { SampleLayout.cell(height: LayoutUnit($0)) }
    let others = (0..<60).map { SampleLayout.cell(height: LayoutUnit($0 + 1)) }
    let outcome = SampleLayout.text(others).compared(with: SampleLayout.text(cells))
    #expect("\(outcome)".hasPrefix("120 differences\n"))
    #expect("\(outcome)".hasSuffix("… and 80 more"))
  }
}
