import BubbleLayout
import LayoutSession
import TestSupport
import Testing

/// Tests a session as programs use it through the library.
@Suite struct SessionDoorTests {
  @Test func linesAreAnsweredByLinesAndCounted() throws {
    let session = LayoutSession(engine: try TestEngines.bundled)
    let opened = try #require(
      session.answer(to: #"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hi"}],"width":300}}"#))
    #expect(opened.hasSuffix("}\n") && opened.contains(#""count":1"#))
    // Blank lines get no answer, but are counted.
    #expect(session.answer(to: " \t") == nil)
    let failure = try #require(session.answer(to: #"{"hit":{"x":1}}"#))
    #expect(failure.contains(#""field":"hit.y","line":3"#), "\(failure)")
    // The answer is the same as that of `bubble serve`.
    let driver = try SessionDriver()
    _ = try driver.line(#"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hi"}],"width":300}}"#)
    let request = #"{"viewport":{"height":100,"drawing":true,"glyphs":true}}"#
    #expect(session.answer(to: request) == (try driver.line(request)) + "\n")
  }

  @Test func requestsOfTheProcessItselfAreAnsweredAsLinesAre() throws {
    let (typed, driver) = (LayoutSession(engine: try TestEngines.bundled), try SessionDriver())
    var opening = SessionOpening()
    opening.messages = [
      Message(id: 1, sender: "ann", text: "Hi"), Message(id: 2, sender: "you", text: "Hello"),
    ]
    opening.settings.style = .named("merged")
    var viewport = SessionViewport()
    (viewport.height, viewport.glyphs) = (400, true)
    var edit = SessionEdit()
    edit.remove = [2, 3]
    let messages = try SessionDriver.json(opening.messages ?? [])
    for (line, text) in [
      (SessionLine(.open(opening)), #"{"open":{"messages":\#(messages),"style":"merged"}}"#),
      (
        SessionLine(.change(.width(200)), viewport: viewport),
        #"{"width":200,"viewport":{"height":400,"glyphs":true}}"#
      ),
      (SessionLine(.change(.edit([edit]))), #"{"edit":{"remove":[2,3]}}"#),
      (SessionLine(.question(.hit(SessionPoint()))), #"{"hit":{"x":0,"y":0}}"#),
      (SessionLine(.close), #"{"close":true}"#),
      (SessionLine(.fonts), #"{"fonts":true}"#), (SessionLine(.statistics), #"{"statistics":true}"#),
    ] {
      let answer = String(decoding: SessionWriter.line(typed.answer(to: line)), as: UTF8.self)
      let expected = try driver.line(text) + "\n"
      // Here errors lack the number of the line; otherwise the answers are equal.
      #expect(answer == expected.replacing(#/,"line":\d+/#, with: ""), "\(text)")
    }
  }

  @Test func tooLongALineIsRefused() throws {
    let session = LayoutSession(engine: try TestEngines.bundled)
    let line = repeatElement(UInt8(ascii: " "), count: LayoutSession.lineLimit + 1)
    let answer = try #require(session.answer(to: line))
    #expect(String(decoding: answer, as: UTF8.self).contains(#""code":"tooLong""#))
  }
}
