import BubbleLayout
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests highlights and what screen readers say, which do not change the layout.
@Suite struct HighlightTests {
  private func opened() throws -> SessionDriver {
    let driver = try SessionDriver()
    _ = try driver.ask(
      """
      {"open":{"style":"merged","width":320,"me":"you","locale":"de_DE","messages":[
      {"id":"a","sender":"ann","text":"one two one"},{"id":"b","sender":"you","text":"Two ones"},
      {"id":"c","sender":"ann","text":"three :party:","spans":[{"start":6,"end":13,"object":{"id":"party"}}]}]}}
      """)
    return driver
  }

  /// Returns the highlights of each row, as roles of colours.
  private func backgrounds(_ answer: JSONValue) -> [[String]] {
    (answer["viewport", "rows"]?.elements ?? []).map { row in
      (row["highlights"]?.elements ?? []).compactMap { $0["ground"]?.text }
    }
  }

  @Test func everyPlaceOfATextIsHighlighted() throws {
    let driver = try opened()
    let plain = try driver.ask(#"{"viewport":{"height":900}}"#)
    let shown = try driver.ask(
      """
      {"highlight":{"text":"ONE","current":{"id":"a","start":8,"end":11}},"viewport":{"top":0,"height":900}}
      """)
    #expect(
      backgrounds(shown) == [["received.match", "received.currentMatch"], ["sent.match"], []])
    #expect(shown["state", "height"] == plain["viewport", "contentHeight"])
    let exact = try driver.ask(
      #"{"highlight":{"text":"Two","caseSensitive":true},"viewport":{"top":0,"height":900}}"#)
    #expect(backgrounds(exact) == [[], ["sent.match"], []])
    // New messages are searched too.
    let later = try driver.ask(
      #"{"edit":{"append":{"id":"d","sender":"ann","text":"Two"}},"viewport":{"top":0,"height":900}}"#)
    #expect(backgrounds(later) == [[], ["sent.match"], [], ["received.match"]])
    let none = try driver.ask(#"{"highlight":null,"viewport":{"top":0,"height":900}}"#)
    #expect(backgrounds(none) == [[], [], [], []])
  }

  @Test func matchesAreHighlightedAndDrawn() throws {
    let driver = try opened()
    let found = try #require(try driver.ask(#"{"find":{"text":"party"}}"#)["matches"])
    let answer = try driver.ask(
      #"{"highlight":{"matches":\#(found.json())},"viewport":{"top":0,"height":900,"drawing":true}}"#)
    #expect(backgrounds(answer) == [[], [], ["received.match"]])
    let operations = try #require(answer["viewport", "drawing", "rows"]).elements.flatMap {
      $0["operations"]?.elements ?? []
    }
    #expect(operations.count { $0["role"]?.text == "received.match" } == 1)
    // A message that was removed loses its highlights, and naming it is ignored.
    let gone = try driver.ask(
      #"{"highlight":{"matches":[{"id":"x","start":0,"end":3}]},"viewport":{"top":0,"height":900}}"#)
    #expect(backgrounds(gone) == [[], [], []])
    let both = try driver.ask(#"{"highlight":{"text":"a","matches":[]}}"#)
    #expect(both["error", "field"]?.text == "highlight.matches")
  }

  @Test func textIsFoundInSomeMessages() throws {
    let driver = try opened()
    let some = try driver.ask(#"{"find":{"text":"two","first":1,"count":5}}"#)
    #expect(some["matches"]?.elements.compactMap { $0["id"]?.text } == ["b"])
    let none = try driver.ask(#"{"find":{"text":"two","first":2}}"#)
    #expect(none["matches"] == .array([]))
    #expect(try driver.ask(#"{"find":{"text":"two","count":1}}"#)["matches"]?.elements.count == 1)
    #expect(try driver.ask(#"{"find":{"text":"two","first":9}}"#)["matches"] == .array([]))
  }

  @Test func rowsSayWhatScreenReadersAreTold() throws {
    let driver = try opened()
    let answer = try driver.ask(#"{"viewport":{"height":900,"accessibility":true}}"#)
    let rows = try #require(answer["viewport", "rows"]).elements
    let first = try #require(rows.first?["accessibility"]).elements
    #expect(first.first?["role"]?.text == "message")
    #expect(first.first?["label"]?.text == "ann, one two one")
    #expect(first.first?["frame"] == rows.first?["frame"])
    #expect(rows[1]["accessibility"]?.elements.first?["label"]?.text == "Du, Two ones")
    #expect(rows[2]["accessibility"]?.elements.first?["label"]?.text == "ann, three :party:")
    let without = try driver.ask(#"{"viewport":{"height":900}}"#)
    #expect(without["viewport", "rows"]?.elements.allSatisfy { $0["accessibility"] == nil } == true)
  }

  @Test func partsOfTheApplicationsOwnAreAsLargeAsDeclared() throws {
    let driver = try SessionDriver()
    func size(_ width: Int, _ sizes: String) throws -> [Double] {
      _ = try driver.ask(
        """
        {"open":{"style":"merged","width":\(width),"customSizes":\(sizes),"messages":[{"id":1,"sender":"ann","text":"",
        "attachments":[{"type":"custom","name":"form","data":"7","width":100,"height":30}]}]}}
        """)
      let answer = try driver.ask(#"{"viewport":{"height":900}}"#)
      let parts = try #require(answer["viewport", "rows"]?.elements.first?["parts"]).elements
      let frame = try #require(parts.first { $0["role"]?.text == "custom" }?["frame"]).elements
      return frame.suffix(2).compactMap(\.number)
    }
    #expect(try size(320, "[]") == [100, 30])
    #expect(try size(320, #"[{"name":"form","width":120,"height":80}]"#) == [120, 80])
    #expect(try size(320, #"[{"name":"chart","width":120,"height":80}]"#) == [100, 30])
    #expect(
      try size(320, #"[{"name":"form","data":"8","height":9},{"name":"form","width":60,"aspect":2}]"#) == [
        60, 30,
      ])
    let byWidth =
      #"[{"name":"form","within":200,"width":50,"height":40},{"name":"form","width":150,"height":60}]"#
    #expect(try size(180, byWidth) == [50, 40])
    #expect(try size(500, byWidth) == [150, 60])
    let wrong = try driver.ask(#"{"open":{"customSizes":[{"name":"form","width":-1}]}}"#)
    #expect(wrong["error", "field"]?.text == "open.customSizes[0].width")
  }
}
