import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Tests that settings cover all properties of the library's environment and options.
@Suite struct SettingTests {
  private let messages = [
    Message(
      id: 1, sender: "ann", timestamp: Fixtures.timestamp, text: "Ça va\u{A0}? 👍 ab—cd",
      isEdited: true),
    Message(
      id: 2, sender: "you", text: "",
      blocks: [.details(DetailsBlock(summary: RichText("More"), [.paragraph("of it")]))]),
    Message(
      id: 3, sender: "ann", text: "",
      blocks: [.table(TableBlock(rows: [(1...30).map { TableCell("column \($0)") }]))]),
    Message(id: 4, sender: "you", text: String(repeating: "A long story. ", count: 200)),
    Message(
      id: 5, sender: "ann", text: "hidden", spans: [TextSpan(range: 0..<6, emphasis: .spoiler)],
      quote: QuotedReply(sender: "you", text: "x")),
  ]

  private func rows(
    _ environment: LayoutEnvironment, _ options: TranscriptOptions = TranscriptOptions()
  ) throws -> String {
    let transcript = Transcript(
      messages, style: .clustered, width: 320, engine: try TestEngines.bundled, environment: environment,
      options: options)
    return try SessionDriver.lines(transcript.rows, .clustered).joined(separator: ",")
  }

  private func opened() throws -> SessionDriver {
    let driver = try SessionDriver()
    _ = try driver.ask(
      #"{"open":{"messages":\#(try SessionDriver.json(messages)),"style":"clustered","width":320}}"#)
    return driver
  }

  /// Returns the rows of a session after settings. Each test uses a new session, because fonts are numbered
  /// within a session.
  private func rows(with settings: String) throws -> String {
    let driver = try opened()
    #expect(try driver.ask(#"{"environment":\#(settings)}"#)["error"] == nil, "\(settings)")
    return try driver.rows(#"{"viewport":{"height":100000}}"#)
  }

  @Test func eachReachesTheLayout() throws {
    let plain = LayoutEnvironment(me: "you")
    func changed(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment {
      var environment = plain
      change(&environment)
      return environment
    }
    let path = ContentPath(["blocks", 0])
    let cases: [(String, LayoutEnvironment)] = [
      (#"{"language":"fr"}"#, changed { $0.language = "fr" }),
      (
        #"{"locale":"de_DE","language":"fr"}"#,
        changed { ($0.locale, $0.language) = (Locale(identifier: "de_DE"), "fr") }
      ),
      (#"{"policy":"browser"}"#, changed { $0.policy = .browser }),
      (
        #"{"toggled":[{"id":2,"path":["blocks",0]}]}"#,
        changed { $0.toggled = [BlockPlace(id: 2, path: path)] }
      ),
      (
        #"{"toggled":[{"id":2,"path":["blocks",0,"summary"]}]}"#,
        changed { $0.toggled = [BlockPlace(id: 2, path: path)] }
      ),
      (
        #"{"uncovered":[5]}"#,
        changed { $0.uncovered = [BlockPlace(id: 5, path: ContentPath([]))] }
      ),
      (
        #"{"uncovered":[{"id":5,"path":["text"]},1]}"#,
        changed { $0.uncovered = [BlockPlace(id: 5, path: .text)] }
      ),
      (
        #"{"words":{"edited":"(changed)","readMore":"Go on"}}"#,
        changed { ($0.words.edited, $0.words.readMore) = ("(changed)", "Go on") }
      ),
      (
        #"{"words":{"edited":"x"},"locale":"de_DE"}"#,
        changed {
          $0.locale = Locale(identifier: "de_DE"); $0.words.edited = "x"
        }
      ),
    ]
    let usual = try rows(plain)
    for (settings, environment) in cases {
      let expected = try rows(environment)
      #expect(expected != usual, "\(settings)")
      #expect(try rows(with: settings) == expected, "\(settings)")
    }
    let driver = try opened()
    _ = try driver.ask(#"{"environment":{"words":{"edited":"x"},"language":"fr"}}"#)
    _ = try driver.ask(#"{"environment":{"words":null,"language":null}}"#)
    #expect(try driver.rows(#"{"viewport":{"height":100000}}"#) == usual)
  }

  @Test func rowsBetweenMessagesHaveStyles() throws {
    let separator = SeparatorStyle(
      font: .system(15), padding: 9, spacingAbove: 1, spacingBelow: 2,
      time: TimestampStyle(date: .full, time: .none, relative: .none))
    let json =
      #"{"font":{"size":15},"padding":9,"spacingAbove":1,"spacingBelow":2,"time":{"date":"full","time":"none"}}"#
    let options = TranscriptOptions(
      dates: separator, unread: UnreadLine(before: 2, text: "Unread messages", style: separator),
      typing: TypingRow(height: 50, spacing: 3))
    let settings =
      #"{"dates":\#(json),"unread":2,"unreadStyle":\#(json),"typing":{"height":50,"spacing":3}}"#
    let expected = try rows(LayoutEnvironment(me: "you"), options)
    #expect(try rows(with: settings) == expected)
    // Turning typing off and on by edits keeps the typing row of the settings.
    let driver = try opened()
    _ = try driver.ask(#"{"environment":\#(settings)}"#)
    _ = try driver.ask(#"{"edit":{"typing":false}}"#)
    _ = try driver.ask(#"{"edit":{"typing":true}}"#)
    #expect(try driver.rows(#"{"viewport":{"height":100000}}"#) == expected)
    #expect(
      try rows(with: #"{"dates":true,"typing":true}"#)
        == rows(
          LayoutEnvironment(me: "you"), TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow())))
  }

  @Test func positionsOfWhatScrollsAreSet() throws {
    let driver = try opened()
    let path = #""id":3,"path":["blocks",0]"#
    _ = try driver.ask(#"{"edit":{"scroll":{\#(path),"x":120}}}"#)
    let view = #"{"viewport":{"height":100000,"drawing":true,"rows":false}}"#
    let scrolled = try driver.ask(view)["viewport", "drawing"]
    let other = try opened()
    let start = try other.ask(view)["viewport", "drawing"]
    #expect(scrolled != start)
    _ = try other.ask(#"{"environment":{"scrolled":[{\#(path),"x":7},{\#(path),"x":120}]}}"#)
    #expect(try other.ask(view)["viewport", "drawing"] == scrolled)
    _ = try other.ask(#"{"environment":{"scrolled":[]}}"#)
    #expect(try other.ask(view)["viewport", "drawing"] == start)
  }

  @Test func spoilersAreUncoveredAndCovered() throws {
    let view = #"{"viewport":{"height":100000}}"#
    // A session writes a font once, so only later views are compared.
    let (driver, other) = (try opened(), try opened())
    for session in [driver, other] { _ = try session.rows(view) }
    let usual = try driver.rows(view)
    _ = try other.ask(#"{"environment":{"uncovered":[5]}}"#)
    let uncovered = try other.rows(view)
    #expect(usual != uncovered)
    for (uncover, cover) in [
      ("5", "5"), (#"{"id":5,"path":["text"]}"#, #"{"id":5,"path":["text"]}"#),
      (#"{"id":5,"path":["text"]}"#, "5"),
    ] {
      #expect(try driver.ask(#"{"uncover":\#(uncover)}"#)["error"] == nil)
      #expect(try driver.rows(view) == uncovered)
      #expect(try driver.ask(#"{"cover":\#(cover)}"#)["error"] == nil)
      #expect(try driver.rows(view) == usual)
    }
    #expect(try driver.ask(#"{"uncover":77}"#)["error", "field"] == .string("uncover"))
  }

  @Test func wrongSettingsAreNamed() throws {
    let driver = try opened()
    for (settings, field) in [
      (#"{"language":"xx-yy-zz"}"#, "environment.language"), (#"{"policy":"word"}"#, "environment.policy"),
      (#"{"words":{"weekdays":["a"]}}"#, "environment.words.weekdays"),
      (#"{"words":{"hello":"a"}}"#, "environment.words.hello"), (#"{"dates":1}"#, "environment.dates"),
      (#"{"dates":{"padding":-1}}"#, "environment.dates.padding"),
      (#"{"typing":{"height":1e9}}"#, "environment.typing.height"),
      (#"{"inverted":"yes"}"#, "environment.inverted"),
      (#"{"toggled":[{"id":1}]}"#, "environment.toggled[0].path"),
    ] {
      let error = try driver.ask(#"{"environment":\#(settings)}"#)["error"]
      #expect(error?["field"] == .string(field), "\(settings)")
    }
  }

  @Test func placesBeyondTheEndsAreSaid() throws {
    let driver = try opened()
    let range = try #require(try driver.ask(#"{"viewport":{"top":5,"height":200}}"#)["viewport"])
    #expect(range["clamped"] == nil && range["beyond"] == nil)
    let highest = try #require(range["highest"]?.number)
    let held = try driver.ask(#"{"viewport":{"anchor":{"id":1,"offset":90},"height":200}}"#)["viewport"]
    #expect(held?["clamped"] == .boolean(true) && held?["top"]?.number == 0 && held?["beyond"] == nil)
    let far = try driver.ask(#"{"viewport":{"top":\#(highest + 1),"height":200}}"#)["viewport"]
    #expect(far?["beyond"] == .boolean(true) && far?["clamped"] == nil)
    let offset = try driver.ask(#"{"offset":{"anchor":{"id":1,"offset":90},"height":200}}"#)["offset"]
    #expect(offset?["top"]?.number == -90 && offset?["beyond"] == .boolean(true))
    let near = try driver.ask(#"{"offset":{"anchor":{"id":1,"offset":0},"height":200}}"#)["offset"]
    #expect(near?["beyond"] == nil)
    // The messages of the anchor are removed, so the viewport is moved into the rest of the transcript.
    let gone = try driver.ask(
      #"{"edit":{"remove":[1,2,3,4,5]},"viewport":{"top":\#(highest),"height":200}}"#)["viewport"]
    #expect(gone?["clamped"] == .boolean(true) && gone?["top"]?.number == 0)
  }
}
