import BubbleLayout
import LayoutGoldens
import Testing
import TextLayout

@Suite struct GoldenExplanationTests {
  private func lines(_ expected: GoldenText, _ actual: GoldenText) -> [String] {
    guard case .different(let explanation) = actual.compared(with: expected) else { return [] }
    return explanation.lines()
  }

  private func golden(_ lines: [String]) -> GoldenText {
    GoldenText(text: (["bubble-golden/1"] + lines).map { $0 + "\n" }.joined())
  }

  /// Returns a golden of rows with these heights, each with a bubble and a line.
  private func rows(_ heights: [LayoutUnit], ends: Int = 9, line: String = "17.000") -> GoldenText {
    var (y, lines) = (LayoutUnit.zero, [String]())
    for (number, height) in heights.enumerated() {
      lines += [
        #"cell \#(number) id="m\#(number)" frame=[0.000 \#(y.points).000 320.000 \#(height.points + 20).000]"#
          .replacing(".0.000", with: ".000"),
        "  bubble frame=[10.000 10.000 80.000 \(height.points)00]",
        "  text 0 frame=[20.000 15.000 60.000 17.000]",
        #"    line 0 range=[0 \#(ends)] frame=[0.000 0.000 60.000 \#(line)] text="\#("All leaves of a tree".prefix(ends))""#,
      ]
      y = y + height + 20
    }
    return golden(lines)
  }

  @Test func aCauseOfManyRowsIsOneLine() {
    #expect(
      lines(rows([30, 30, 30, 30]), rows([38, 38, 38, 38])) == [
        #"bubble height +8 in 4 of 4 rows, first in cell 0 "m0", bubble: 30 → 38; rows below moved by as much"#,
        "as a result: cell height in 4 rows",
      ])
  }

  @Test func rowsThatChangedAlikeAreCountedAmongAll() {
    #expect(
      lines(rows([30, 30, 30, 30]), rows([30, 38, 38, 30])).first
        == #"bubble height +8 in 2 of 4 rows, first in cell 1 "m1", bubble: 30 → 38; rows below moved by as much"#
    )
  }

  @Test func aBreakSaysWhereTheLineEndsNow() {
    #expect(
      lines(rows([30]), rows([30], ends: 11)) == [
        #"cell 0 "m0", text 0, line 0: ends 9 → 11, it now ends after "All leaves ""#,
        "as a result: text, line text in 1 row",
      ])
  }

  @Test func tallerLinesExplainTheRest() {
    let (old, new) = (rows([30, 30]), rows([30, 30], line: "19.000"))
    #expect(
      lines(old, new) == [
        #"text, line height +2 in 2 of 2 rows, first in cell 0 "m0", text 0, line 0: 17 → 19"#
      ])
  }

  @Test func aChangedTextExplainsItsBubble() {
    func cell(_ text: String, width: String) -> GoldenText {
      golden([
        #"cell 0 id="a" frame=[0.000 0.000 320.000 65.000]"#,
        "  bubble frame=[10.000 30.000 \(width) 38.000]",
        #"  text 0 text="\#(text)" frame=[20.000 40.000 \#(width) 18.000] look=bold"#,
        #"    line 0 range=[0 \#(text.count)] frame=[0.000 0.000 \#(width) 18.000] text="\#(text)""#,
      ])
    }
    #expect(
      lines(cell("Hi", width: "12.000"), cell("Hello", width: "31.500")) == [
        #"cell 0 "a", text 0: text "Hi" → "Hello""#,
        "as a result: bubble width in 1 row, text width in 1 row, text, line ends in 1 row, "
          + "text, line width in 1 row, and 1 more",
      ])
  }

  @Test func aMessageMoreExplainsMovesBelowIt() {
    func cells(_ ids: [String]) -> GoldenText {
      golden(
        ids.enumerated().map { #"cell \#($0) id="\#($1)" frame=[0.000 \#($0 * 50).000 320.000 50.000]"# })
    }
    #expect(
      lines(cells(["a", "b", "c"]), cells(["x", "a", "b", "c"])) == [
        #"+1 cell: "x"; rows below moved by as much"#
      ])
  }

  @Test func whatTheLayoutWasMadeWithExplainsAll() {
    func layout(_ width: String) -> GoldenText {
      golden([#"case width="\#(width)""#, #"cell 0 id="a" frame=[0.000 0.000 \#(width) 65.000]"#])
    }
    #expect(
      lines(layout("320.000"), layout("300.000")) == [
        #"case: width "320.000" → "300.000""#, "as a result: cell width in 1 row",
      ])
  }

  @Test func glyphsThatAreNoLongerFoundExplainTheirLine() {
    func line(_ ids: [Int], advance: Int) -> GoldenText {
      golden(
        [
          #"cell 0 id="a" frame=[0.000 0.000 320.000 65.000]"#,
          "  text 0 frame=[0.000 0.000 \(advance).000 18.000]",
          "    line 0 range=[0 2] frame=[0.000 0.000 \(advance).000 18.000]",
          "      run 0 font=A size=13.000",
        ]
          + ids.enumerated().map {
            "        glyph \($0) id=\($1) origin=[\($0 * advance).000 0.000] cluster=\($0)"
          })
    }
    let lines = lines(line([7, 8], advance: 9), line([0, 0], advance: 12))
    #expect(
      lines.first
        == #"cell 0 "a", text 0, line 0, run 0, glyph 0: id 7 → 0, so that its character lost its glyph"#)
  }

  @Test func charactersThatNoFontHasComeFirst() {
    func layout(_ missing: [String], line: String, width: Int) -> GoldenText {
      golden(
        missing + [
          #"cell 0 id="a" frame=[0.000 0.000 320.000 65.000]"#,
          "  text 0 frame=[0.000 0.000 \(width).000 18.000]",
          "    line 0 range=[0 2] frame=[0.000 0.000 \(width).000 18.000]\(line)",
        ])
    }
    let boxes = layout(
      [#"missing characters="3" codePoints="U+2A6D6, U+0E01""#], line: " missing=[U+2A6D6 U+0E01]", width: 24)
    let glyphs = layout([], line: "", width: 20)
    #expect(
      lines(glyphs, boxes) == [
        "3 characters lost their glyph: U+2A6D6, U+0E01",
        #"cell 0 "a", text 0, line 0: missing none → [U+2A6D6 U+0E01]"#,
        "as a result: text width in 1 row, text, line width in 1 row",
      ])
    #expect(lines(boxes, glyphs).first == "3 characters have a glyph now: U+2A6D6, U+0E01")
  }

  /// A failure fits on a screen, however many differences there are.
  @Test func anExplanationIsShort() {
    func cells(_ change: Int) -> GoldenText {
      golden(
        (0..<50).flatMap { row in
          [#"cell \#(row) id="\#(row)" frame=[0.000 \#(row * 50).000 320.000 50.000]"#]
            + (0..<12).map { "  thing-\(row)-\($0) size=\(change * ($0 + row + 1) + 1).000" }
        })
    }
    let outcome = cells(1).compared(with: cells(0))
    #expect(outcome.description.split(separator: "\n").count <= 12)
    #expect(outcome.description.contains("… and 592 more causes"))
    #expect(outcome.description.contains("600 differences; the largest deviation is 61"))
  }

  @Test func otherFontsForTheSameTextsAreNotCompared() {
    func layout(_ fonts: [String], text: String = "Hi", height: String) -> GoldenText {
      golden(
        fonts.map { #"font \#($0) sha256="\#($0)""# } + [
          #"cell 0 id="a" frame=[0.000 0.000 320.000 \#(height)]"#, #"  text 0 text="\#(text)""#,
        ])
    }
    let old = layout(["NotoSans-Bold"], height: "65.000")
    #expect(
      layout(["DejaVuSans-Bold"], height: "70.000").compared(with: old)
        == .incomparable(["font NotoSans-Bold replaced by DejaVuSans-Bold"]))
    #expect(
      layout(["NotoSans-Bold", "NotoEmoji"], height: "70.000").compared(with: old)
        == .incomparable(["font NotoEmoji is used now, for the same texts"]))
    // If the text differs, layouts are compared although their fonts differ.
    let emoji = layout(["NotoSans-Bold", "NotoEmoji"], text: "Hi 🚢", height: "65.000").compared(with: old)
    #expect(emoji.word == "different")
  }
}
