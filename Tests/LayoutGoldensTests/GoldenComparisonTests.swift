import BubbleLayout
import LayoutGoldens
import Testing
import TextLayout

@Suite struct GoldenComparisonTests {
  private func changes(_ expected: GoldenText, _ actual: GoldenText) -> [String] {
    guard case .different(let explanation) = actual.compared(with: expected) else { return [] }
    return explanation.listing
  }

  @Test func aHeightIsNamed() {
    let expected = SampleLayout.text([SampleLayout.cell(height: 54)])
    let actual = SampleLayout.text([SampleLayout.cell(height: 71)])
    #expect(
      changes(expected, actual) == [#"cell 0 "m1": height 54 → 71"#, #"cell 0 "m1", bubble: height 27 → 44"#])
  }

  @Test func aLineEndIsNamed() {
    #expect(
      changes(SampleLayout.text(lineEnds: [40, 60]), SampleLayout.text(lineEnds: [38, 60]))
        == [
          #"cell 0 "m1", text 0, line 0: ends 40 → 38"#, #"cell 0 "m1", text 0, line 1: starts 40 → 38"#,
        ])
  }

  @Test func linesMoreAndLessAreCounted() {
    let two = SampleLayout.text(lineEnds: [1, 2])
    let five = SampleLayout.text(lineEnds: [1, 2, 3, 4, 5])
    #expect(changes(two, five) == [#"cell 0 "m1", text 0: +3 lines"#])
    #expect(changes(five, two) == [#"cell 0 "m1", text 0: −3 lines"#])
    #expect(
      changes(SampleLayout.text([SampleLayout.cell()]), SampleLayout.text([])) == ["−1 cell: \"m1\""])
  }

  @Test func aMessageMoreIsACellMoreAndMovesTheRest() {
    func cells(_ ids: [MessageID], heights: [LayoutUnit]) -> [Cell] {
      var y: LayoutUnit = 0
      return zip(ids, heights).map { id, height in
        defer { y += height }
        return SampleLayout.cell(id, height: height, y: y)
      }
    }
    let before = SampleLayout.text(cells(["a", "b", "c", "d"], heights: [54, 54, 54, 54]))
    let after = SampleLayout.text(cells(["a", "x", "b", "c", "d"], heights: [54, 40, 54, 54, 54]))
    #expect(changes(before, after) == ["+1 cell: \"x\"", #"cell 1 "b" to cell 3 "d": y +40"#])
    let taller = SampleLayout.text(cells(["a", "b", "c", "d"], heights: [54, 71, 54, 53]))
    #expect(
      changes(before, taller) == [
        #"cell 1 "b": height 54 → 71"#, #"cell 1 "b", bubble: height 27 → 44"#,
        #"cell 3 "d": height 54 → 53"#, #"cell 3 "d", bubble: height 27 → 26"#,
        #"cell 2 "c" to cell 3 "d": y +17"#,
      ])
  }

  @Test func layoutTextsAreComparedItemByItem() {
    func layout(_ height: String, end: String, hash: String = "aa") -> GoldenText {
      GoldenText(
        text: """
          bubble-golden/1
          environment harfbuzz="6.0.0" freetype="2.12.1" unicode="17.0.0"
          case format=bubble-layout/1 style="balloon" width=320.000 scale=1
          font NotoSans-Bold sha256="\(hash)" file="NotoSans-Bold.ttf"
          cell 0 id="a \\"b\\" c" sender="you" side=left role=sent frame=[0.000 0.000 320.000 \(height)]
            bubble frame=[10.000 30.000 67.422 \(height)] asset="orange" caps=[15.000 24.000 15.000 24.000] resizing=stretch tail=left mirrored=true border=1.000
            box 0 role=button index=0 frame=[0.000 0.000 9.000 9.000] radius=3.000
            box 1 role=button index=1 frame=[0.000 9.000 9.000 9.000] radius=3.000
            text 0 text="Hello" frame=[20.000 40.000 47.422 18.000] origin=[0.000 0.000]
              line 0 range=[0 \(end)] frame=[0.000 0.000 47.422 18.000] baseline=14.000 ending=endOfText text="Hello"
                run 0 font=NotoSans-Bold size=13.000
                  glyph 0 id=36 origin=[1.000 2.000] cluster=0
                  glyph 1 id=36 origin=[3.000 2.000] cluster=1
          end cells=1 height=\(height)

          """)
    }
    #expect(
      changes(layout("54.000", end: "5"), layout("71.000", end: "4")) == [
        #"cell 0 "a \"b\" c": height 54 → 71"#, #"cell 0 "a \"b\" c", bubble: height 54 → 71"#,
        #"cell 0 "a \"b\" c", text 0, line 0: ends 5 → 4"#, "end: height 54 → 71",
      ])
    let other = layout("54.000", end: "5", hash: "bb")
    #expect(!other.compared(with: layout("54.000", end: "5")).isSuccess)
    guard
      case .different(let moved) = other.compared(
        with: layout("54.000", end: "5"), acrossEnvironments: true)
    else {
      Issue.record("fonts of other content are not told of")
      return
    }
    #expect(moved.listing == [#"font NotoSans-Bold: sha256 "aa" → "bb""#])
  }

  /// Returns a golden with these lines.
  private func golden(_ lines: String...) -> GoldenText {
    GoldenText(text: (["bubble-golden/1"] + lines).map { $0 + "\n" }.joined())
  }

  @Test func listsOfListsAreRead() {
    func span(_ x: String) -> GoldenText {
      golden(
        #"cell 0 id="a" frame=[0.000 0.000 9.000 9.000]"#,
        "  span 0 range=[0 5] rects=[[\(x) 0.000 4.000 9.000] [0.000 9.000 5.000 9.000]]")
    }
    #expect(
      changes(span("1.000"), span("3.000")).map { $0.hasPrefix("cell 0 \"a\", span 0: rects") } == [true])
  }

  @Test func whatMovesInsideACellIsNoMoveOfCells() {
    func cells(_ y: String) -> GoldenText {
      golden(
        #"cell 0 id="a" frame=[0.000 0.000 9.000 9.000]"#, "  text 0 frame=[0.000 \(y) 9.000 9.000]",
        #"cell 1 id="b" frame=[0.000 9.000 9.000 9.000]"#, "  text 0 frame=[0.000 \(y) 9.000 9.000]")
    }
    #expect(
      changes(cells("1.000"), cells("3.000")) == [
        #"cell 0 "a", text 0: y 1 → 3"#, #"cell 1 "b", text 0: y 1 → 3"#,
      ])
  }

  @Test func rowsOfAllKindsMoveTogether() {
    func rows(_ y: [String]) -> GoldenText {
      golden(
        #"separator 0 kind=date before="a" frame=[0.000 \#(y[0]) 9.000 9.000]"#,
        #"cell 0 id="a" frame=[0.000 \#(y[1]) 9.000 9.000]"#, "typing frame=[0.000 \(y[2]) 9.000 9.000]")
    }
    let before = rows(["0.000", "9.000", "18.000"])
    #expect(
      changes(before, rows(["2.000", "11.000", "20.000"])) == [
        #"separator 0 (date) before "a": y 0 → 2"#, #"cell 0 "a" to typing: y +2"#,
      ])
    #expect(
      changes(before, rows(["2.000", "9.000", "20.000"])) == [
        #"separator 0 (date) before "a": y 0 → 2"#, "typing: y 18 → 20",
      ])
  }

  @Test func partsAreFoundByWhatTheyAreFor() {
    let one = golden(
      #"cell 0 id="a""#, "  box 0 role=button index=0 radius=3.000",
      "  box 1 role=reaction index=0 radius=3.000")
    let two = golden(
      #"cell 0 id="a""#, "  box 0 role=button index=0 radius=3.000",
      "  box 1 role=button index=1 radius=3.000", "  box 2 role=reaction index=0 radius=4.000")
    #expect(
      changes(one, two) == [
        #"cell 0 "a", box 1 (reaction 0): radius 3 → 4"#, #"cell 0 "a": +1 box: box 1 (button 1)"#,
      ])
  }

  @Test func anOutlineIsToldOfWhereNothingElseOfTheBubbleMoved() {
    func bubble(_ frame: String, _ outline: String) -> GoldenText {
      golden(#"cell 0 id="a""#, "  bubble frame=[\(frame)] outline=[M \(outline) Z]")
    }
    let path = "0.000 0.000 L 1.000 1.000 L 2.000 2.000"
    let other = "0.000 0.000 L 1.500 3.000 L 2.000 2.000"
    let frame = "0.000 0.000 2.000 2.000"
    #expect(
      changes(bubble(frame, path), bubble(frame, other)) == [
        #"cell 0 "a", bubble: outline 1 → 1.5 and 1 more"#
      ])
    #expect(
      changes(bubble(frame, path), bubble("0.000 0.000 2.000 3.000", other)) == [
        #"cell 0 "a", bubble: height 2 → 3"#
      ])
  }

  @Test func toleranceIsInLayoutUnitsAndReportsTheLargestDeviation() {
    let expected = SampleLayout.text(lineEnds: [1], baseline: "14.000")
    let actual = SampleLayout.text(lineEnds: [1], baseline: "14.031")  // two units of 1/64
    #expect(
      actual.compared(with: expected, tolerance: GoldenTolerance(LayoutUnit(rawValue: 2)))
        == .equal(largestDeviation: LayoutUnit(rawValue: 2)))
    #expect(!actual.compared(with: expected, tolerance: GoldenTolerance(LayoutUnit(rawValue: 1))).isSuccess)
    #expect(changes(expected, actual) == [#"cell 0 "m1", text 0, line 0: baseline 14 → 14.03125"#])
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
}
