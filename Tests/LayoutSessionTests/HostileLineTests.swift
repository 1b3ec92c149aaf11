import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Tests that invalid lines are answered with an error, and that the session continues unchanged.
@Suite struct HostileLineTests {
  private func check(
    _ driver: SessionDriver, _ line: String, _ code: String, _ field: String? = nil,
    _ id: JSONValue = .null, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = Comment(rawValue: String(line.prefix(80)))
    let answer = try driver.ask(line)
    #expect(answer["error", "code"] == .string(code), shown, sourceLocation: sourceLocation)
    #expect(answer["error", "field"]?.text == field, shown, sourceLocation: sourceLocation)
    #expect(answer["error", "line"] == .integer(driver.lineCount), shown, sourceLocation: sourceLocation)
    #expect(answer["id"] == id, shown, sourceLocation: sourceLocation)
    #expect(
      (answer["error", "message"]?.text?.count ?? 9_999) < 800, shown, sourceLocation: sourceLocation)
    // The transcript has not changed.
    let state = try driver.ask(#"{"statistics":true}"#)
    #expect(state["statistics", "count"] == .integer(1), shown, sourceLocation: sourceLocation)
  }

  /// An error suggests the member, field or word that was meant.
  @Test(arguments: [
    (#"{"widht":300}"#, "widht", "width"), (#"{"viewport":{"hieght":300}}"#, "viewport.hieght", "height"),
    (#"{"environment":{"style":"mergd"}}"#, "environment.style", "merged"),
    (#"{"environment":{"style":{"preset":"mergd"}}}"#, "environment.style.preset", "merged"),
    (
      ##"{"environment":{"style":{"colors":{"dark":{"sent.txt":"#000000"}}}}}"##,
      "environment.style.colors.dark.sent.txt", "sent.text"
    ),
    (#"{"edit":{"apend":{"id":2,"text":"x"}}}"#, "edit.apend", "append"),
    (#"{"edit":{"append":{"id":2,"txt":"x"}}}"#, "edit.append.text", "text"),
    (#"{"environment":{"direction":"rtll"}}"#, "environment.direction", "rtl"),
    (#"{"open":{"file":"chat.json","input":"slakc","width":300}}"#, "open.input", "slack"),
  ]) func errorsSuggest(line: String, field: String, word: String) throws {
    let driver = try SessionDriver()
    _ = try driver.ask(#"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hello"}],"width":300}}"#)
    try check(driver, line, "badRequest", field)
    let reason = try driver.ask(line)["error", "message"]?.text ?? ""
    #expect(reason.contains("(did you mean '\(word)'?)"), "\(reason)")
  }

  @Test func badLinesAreAnsweredByTheirPlace() throws {
    let driver = try SessionDriver()
    _ = try driver.ask(#"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hello"}],"width":300}}"#)
    for line in ["hello", "{", "[1,2", "\0", "nul", "{\"id\":1}x", #"{"width":NaN}"#, "\u{FEFF}{}", "'a'"] {
      try check(driver, line, "notJSON")
    }
    try check(driver, String(repeating: "[", count: 100_000), "notJSON")
    try check(driver, String(repeating: #"{"a":"#, count: 100_000), "notJSON")
    for line in ["1", "[]", "null", "\"open\"", "{}", #"{"transcript":"main"}"#] {
      try check(driver, line, "badRequest")
    }
    try check(driver, #"{"id":7,"nosuch":1}"#, "badRequest", "nosuch", .integer(7))
    try check(driver, #"{"id":"a","width":"wide"}"#, "badRequest", "width", .string("a"))
    try check(driver, #"{"id":[1],"width":300}"#, "badRequest", "id")
    try check(driver, #"{"id":1.5,"width":300}"#, "badRequest", "id")
    for width in ["-1", "1e999", "-1e999", "1e9", "null,\"close\":false", "[300]", "\"nan\""] {
      let answer = try driver.ask(#"{"width":\#(width)}"#)
      #expect(answer["error", "code"] == .string("badRequest"), "\(width)")
    }
    try check(driver, #"{"width":1,"close":true}"#, "badRequest")
    try check(driver, #"{"hit":{"x":1,"y":1},"viewport":{"height":5}}"#, "badRequest", "viewport")
    try check(driver, #"{"hit":{"x":1}}"#, "badRequest", "hit.y")
    try check(driver, #"{"hit":{"x":1,"y":"2"}}"#, "badRequest", "hit.y")
    try check(driver, #"{"viewport":{"top":1,"bottom":true,"height":5}}"#, "badRequest", "viewport.top")
    try check(driver, #"{"viewport":{"height":1e9}}"#, "badRequest", "viewport.height")
    try check(driver, #"{"edit":{}}"#, "badRequest", "edit")
    try check(driver, #"{"edit":[{"typing":true},{"remove":1,"typing":true}]}"#, "badRequest", "edit[1]")
    try check(driver, #"{"edit":{"append":{"id":true,"text":"x"}}}"#, "badRequest", "edit.append.id")
    try check(driver, #"{"edit":{"append":[{"text":"x"}]}}"#, "badRequest", "edit.append[0].id")
    try check(driver, #"{"edit":{"stream":1}}"#, "badRequest", "edit.text")
    try check(driver, #"{"environment":{"locale":"klingon_XX"}}"#, "badRequest", "environment.locale")
    try check(driver, #"{"environment":{"timeZone":"Moon"}}"#, "badRequest", "environment.timeZone")
    try check(driver, #"{"environment":{"style":"nosuch"}}"#, "badRequest", "environment.style")
    try check(
      driver, #"{"environment":{"style":{"bubble":{"padding":4,"nosuch":1}}}}"#, "badRequest",
      "environment.style.bubble.nosuch")
    try check(driver, #"{"open":{"file":"/nosuch/file.jsonl"}}"#, "unreadable", "open.file")
    try check(driver, #"{"open":{"file":"-"}}"#, "unreadable", "open.file")
    try check(driver, #"{"open":{"file":"/dev/zero"}}"#, "unreadable", "open.file")
    try check(driver, #"{"open":{"file":"/"}}"#, "unreadable", "open.file")
    try check(driver, #"{"open":{"style":"/dev/zero"}}"#, "unreadable", "open.style")
    try check(driver, #"{"open":{"messages":[],"file":"x"}}"#, "badRequest", "open.file")
    try check(driver, #"{"transcript":"other","width":300}"#, "noTranscript", "transcript")
    try check(driver, #"{"transcript":"","width":300}"#, "badRequest", "transcript")
    try check(driver, #"{"outlines":{"font":99,"glyphs":[1]}}"#, "noFont", "outlines.font")
    try check(driver, #"{"outlines":{"font":0,"glyphs":[-1]}}"#, "badRequest", "outlines.glyphs[0]")
  }

  @Test func longNamesAreNotRepeatedWhole() throws {
    let driver = try SessionDriver()
    _ = try driver.ask(#"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hello"}],"width":300}}"#)
    let long = String(repeating: "x", count: 1_000_000)
    let answer = try driver.line(#"{"\#(long)":1}"#)
    #expect(answer.utf8.count < 2_000)
    #expect(try driver.line(#"{"edit":{"remove":"\#(long)"}}"#).utf8.count < 2_000)
    #expect(try driver.line(#"{"environment":{"direction":"\#(long)"}}"#).utf8.count < 2_000)
    #expect(try driver.line(#"{"transcript":"\#(long)","width":1}"#).utf8.count < 2_000)
  }

  @Test func blankLinesAreNoRequests() throws {
    let session = LayoutSession(engine: try TestEngines.bundled)
    for line in ["", " ", "\t\r"] { #expect(session.answer(Array(line.utf8), number: 1) == nil) }
  }

  @Test func rubbishNeverEndsASession() throws {
    let driver = try SessionDriver()
    _ = try driver.ask(
      #"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hello there"}],"width":300}}"#)
    let whole = [
      #"{"id":1,"width":240}"#, #"{"edit":{"stream":1,"text":" more"}}"#,
      #"{"viewport":{"top":0,"height":500,"glyphs":true}}"#, #"{"hit":{"x":20,"y":20}}"#,
      #"{"select":{"all":true,"text":true,"height":100}}"#, #"{"find":{"text":"hello","limit":3}}"#,
      #"{"outlines":{"font":0,"glyphs":[1,2,3]}}"#, #"{"environment":{"direction":"rtl","me":null}}"#,
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var line = whole.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) where !line.isEmpty {
        let place = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: line[place] = UInt8.random(in: 0...255, using: &random)
        case 1: line.remove(at: place)
        default: line.insert(UInt8(ascii: "0"), at: place)
        }
      }
      guard let answer = driver.session.answer(line, number: 1) else { continue }
      var bytes: [UInt8] = []
      try SessionWriter { bytes += $0 }.write(answer)
      #expect(bytes.last == UInt8(ascii: "\n"))
    }
    #expect(try driver.ask(#"{"statistics":true}"#)["statistics", "count"] == .integer(1))
  }
}
