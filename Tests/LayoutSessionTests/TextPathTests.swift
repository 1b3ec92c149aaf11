import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Tests requests about texts other than a message's own, and answers that grow.
@Suite struct TextPathTests {
  private func opened() throws -> SessionDriver {
    let driver = try SessionDriver()
    _ = try driver.ask(
      """
      {"open":{"style":"merged","width":320,"me":"you","messages":[
      {"id":"a","sender":"ann","text":"the plan","attachments":[{"type":"file","name":"plan.pdf"},{"type":"code","text":"let plan = 1"}]},
      {"id":"b","sender":"bot","text":"# Plan","format":"markdown","streaming":true},
      {"id":"c","sender":"bot","text":"","blocks":[{"type":"details","summary":{"text":"More"},"blocks":[{"type":"paragraph","text":"a plan"}]}]}]}}
      """)
    return driver
  }

  @Test func kindsOfTextsAreFound() throws {
    let driver = try opened()
    let own = try driver.ask(#"{"find":{"text":"plan"}}"#)
    #expect(try #require(own["matches"]).elements.map { $0["id"] } == [.string("a"), .string("b")])
    let all = try #require(try driver.ask(#"{"find":{"text":"plan","in":"all"}}"#)["matches"]).elements
    #expect(
      all.map { $0["path"]?.line } == [
        #"["attachments",0,"name"]"#, nil, #"["attachments",1,"text"]"#, #"["blocks",0]"#,
      ])
    let code = try driver.ask(#"{"find":{"text":"plan","in":["code"]}}"#)
    #expect(try #require(code["matches"]).elements.count == 1)
    let wrong = try driver.ask(#"{"find":{"text":"plan","in":["nothing"]}}"#)
    #expect(wrong["error", "field"] == .string("find.in[0]"))
  }

  @Test func placesHavePaths() throws {
    let driver = try opened()
    let path = #"["attachments",1,"text"]"#
    let caret = try #require(
      try driver.ask(#"{"caret":{"id":"a","path":\#(path),"offset":4}}"#)["caret"]
    ).elements.compactMap(\.number)
    let hit = try driver.ask(
      #"{"hit":{"x":\#(caret[0] + 0.25),"y":\#(caret[1] + caret[3] / 2),"in":["code"]}}"#)
    #expect(hit["hit", "path"]?.line == path && hit["hit", "offset"] == .integer(4))
    #expect(hit["nearest", "path"]?.line == path && hit["nearest", "offset"] == .integer(4))
    let text = try driver.ask(
      #"{"select":{"anchor":{"id":"a","offset":4},"focus":{"id":"a","path":\#(path),"offset":8},"text":true}}"#
    )
    #expect(text["selection", "text"] == .string("plan\nlet plan"))
    let rects = try driver.ask(#"{"rects":{"id":"a","path":\#(path),"start":0,"end":3}}"#)
    #expect(try #require(rects["rects"]).elements.count == 1)
  }

  @Test func whatGrowsIsFinishedAndDetailsOpen() throws {
    let driver = try opened()
    let before = try driver.ask(#"{"statistics":true}"#)["statistics", "height"]
    _ = try driver.ask(#"{"edit":[{"stream":"b","text":"\n\n**bold"},{"finish":"b"}]}"#)
    let all = try driver.ask(#"{"find":{"text":"**bold"}}"#)
    #expect(try #require(all["matches"]).elements.count == 1)
    _ = try driver.ask(#"{"edit":[{"toggle":{"id":"c","path":["blocks",0]}}]}"#)
    let after = try driver.ask(#"{"statistics":true}"#)["statistics", "height"]
    #expect(before != nil && before != after)
    let none = try driver.ask(#"{"edit":[{"finish":"nobody"}]}"#)
    #expect(none["error", "field"] == .string("edit.finish"))
  }

  /// Scrolled content is hit where it is visible, and no height changes.
  @Test func tablesScroll() throws {
    let driver = try opened()
    let cells = (1...12).map { #"{"text":"column\#($0)"}"# }.joined(separator: ",")
    _ = try driver.ask(
      #"{"edit":{"append":{"id":"t","sender":"ann","text":"","blocks":[{"type":"table","rows":[[\#(cells)]]}]}}}"#
    )
    let path = #"["blocks",0,"rows",0,11]"#
    let rects = #"{"rects":{"id":"t","path":\#(path),"start":0,"end":3}}"#
    #expect(try #require(try driver.ask(rects)["rects"]).elements.isEmpty)
    let before = try driver.ask(#"{"statistics":true}"#)["statistics", "height"]
    let answer = try driver.ask(
      #"{"edit":{"scroll":{"id":"t","path":["blocks",0],"x":5000}},"changes":true}"#)
    #expect(answer["error"] == nil)
    let after = try driver.ask(#"{"statistics":true}"#)["statistics", "height"]
    #expect(before == after)
    let found = try #require(try driver.ask(rects)["rects"]).elements
    let frame = try #require(found.first).elements.compactMap(\.number)
    let hit = try driver.ask(
      #"{"hit":{"x":\#(frame[0] + 1),"y":\#(frame[1] + frame[3] / 2),"in":"all"}}"#)
    #expect(hit["hit", "path"]?.line == path)
    let none = try driver.ask(#"{"edit":{"scroll":{"id":"nobody","path":["blocks",0],"x":1}}}"#)
    #expect(none["error", "field"] == .string("edit.scroll.id"))
  }
}
