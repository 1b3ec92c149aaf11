import BubbleLayout
import LayoutSession
import TestSupport
import Testing

/// A session as programs use it that have it as a library.
@Suite struct SessionDoorTests {
  @Test func linesAreAnsweredByLinesAndCounted() throws {
    let session = LayoutSession(engine: try TestEngines.bundled)
    let opened = try #require(
      session.answer(to: #"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hi"}],"width":300}}"#))
    #expect(opened.hasSuffix("}\n") && opened.contains(#""count":1"#))
    // Blank lines have no answer, but a number.
    #expect(session.answer(to: " \t") == nil)
    let failure = try #require(session.answer(to: #"{"hit":{"x":1}}"#))
    #expect(failure.contains(#""field":"hit.y","line":3"#), "\(failure)")
    // As a process answers it.
    let driver = try SessionDriver()
    _ = try driver.line(#"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hi"}],"width":300}}"#)
    let request = #"{"viewport":{"height":100,"drawing":true,"glyphs":true}}"#
    #expect(session.answer(to: request) == (try driver.line(request)) + "\n")
  }

  @Test func tooLongALineIsRefused() throws {
    let session = LayoutSession(engine: try TestEngines.bundled)
    let line = repeatElement(UInt8(ascii: " "), count: LayoutSession.lineLimit + 1)
    let answer = try #require(session.answer(to: line))
    #expect(String(decoding: answer, as: UTF8.self).contains(#""code":"tooLong""#))
  }
}
