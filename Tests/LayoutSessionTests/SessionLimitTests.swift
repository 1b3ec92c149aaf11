import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Tests the limits of a session: what exceeds them is refused, and nothing else changes.
@Suite struct SessionLimitTests {
  private func session(transcripts: Int = 1_024, bytes: Int = 1 << 30) throws -> LayoutSession {
    LayoutSession(
      engine: try TestEngines.bundled, limits: SessionLimits(transcripts: transcripts, bytes: bytes))
  }

  private func ask(_ session: LayoutSession, _ line: String) throws -> JSONValue {
    try JSONValue(canonical: String(try #require(session.answer(to: line)).dropLast()))
  }

  /// The code and the field of the error in an answer.
  private func error(_ answer: JSONValue) -> [String?] {
    [answer["error", "code"]?.text, answer["error", "field"]?.text]
  }

  private func open(_ name: String, text: String = "Hi") -> String {
    #"{"transcript":"\#(name)","open":{"messages":[{"id":1,"sender":"ann","text":"\#(text)"}]}}"#
  }

  @Test func limitsAreClamped() {
    #expect(SessionLimits.standard == SessionLimits(transcripts: 1_024, bytes: 1 << 30))
    let least = SessionLimits(transcripts: -3, bytes: 0)
    #expect(least.transcripts == 1 && least.bytes == 65_536)
    let most = SessionLimits(transcripts: .max, bytes: .max)
    #expect(most.transcripts == 1_000_000 && most.bytes == 1 << 40)
  }

  @Test func namesOfTranscriptsAndComposersAreLimitedTogether() throws {
    let session = try session(transcripts: 2)
    #expect(try ask(session, open("a"))["opened"] != nil)
    let compose = #"{"transcript":"b","compose":{"edits":[{"insert":"x"}]}}"#
    #expect(try ask(session, compose)["error"] == nil)
    #expect(try error(ask(session, open("c"))) == ["sessionFull", "transcript"])
    let another = compose.replacing("\"b\"", with: "\"c\"")
    #expect(try error(ask(session, another)) == ["sessionFull", "transcript"])
    // Names in use may be used for the other kind too, and again.
    #expect(try ask(session, open("b"))["opened"] != nil)
    #expect(try ask(session, open("a"))["opened"] != nil)
    #expect(try ask(session, #"{"transcript":"b","close":true}"#)["closed"] == .boolean(true))
    #expect(try ask(session, open("c"))["opened"] != nil)
  }

  @Test func aComposerAloneCanBeClosed() throws {
    let session = try session()
    _ = try ask(session, #"{"compose":{"edits":[{"insert":"some text"}]}}"#)
    #expect(session.bytes > 8_192)
    #expect(try ask(session, #"{"close":true}"#)["closed"] == .boolean(true))
    #expect(session.bytes == 0)
    #expect(try error(ask(session, #"{"close":true}"#)) == ["noTranscript", "transcript"])
  }

  @Test func whatExceedsTheBytesIsRefusedAndChangesNothing() throws {
    let session = try session(bytes: 100_000)
    let long = String(repeating: "x", count: 90_000)
    _ = try ask(session, open("main"))
    _ = try ask(session, open("other"))
    let state = #"{"statistics":true}"#
    let before = try ask(session, state)
    for (line, field) in [
      (#"{"edit":{"append":{"id":2,"text":"\#(long)"}}}"#, "edit"),
      (#"{"edit":{"replace":{"id":1,"text":"\#(long)"}}}"#, "edit"),
      (#"{"edit":{"stream":1,"text":"\#(long)"}}"#, "edit"),
      (#"{"edit":{"typing":["\#(long)"]}}"#, "edit"), (#"{"edit":{"unread":"\#(long)"}}"#, "edit"),
      (#"{"environment":{"me":"\#(long)"}}"#, "environment"),
      (#"{"environment":{"people":{"\#(long)":{"name":"Ann"}}}}"#, "environment"),
      (#"{"highlight":{"text":"\#(long)"}}"#, "highlight"),
      (#"{"compose":{"edits":[{"insert":"\#(long)"}]}}"#, "compose"),
      (#"{"open":{"me":"\#(long)"}}"#, "open"),
      (#"{"open":{"customSizes":[{"name":"\#(long)"}]}}"#, "open"),
      (open("main", text: long).replacing(#""transcript":"main","#, with: ""), "open.messages"),
    ] {
      let answer = try ask(session, line)
      #expect(error(answer) == ["sessionFull", field], "\(line.prefix(60))")
      #expect(try ask(session, state) == before, "\(line.prefix(60))")
    }
  }

  @Test func editsBeforeTheOneThatDoesNotFitRemain() throws {
    let session = try session(bytes: 80_000)
    _ = try ask(session, open("main"))
    let long = String(repeating: "x", count: 90_000)
    let answer = try ask(
      session, #"{"edit":[{"append":{"id":2,"text":"a"}},{"append":{"id":3,"text":"\#(long)"}}]}"#)
    #expect(error(answer) == ["sessionFull", "edit[1]"] && answer["state", "count"] == .integer(2))
  }

  @Test func filesAreReadOnlyUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<1_000).map { #"{"id":\#($0),"text":"\#(String(repeating: "x", count: 100))"}"# }
    let file = try folder.write(lines.joined(separator: "\n"), to: "chat.jsonl")
    let small = try session(bytes: 100_000)
    #expect(
      try error(ask(small, #"{"open":{"file":"\#(file)"}}"#)) == ["sessionFull", "open.file"])
    #expect(small.bytes == 0)
    let large = try session(bytes: 1_000_000)
    #expect(try ask(large, #"{"open":{"file":"\#(file)"}}"#)["state", "count"] == .integer(1_000))
  }

  /// After any edits, the session counts the same bytes for a transcript as for a new one with its messages.
  @Test func bytesFollowTheMessages() throws {
    let session = try session()
    _ = try ask(session, open("main"))
    let empty = session.bytes
    var random = SeededGenerator(seed: 26)
    for number in 0..<300 {
      let (id, other) = (Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random))
      let text = String(repeating: "é", count: Int.random(in: 0...500, using: &random))
      let edits = [
        #"{"append":[{"id":\#(id),"text":"\#(text)"},{"id":\#(id),"text":"again"}]}"#,
        #"{"prepend":{"id":\#(id),"text":"\#(text)","reactions":[{"symbol":"+","count":2}]}}"#,
        #"{"insert":{"id":\#(id),"text":"\#(text)"},"before":\#(other)}"#,
        #"{"replace":{"id":\#(id),"sender":"ann","text":"\#(text)"}}"#, #"{"remove":[\#(id),\#(other)]}"#,
        #"{"stream":\#(id),"text":"\#(text)"}"#, #"{"finish":\#(id)}"#, #"{"move":\#(id),"to":0}"#,
      ]
      _ = try ask(session, #"{"id":\#(number),"edit":\#(edits.randomElement(using: &random) ?? "{}")}"#)
    }
    let ids = (1...12).map { #"{"edit":{"remove":\#($0)}}"# }
    for line in ids { _ = try ask(session, line) }
    #expect(try ask(session, #"{"statistics":true}"#)["statistics", "count"] == .integer(0))
    // The ids of messages that were left out are kept, at 32 bytes each; nothing else is.
    let left = session.bytes - 8_192
    #expect(left >= 0 && left % 32 == 0 && left < 32 * 600, "\(left)")
    #expect(empty > 8_192 + 512)
    _ = try ask(session, #"{"close":true}"#)
    #expect(session.bytes == 0)
  }

  @Test func oneTranscriptsFailuresChangeNoAnswerAboutAnother() throws {
    let lines = [
      #"{"edit":{"append":{"id":2,"sender":"ben","text":"And more"}},"changes":true}"#,
      #"{"width":200,"viewport":{"top":0,"height":500,"glyphs":true}}"#, #"{"hit":{"x":40,"y":20}}"#,
      #"{"edit":{"remove":9}}"#, #"{"find":{"text":"more"}}"#,
      #"{"viewport":{"height":500,"drawing":true,"accessibility":true}}"#,
    ]
    let hostile = [
      #"{"transcript":"a","edit":{"remove":[1,2,3]}}"#, #"{"transcript":"a","close":true}"#, "{", "[[[",
      #"{"transcript":"a","width":-1}"#, #"{"transcript":"a","open":{"file":"/dev/zero"}}"#,
      #"{"transcript":"a","open":{"messages":[{"id":1,"text":"\#(String(repeating: "x", count: 70_000))"}]}}"#,
      #"{"transcript":"a","outlines":{"font":99,"glyphs":[1]}}"#,
    ]
    func answers(beside: [String]) throws -> [String] {
      let session = try session(bytes: 80_000)
      _ = session.answer(to: open("main"))
      return try lines.map { line in
        for line in beside { #expect(try ask(session, line)["error"] != nil, "\(line.prefix(60))") }
        return try #require(session.answer(to: line)).replacing(#/,"line":\d+/#, with: "")
      }
    }
    #expect(try answers(beside: hostile) == answers(beside: []))
  }
}
