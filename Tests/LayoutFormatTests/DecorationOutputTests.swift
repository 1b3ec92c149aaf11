import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests how the output describes decorations of ranges.
@Suite struct DecorationOutputTests {
  private func text(_ spans: [TextSpan], width: Double = 320) throws -> [String: Any] {
    let message = Message(
      id: 1, sender: "ann", text: "some words that are long enough for a second line", spans: spans)
    let layout = try WrittenLayout.object(try WrittenLayout([message], width: width).json())
    let cells = try #require(layout["cells"] as? [[String: Any]])
    let parts = try #require(cells.first?["parts"] as? [[String: Any]])
    return try #require(parts.first { $0["kind"] as? String == "text" })
  }

  /// Bold, italic and code alone have no decorations in the output, as in earlier versions.
  @Test func lettersAndCodeAloneSayNothing() throws {
    let emphases: [TextEmphasis] = [.bold, .italic, .code]
    for emphasis in emphases {
      #expect(try text([TextSpan(range: 0..<20, emphasis: emphasis)])["decorations"] == nil)
    }
    #expect(try text([TextSpan(range: 0..<4, tag: "x")])["decorations"] == nil)
  }

  @Test func decorationsAreListed() throws {
    var colored = TextSpan(range: 5..<10)
    (colored.color, colored.background) = ("#123456", "#abcdef80")
    let spans = [
      TextSpan(range: 0..<40, emphasis: .underline), TextSpan(range: 0..<4, emphasis: .code), colored,
      TextSpan(range: 11..<15, emphases: [], address: "https://example.org"),
    ]
    let text = try text(spans, width: 200)
    let found = try #require(text["decorations"] as? [[String: Any]])
    #expect(found.prefix(3).map { $0["kind"] as? String } == ["background", "code", "underline"])
    #expect(found[0]["color"] as? String == "#abcdef80" && found[0]["ink"] == nil && found[0]["cut"] == nil)
    #expect(found[1]["ink"] as? String == "received.code")
    let lines = found.filter { $0["kind"] as? String == "underline" }
    #expect(lines.allSatisfy { $0["start"] as? Int == 0 && $0["end"] as? Int == 40 })
    #expect(
      lines.prefix(4).map { ($0["ink"] ?? $0["color"]) as? String } == [
        "received.text", "#123456", "received.text", "received.link",
      ])
    #expect(lines.first?["cut"] as? String == "right" && lines.last?["cut"] as? String == "left")
    #expect(lines[1]["cut"] as? String == "both")
    let written = try #require(text["spans"] as? [[String: Any]])
    #expect(written.last?["ink"] as? String == "received.link")
    #expect(written.last?["href"] as? String == "https://example.org")
    // Frames of decorations are relative to the cell, like those of lines.
    let rows = try #require(text["lines"] as? [[String: Any]]).compactMap { $0["frame"] as? [NSNumber] }
    let code = try #require(found[1]["frame"] as? [NSNumber]).map(\.doubleValue)
    #expect(code[0] == rows[0][0].doubleValue - 2 && code[1] == rows[0][1].doubleValue)
  }
}
