import BubbleLayout
import LayoutFormat
import TextLayout
import Testing

@Suite struct PlainTextTests {
  private let messages = [
    Message(id: "m1", sender: "you", timestamp: Timestamp(milliseconds: 1_315_856_061_000), text: "Hello"),
    Message(id: 2, sender: nil, text: "one\ntwo", kind: .notice),
  ]

  @Test func itemsStandOnALineEach() throws {
    let written = try WrittenLayout(messages)
    let lines = try written.text().split(separator: "\n").map(String.init)
    let kinds = lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(
      kinds == [
        "layout", "style", "width", "scale", "engine", "font", "font", "cell", "bubble", "text", "line",
        "label",
        "line", "cell", "bubble", "text", "line", "line", "label", "line", "end",
      ])
    #expect(lines[0] == "layout bubble-layout/1")
    #expect(lines[2] == "width 320.000")
    #expect(lines[7] == #"cell 0 id "m1" side left frame 0.000 0.000 320.000 65.000 sender "you""#)
    #expect(lines[8].hasPrefix("  bubble frame 10.000 30.000 "))
    #expect(
      lines[8].hasSuffix(#" asset "orange" caps 15.000 24.000 15.000 24.000 resizing stretch tail left"#))
    #expect(lines[10].hasPrefix("    line 0 range 0 5 frame 20.000 40.000 "))
    #expect(lines[10].hasSuffix(#" ending endOfText "Hello""#))
    #expect(
      lines[11]
        == #"  label senderAndTime frame 10.000 5.000 300.000 20.000 align center "you Sep 12, 2011 7:34:21 PM""#
    )
    #expect(lines[16].hasSuffix(#" ending hardBreak "one\n""#))
    // Three decimals tell sixty-fourths apart: rounding them gives the height back.
    let end = try #require(lines.last?.split(separator: " "))
    #expect(end.dropLast() == ["end", "cells", "2", "height"])
    #expect(LayoutUnit(try #require(Double(end[4]))) == written.transcript.height)
  }

  @Test func glyphsAreListedOnDemand() throws {
    let written = try WrittenLayout(messages)
    #expect(try !written.text().contains("glyph "))
    let lines = try written.text(glyphs: true).split(separator: "\n")
    let block = try #require(written.transcript.cells[0].text)
    let run = try #require(block.glyphRuns(inLine: 0).first)
    let glyphs = lines.filter { $0.hasPrefix("        glyph ") }
    #expect(glyphs.first?.hasPrefix("        glyph \(run.glyphs[0].id) at 20.000 ") == true)
    #expect(lines.contains("      run font 0 size 13.000"))
  }
}
