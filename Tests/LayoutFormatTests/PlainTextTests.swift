import BubbleLayout
import LayoutFormat
import TestSupport
import Testing
import TextLayout

@Suite struct PlainTextTests {
  private let messages = [
    Message(id: "m1", sender: "you", timestamp: Fixtures.timestamp, text: "Hello"),
    Message(id: 2, sender: "friend", text: "one\ntwo"),
  ]

  @Test func itemsStandOnALineEach() throws {
    let written = try WrittenLayout(messages)
    let lines = try written.text().split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("    patch ")
    }
    let kinds = lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(
      kinds == [
        "bubble-golden/1", "environment", "case", "font", "font", "cell", "bubble", "text", "line", "label",
        "line", "cell", "bubble", "text", "line", "line", "label", "line", "end",
      ])
    #expect(lines[2] == #"case format=bubble-layout/1 style="balloon" width=320.000 scale=1"#)
    #expect(lines[3].hasPrefix("font NotoSans-Bold sha256=\""))
    #expect(
      lines[5]
        == #"cell 0 id="m1" sender="you" side=left role=sent frame=[0.000 0.000 320.000 65.000]"#)
    #expect(lines[6].hasPrefix("  bubble frame=[10.000 30.000 "))
    #expect(
      lines[6].contains(
        #" asset="orange" caps=[15.000 24.000 15.000 24.000] resizing=stretch tail=left corners=["#))
    #expect(lines[7].hasPrefix(#"  text 0 text="Hello" frame=[20.000 40.000 "#))
    #expect(lines[8].hasPrefix("    line 0 range=[0 5] visible=5 frame=[0.000 0.000 "))
    #expect(lines[8].hasSuffix(#" ending=endOfText direction=ltr text="Hello""#))
    #expect(
      lines[9].hasPrefix(
        #"  label 0 role=senderAndTime text="you Sep 12, 2011 7:34:21 PM" frame=[10.000 5.000 300.000 20.000] "#
          + "align=center color=\"#aaaaaa\" ink=page.secondary origin=["))
    #expect(lines[11].hasPrefix("cell 1 id=2 sender=\"friend\" side="))
    #expect(lines[14].hasSuffix(#" ending=hardBreak direction=ltr text="one\n""#))
    // Three decimals distinguish multiples of 1/64, so rounding gives the exact height.
    let end = try #require(lines.last?.split(separator: "="))
    #expect(end.dropLast() == ["end cells", "2 height"])
    #expect(LayoutUnit(try #require(Double(end[2]))) == written.transcript.height)
  }

  @Test func glyphsAreListedOnDemand() throws {
    let written = try WrittenLayout(messages)
    #expect(try !written.text().contains("glyph "))
    let lines = try written.text(glyphs: true).split(separator: "\n")
    let block = try #require(written.transcript.cells[0].text)
    let run = try #require(block.glyphRuns(inLine: 0).first)
    let glyphs = lines.filter { $0.hasPrefix("        glyph ") }
    #expect(glyphs.first?.hasPrefix("        glyph 0 id=\(run.glyphs[0].id) origin=[0.000 ") == true)
    #expect(lines.contains("      run 0 font=NotoSans-Bold size=13.000 range=[0 5] direction=ltr"))
  }
}
