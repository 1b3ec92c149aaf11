import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests that the visible rows of a session equal those that `bubble layout` writes.
@Suite struct ViewportTests {
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func rowsAreThoseOfTheLayout(_ preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let engine = try TestEngines.bundled
    var count = 0
    for name in Corpora.transcripts + ["rich"] {
      let messages =
        try name == "rich" ? Corpora.richConversation() : Corpora.transcript(name, prefix: 60)
      let environment = LayoutEnvironment(me: "you")
      let options = TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow())
      for glyphs in [false, true] {
        // A new session is needed, because fonts are numbered by their first use in a session.
        let driver = try SessionDriver()
        let opened = try driver.ask(
          """
          {"open":{"messages":\(try SessionDriver.json(messages)),"style":"\(preset)","width":320,
          "dates":true,"typing":true}}
          """)
        #expect(opened["state", "count"] == .integer(messages.count))
        let rows = engine.rows(
          for: messages, style: style, width: 320, environment: environment, options: options)
        let expected = try SessionDriver.lines(rows, style, glyphs: glyphs)
        count += expected.count
        let found = try driver.rows(#"{"viewport":{"top":0,"height":100000,"glyphs":\#(glyphs)}}"#)
        #expect(found == expected.joined(separator: ","), "\(name)")
      }
    }
    #expect(count > 600)
  }

  @Test func beginsAtAPlaceAnAnchorOrTheBottom() throws {
    let driver = try SessionDriver()
    let messages = try Corpora.transcript("group-multilingual", prefix: 100)
    let open = #"{"open":{"messages":\#(try SessionDriver.json(messages)),"style":"merged","width":320}}"#
    let state = try #require(try driver.ask(open)["state"])
    let height = try #require(state["height"]?.number)
    let bottom = try driver.ask(#"{"viewport":{"bottom":true,"height":500}}"#)
    #expect(bottom["viewport", "top"]?.number == height - 500)
    #expect(bottom["viewport", "highest"]?.number == height - 500)
    #expect(bottom["viewport", "rows"]?.elements.last?["id"] == id(messages[99]))

    let middle = try driver.ask(#"{"viewport":{"top":1000.5,"height":500,"rows":false}}"#)
    #expect(middle["viewport", "top"]?.number == 1000.5)
    #expect(middle["viewport", "rows"] == nil)
    let anchor = try #require(middle["viewport", "anchor"])
    let again = try driver.ask(#"{"viewport":{"anchor":\#(anchor.json()),"height":500,"rows":false}}"#)
    #expect(again["viewport", "top"]?.number == 1000.5)
    let offset = try driver.ask(#"{"offset":{"anchor":\#(anchor.json()),"height":500}}"#)
    #expect(offset["offset", "top"]?.number == 1000.5)
    // A requested anchor lists the messages that can replace it.
    let whole = try driver.ask(#"{"anchor":{"top":1000.5,"height":500}}"#)
    #expect(whole["anchor", "id"] == anchor["id"])
    #expect(try #require(whole["anchor", "fallbacks"]).elements.count > 5)
    // Beyond the ends of the transcript no rows are visible, and the reader's place is moved into the
    // transcript.
    let beyond = try driver.ask(#"{"viewport":{"top":-5000,"height":500}}"#)
    #expect(beyond["viewport", "rows"]?.elements == [])
    let first = try driver.ask(
      #"{"viewport":{"anchor":{"id":\#(id(messages[0]).json()),"offset":400},"height":500,"rows":false}}"#)
    #expect(first["viewport", "top"]?.number == 0)
  }

  @Test func aViewportIsKeptOverAChange() throws {
    let driver = try SessionDriver()
    let messages = try Corpora.transcript("group-rtl", prefix: 80)
    _ = try driver.ask(
      #"{"open":{"messages":\#(try SessionDriver.json(Array(messages.dropFirst(20)))),"style":"clustered","width":360}}"#
    )
    func place(_ answer: JSONValue) throws -> Double {
      let rows = try #require(answer["viewport", "rows"]).elements
      let top = try #require(answer["viewport", "top"]?.number)
      let anchor = try #require(rows.first { $0["id"] == id(messages[40]) }?["frame"]).elements[1]
      return try #require(anchor.number) - top
    }
    let start = try #require(
      try driver.ask(#"{"offset":{"anchor":{"id":\#(id(messages[40]).json())},"height":400}}"#)[
        "offset", "top"]?.number)
    let before = try driver.ask(#"{"viewport":{"top":\#(start),"height":400}}"#)
    let held = try place(before)
    var top = start
    for group in stride(from: 15, through: 0, by: -5) {
      let older = try SessionDriver.json(Array(messages[group..<group + 5]))
      let after = try driver.ask(
        #"{"edit":{"prepend":\#(older)},"viewport":{"top":\#(top),"height":400}}"#)
      #expect(try abs(place(after) - held) <= 1)
      top = try #require(after["viewport", "top"]?.number)
    }
    let wider = try driver.ask(#"{"width":500,"viewport":{"top":\#(top),"height":400}}"#)
    #expect(try abs(place(wider) - held) <= 1)
    #expect(wider["state", "width"] == .integer(500))
  }

  @Test func whatAChangeHasKeptIsForItsOwnLineAlone() throws {
    let driver = try SessionDriver()
    let messages = try SessionDriver.json(try Corpora.transcript("group-multilingual", prefix: 60))
    _ = try driver.ask(#"{"open":{"messages":\#(messages),"style":"merged","width":320}}"#)
    for line in [#"{"edit":{"remove":"gone"},"viewport":{"top":300,"height":200}}"#, #"{"settle":5}"#] {
      _ = try driver.ask(line)
      let next = try driver.ask(#"{"viewport":{"top":900.5,"height":200,"rows":false}}"#)
      #expect(next["viewport", "top"]?.number == 900.5, "\(line)")
    }
  }

  private func id(_ message: Message) -> JSONValue {
    switch message.id {
    case .string(let id): .string(id)
    case .integer(let id): .integer(id)
    }
  }
}
