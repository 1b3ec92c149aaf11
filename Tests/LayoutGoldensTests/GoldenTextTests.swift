import BubbleLayout
import LayoutGoldens
import Testing
import TextLayout

@Suite struct GoldenTextTests {
  @Test func aCellIsWrittenItemByItem() {
    let text = SampleLayout.text([SampleLayout.cell()]).text
    #expect(
      text == """
        bubble-golden/1
        environment harfbuzz="6.0.0" unicode="17.0.0"
        font NotoSans-Bold sha256="aa"
        case width="320"
        cell 0 id="m1" sender="you" side=left role=received frame=[0.000 0.000 320.000 65.000]
          bubble frame=[10.000 30.000 71.297 38.000] asset="orange" caps=[15.000 24.000 15.000 24.000] \
        resizing=stretch tail=left corners=[0.000 0.000 0.000 0.000]

        """)
  }

  @Test func everySixtyFourthSurvivesThreeDecimals() {
    for units in -200...200 {
      let unit = LayoutUnit(rawValue: units)
      let next = LayoutUnit(rawValue: units + 1)
      let outcome = SampleLayout.text([SampleLayout.cell(height: next)])
        .compared(with: SampleLayout.text([SampleLayout.cell(height: unit)]))
      guard case .different(let differences) = outcome else {
        Issue.record("\(unit) and \(next) are written alike")
        continue
      }
      #expect(differences.first?.description == "cell 0 \"m1\": height \(unit) → \(next)")
    }
  }

  @Test func whatCannotBeSeenIsEscaped() {
    let text = SampleLayout.text([SampleLayout.cell("a\"\\\n\u{202E}\u{A0}\u{3000}é👩‍👧")]).text
    #expect(text.contains(#"cell 0 id="a\"\\\n\u{202E}\u{A0}\u{3000}é👩‍👧" sender"#))
  }
}
