import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Tests requests about positions, texts, glyphs and the session itself.
@Suite struct QuestionTests {
  private func opened() throws -> SessionDriver {
    let driver = try SessionDriver()
    _ = try driver.ask(
      """
      {"open":{"style":"merged","width":320,"me":"you","messages":[
      {"id":"a","sender":"ann","text":"See https://example.org tonight"},
      {"id":"b","sender":"you","text":"To the café 👍"},
      {"id":"c","sender":"ann","text":"Which CAFE, Ann?"}]}}
      """)
    return driver
  }

  @Test func pointsArePlacesInTextsAndBack() throws {
    let driver = try opened()
    for (id, offset) in [("a", 0), ("a", 12), ("b", 3), ("c", 10)] {
      let caret = try driver.ask(#"{"caret":{"id":"\#(id)","offset":\#(offset)}}"#)
      let frame = try #require(caret["caret"]).elements.compactMap(\.number)
      let (x, y) = (frame[0] + 0.25, frame[1] + frame[3] / 2)
      let hit = try driver.ask(#"{"hit":{"x":\#(x),"y":\#(y)}}"#)
      #expect(hit["hit", "id"] == .string(id))
      #expect(hit["hit", "offset"] == .integer(offset))
      #expect(hit["nearest", "id"] == .string(id))
      #expect(hit["nearest", "offset"] == .integer(offset))
      if offset == 12 {
        #expect(hit["hit", "target"] == .string("data"))
        #expect(hit["hit", "kind"] == .string("link"))
        #expect(hit["hit", "text"] == .string("https://example.org"))
        #expect(hit["hit", "start"] == .integer(4))
      } else {
        #expect(hit["hit", "target"] == .string("text"))
      }
    }
    let outside = try driver.ask(#"{"hit":{"x":5,"y":-100}}"#)
    #expect(outside["hit"] == .null)
    #expect(outside["nearest", "id"] == .string("a"))
  }

  @Test func textIsSelectedFromMessageToMessage() throws {
    let driver = try opened()
    let part = try driver.ask(
      """
      {"select":{"anchor":{"id":"c","offset":5},"focus":{"id":"a","offset":24},"text":true,"top":0,"height":500}}
      """)
    #expect(part["selection", "text"] == .string("tonight\nTo the café 👍\nWhich"))
    #expect(try #require(part["selection", "rects"]).elements.count >= 3)
    let all = try driver.ask(#"{"select":{"all":true,"text":true}}"#)
    #expect(
      all["selection", "text"]
        == .string("See https://example.org tonight\nTo the café 👍\nWhich CAFE, Ann?"))
    #expect(all["selection", "rects"] == .array([]))
    let rects = try driver.ask(#"{"rects":{"id":"b","start":7,"end":11}}"#)
    #expect(rects["rects"]?.elements.count == 1)
  }

  @Test func textIsFoundAndGoneThrough() throws {
    let driver = try opened()
    let found = try driver.ask(#"{"find":{"text":"cafe"}}"#)
    #expect(found["matches"]?.elements.compactMap { $0["id"]?.text } == ["b", "c"])
    #expect(found["limited"] == nil)
    #expect(try driver.ask(#"{"find":{"text":"e","limit":2}}"#)["limited"] == .boolean(true))
    #expect(
      try driver.ask(#"{"find":{"text":"cafe","caseSensitive":true,"diacriticSensitive":true}}"#)["matches"]
        == .array([]))
    let first = try driver.ask(#"{"next":{"text":"cafe"}}"#)
    #expect(first["match", "id"] == .string("b"))
    #expect(first["rects"]?.elements.count == 1)
    let after = try #require(first["match"])
    let next = try driver.ask(#"{"next":{"text":"cafe","after":\#(after.json())}}"#)
    #expect(next["match", "id"] == .string("c"))
    let previous = try driver.ask(#"{"previous":{"text":"cafe","after":\#(after.json())}}"#)
    #expect(previous["match", "id"] == .string("c"))
    #expect(try driver.ask(#"{"next":{"text":"nowhere"}}"#)["match"] == .null)
  }

  @Test func outlinesAreThoseOfTheFont() throws {
    let driver = try opened()
    let view = try driver.ask(#"{"viewport":{"height":500,"glyphs":true}}"#)
    #expect(view["viewport", "rows"]?.elements.first?["fonts"] != nil)
    let fonts = try #require(try driver.ask(#"{"fonts":true}"#)["fonts"]).elements
    #expect(fonts.indices.map { JSONValue.integer($0) } == fonts.compactMap { $0["id"] })
    let emoji = try #require(fonts.firstIndex { $0["name"]?.text?.contains("Emoji") == true })
    var glyphs: [Int: Set<Int>] = [:]
    func collect(_ value: JSONValue) {
      if case .integer(let font)? = value["font"], case .array(let list)? = value["glyphs"] {
        glyphs[font, default: []].formUnion(list.compactMap { $0.elements.first?.number.map { Int($0) } })
      }
      if case .object(let members) = value { members.forEach { collect($0.value) } }
      if case .array(let elements) = value { elements.forEach(collect) }
    }
    collect(view)
    for (font, glyphs) in glyphs {
      let list = glyphs.sorted().map(String.init).joined(separator: ",")
      let outlines = try #require(
        try driver.ask(#"{"outlines":{"font":\#(font),"glyphs":[\#(list)]}}"#)["outlines"])
      #expect(outlines["unitsPerEm"]?.number ?? 0 >= 1_000)
      let shapes = try #require(outlines["glyphs"]).elements
      #expect(shapes.count == glyphs.count)
      if font == emoji {
        #expect(shapes.contains { $0["picture", "png"]?.text?.hasPrefix("iVBOR") == true })
      } else {
        #expect(shapes.contains { $0["path"]?.text?.hasPrefix("M") == true })
      }
    }
    let bold = try driver.line(#"{"outlines":{"font":0,"glyphs":[40],"synthesizesBold":true}}"#)
    #expect(try driver.line(#"{"outlines":{"font":0,"glyphs":[40]}}"#) != bold)
  }

  @Test func longMessagesAreExpandedAndCollapsed() throws {
    let driver = try SessionDriver()
    let text = String(repeating: "A long story. ", count: 200)
    let opened = try driver.ask(
      #"{"open":{"style":"clustered","width":320,"messages":[{"id":1,"sender":"ann","text":"\#(text)"}]}}"#)
    let height = try #require(opened["state", "height"]?.number)
    let expanded = try driver.ask(#"{"expand":1,"changes":true}"#)
    #expect(try #require(expanded["state", "height"]?.number) > 2 * height)
    #expect(try driver.ask(#"{"collapse":1}"#)["state", "height"]?.number == height)
  }

  @Test func estimatedHeightsAreSettledSoManyAtATime() throws {
    let driver = try SessionDriver()
    let messages = (1...400).map {
      Message(id: .integer($0), sender: "ann", text: String(repeating: "word ", count: 1 + $0 % 40))
    }
    let json = try SessionDriver.json(messages)
    let exact = try driver.ask(#"{"transcript":"exact","open":{"messages":\#(json),"style":"merged"}}"#)
    let opened = try driver.ask(#"{"open":{"messages":\#(json),"style":"merged","heights":"estimated"}}"#)
    #expect(opened["state", "unsettled"] == .integer(400))
    let seen = try driver.ask(#"{"viewport":{"top":3000,"height":600,"overscan":300}}"#)
    let rows = try #require(seen["viewport", "rows"]).elements
    let unsettled = try #require(
      try driver.ask(#"{"statistics":true}"#)["statistics", "unsettled"]?.number)
    #expect(unsettled < 400 && unsettled >= 400 - Double(rows.count) - 8)
    let some = try driver.ask(#"{"settle":100,"viewport":{"top":3000,"height":600,"rows":false}}"#)
    #expect(try #require(some["state", "unsettled"]?.number) <= unsettled - 100)
    #expect(try #require(some["state", "unsettled"]?.number) >= unsettled - 140)
    let all = try driver.ask(#"{"settle":1000}"#)
    #expect(all["state", "unsettled"] == nil)
    #expect(all["state", "height"] == exact["state", "height"])
  }

  @Test func transcriptsOfASessionAreApart() throws {
    let driver = try opened()
    _ = try driver.ask(#"{"transcript":"other","open":{"messages":[{"id":1,"text":"Hi"}],"width":200}}"#)
    #expect(try driver.ask(#"{"statistics":true}"#)["statistics", "transcripts"] == .integer(2))
    #expect(try driver.ask(#"{"statistics":true}"#)["statistics", "count"] == .integer(3))
    #expect(try driver.ask(#"{"transcript":"other","close":true}"#)["closed"] == .boolean(true))
    #expect(
      try driver.ask(#"{"transcript":"other","width":3}"#)["error", "code"] == .string("noTranscript"))
    #expect(try driver.ask(#"{"statistics":true}"#)["statistics", "transcripts"] == .integer(1))
  }

  @Test func settingsAreThoseOfTheLayout() throws {
    let engine = try TestEngines.bundled
    let messages = try Corpora.transcript("group-rtl", prefix: 30)
    let driver = try SessionDriver()
    _ = try driver.ask(#"{"open":{"messages":\#(try SessionDriver.json(messages)),"width":"inf"}}"#)
    let unread = try SessionDriver.json(messages[12].id)
    let answer = try driver.ask(
      """
      {"environment":{"style":{"preset":"tailed","name":"mine"},"me":"ann","locale":"ar_EG","timeZone":"Africa/Cairo",
      "direction":"rtl","deviceScale":2,"fontScale":1.5,"selecting":true,"private":true,"dates":true,"typing":true,
      "unread":\(unread)}}
      """)
    #expect(answer["error"] == nil)
    _ = try driver.ask(#"{"width":300}"#)
    let style = try ChatStyle(json: #"{"preset":"tailed","name":"mine"}"#)
    let environment = LayoutEnvironment(
      me: "ann", locale: Locale(identifier: "ar_EG"),
      timeZone: try #require(TimeZone(identifier: "Africa/Cairo")), direction: .rightToLeft, scale: 2,
      fontScale: 1.5, isSelecting: true, isOneToOne: true)
    let words = InterfaceWords(Locale(identifier: "ar_EG"))
    let options = TranscriptOptions(
      dates: SeparatorStyle(), unread: UnreadLine(before: messages[12].id, text: words.unread),
      typing: TypingRow())
    let rows = engine.rows(
      for: messages, style: style, width: 300, environment: environment, options: options)
    #expect(
      try driver.rows(#"{"viewport":{"height":100000}}"#)
        == SessionDriver.lines(rows, style).joined(separator: ","))
    _ = try driver.ask(#"{"edit":[{"typing":false},{"unread":null}]}"#)
    let last = try driver.ask(#"{"viewport":{"height":100000}}"#)
    let kinds = try #require(last["viewport", "rows"]).elements
    #expect(!kinds.contains { $0["typing"] != nil || $0["separator"] == .string("unread") })
  }
}
