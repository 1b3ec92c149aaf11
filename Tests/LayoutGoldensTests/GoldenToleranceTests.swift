import LayoutGoldens
import Testing
import TextLayout

@Suite struct GoldenToleranceTests {
  private func golden(height: String = "65.000", bubble: String = "38.000", time: String = "10:00")
    -> GoldenText
  {
    GoldenText(
      text: """
        bubble-golden/1
        cell 0 id="m1" frame=[0.000 0.000 320.000 \(height)]
          bubble frame=[10.000 30.000 80.000 \(bubble)]
          label 0 role=time text="\(time)" frame=[10.000 5.000 300.000 20.000]
          avatar frame=[0.000 0.000 \(bubble) \(bubble)] radius=19.000

        """)
  }

  private func outcome(_ actual: GoldenText, _ tolerance: GoldenTolerance) -> String {
    actual.compared(with: golden(), tolerance: tolerance).word
  }

  @Test func aToleranceHoldsForAllLengths() {
    #expect(outcome(golden(height: "65.250"), 0.25) == "equal")
    #expect(outcome(golden(height: "65.250"), 0.24) == "different")
    #expect(
      golden(height: "65.250").compared(with: golden(), tolerance: 1)
        == .equal(largestDeviation: LayoutUnit(0.25)))
  }

  @Test func aFieldHasItsOwn() {
    let bubble = golden(bubble: "38.500")
    #expect(outcome(bubble, GoldenTolerance(0, fields: ["height": 1])) == "different")  // the avatar's width
    #expect(outcome(bubble, GoldenTolerance(0, fields: ["height": 1, "avatar.frame": 1])) == "equal")
    #expect(outcome(bubble, GoldenTolerance(1, fields: ["bubble.height": 0])) == "different")
    #expect(outcome(bubble, GoldenTolerance(1, fields: ["cell.height": 0])) == "equal")
  }

  @Test func whatIsIgnoredIsNotCompared() {
    let later = golden(time: "10:01")
    #expect(outcome(later, .exact) == "different")
    for name in ["time.text", "label.text", "text", "label", "time"] {
      #expect(outcome(later, GoldenTolerance(.zero, ignored: [name])) == "equal", "\(name)")
    }
    #expect(outcome(later, GoldenTolerance(.zero, ignored: ["sender.text", "cell.text"])) == "different")
    #expect(
      outcome(golden(bubble: "40.000"), GoldenTolerance(.zero, ignored: ["bubble", "avatar"])) == "equal")
  }

  @Test func anItemThatIsIgnoredMayBeMissing() {
    let without = GoldenText(
      text: golden().text.replacing("  avatar frame=[0.000 0.000 38.000 38.000] radius=19.000\n", with: ""))
    #expect(outcome(without, .exact) == "different")
    #expect(outcome(without, GoldenTolerance(.zero, ignored: ["avatar"])) == "equal")
  }

  @Test func lengthsAreAskedForByName() {
    let tolerance = GoldenTolerance(0.25, fields: ["bubble.height": 1])
    #expect(tolerance.allows(0.5, of: "height", in: "bubble"))
    #expect(!tolerance.allows(0.5, of: "height", in: "cell"))
  }
}
