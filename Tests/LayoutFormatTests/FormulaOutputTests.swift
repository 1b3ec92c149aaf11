import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests formulas in all output formats.
@Suite struct FormulaOutputTests {
  private func transcript(_ text: String = "So \\(a/b\\) is\n\n$$\nx=y/z\n$$") throws -> Transcript {
    Transcript(
      [Message(id: 1, sender: "ann", text: text, format: .markdown)], style: .merged, width: 320,
      engine: try TestEngines.formulas)
  }

  private func parts(glyphs: Bool) throws -> [[String: Any]] {
    var bytes: [UInt8] = []
    try JSONWriter(options: WritingOptions(glyphs: glyphs)).write(try transcript()) { bytes += $0 }
    let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let cells = try #require(document["cells"] as? [[String: Any]])
    let parts = try #require(cells.first?["parts"] as? [[String: Any]])
    return parts.filter { $0["kind"] as? String == "formula" }
  }

  @Test func jsonHasFramesAndRules() throws {
    let parts = try parts(glyphs: false)
    #expect(parts.map { $0["source"] as? String } == ["a/b", "x=y/z"])
    #expect(parts.map { $0["display"] as? Bool } == [false, true])
    #expect(parts.map { $0["spoken"] as? String } == ["formula ab", "formula xyz"])
    for part in parts {
      let frame = try #require(part["frame"] as? [Double])
      let rules = try #require(part["rules"] as? [[Any]])
      let rule = try #require((rules.first?.first as? [Double]) ?? rules.first as? [Double])
      #expect(rules.count == 1 && rule.count == 4)
      #expect(rule[0] >= frame[0] && rule[0] + rule[2] <= frame[0] + frame[2])
      #expect(rule[1] > frame[1] && rule[1] < frame[1] + frame[3])
      #expect(part["runs"] == nil && part["notation"] == nil)
    }
  }

  @Test func glyphsAreListedWhereTheyAreAskedFor() throws {
    let parts = try parts(glyphs: true)
    let runs = try #require(parts.last?["runs"] as? [[String: Any]])
    #expect(runs.count == 4)
    #expect(runs.allSatisfy { ($0["glyphs"] as? [[Double]])?.first?.count == 4 && $0["font"] as? Int != nil })
  }

  @Test func textNamesRunsOfGlyphs() throws {
    let collector = Collector()
    let transcript = try transcript()
    var writer = PlainTextWriter(options: WritingOptions(), sink: collector.take)
    try writer.write(
      transcript.rows,
      header: LayoutHeader(style: transcript.style, width: 320, environment: transcript.environment))
    let text = collector.text
    #expect(text.contains("formula 0 path="))
    #expect(text.contains("run 0"))
  }
}
