import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests that the overlay of a viewport is the same through a session as in Swift.
@Suite struct OverlayTests {
  private static let day: Int64 = 86_400_000

  private let messages = (0..<40).map {
    Message(
      id: .integer($0), sender: "ann",
      timestamp: Timestamp(milliseconds: Int64($0 / 10) * Self.day + Int64($0 % 10) * 1_000),
      text: "Message \($0)")
  }

  private func opened(_ members: String = "") throws -> SessionDriver {
    let driver = try SessionDriver()
    let open =
      #"{"open":{"messages":\#(try SessionDriver.json(messages)),"style":"clustered","width":320,"dates":true\#(members)}}"#
    #expect(try driver.ask(open)["state", "count"] == .integer(40))
    return driver
  }

  private func transcript() throws -> Transcript {
    Transcript(
      messages, style: .clustered, width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you"), options: TranscriptOptions(dates: SeparatorStyle()))
  }

  /// Returns the document that `JSONWriter` writes for an overlay.
  private func written(_ overlay: TranscriptOverlay) throws -> JSONValue {
    var bytes: [UInt8] = []
    try JSONWriter().write(overlay) { bytes += $0 }
    return try JSONValue(canonical: String(decoding: bytes, as: UTF8.self))
  }

  @Test func theQuestionAnswersWhatTheLibraryDoes() throws {
    let driver = try opened()
    let transcript = try transcript()
    var dates = Set<String>()
    var (floating, avatars) = (0, 0)
    for y in stride(from: -40, to: 1_400, by: 37) {
      let answer = try #require(try driver.ask(#"{"overlay":{"top":\#(y),"height":300}}"#)["overlay"])
      let expected = try written(
        transcript.overlay(in: Rect(x: 0, y: LayoutUnit(y), width: 320, height: 300)))
      #expect(answer["date"] == expected["date"] && answer["avatar"] == expected["avatar"], "\(y)")
      if let text = answer["date", "label", "text"]?.text { dates.insert(text) }
      if answer["date", "frame"] != answer["date", "resting"] { floating += 1 }
      if answer["avatar"] != .null { avatars += 1 }
    }
    #expect(dates == ["Jan 1, 1970", "Jan 2, 1970", "Jan 3, 1970", "Jan 4, 1970"])
    #expect(floating > 20 && avatars > 5)
  }

  @Test func rulesAreThoseOfTheRequest() throws {
    let driver = try opened()
    let rules = OverlayRules(dateInset: 30, dateGap: 9, avatarInset: 20, floatsAvatars: false)
    let expected = try written(
      try transcript().overlay(in: Rect(x: 0, y: 200, width: 320, height: 300), rules: rules))
    let members = #""dateInset":30,"dateGap":9,"avatarInset":20,"avatars":false"#
    let answer = try driver.ask(#"{"overlay":{"top":200,"height":300,\#(members)}}"#)
    #expect(answer["overlay", "date"] == expected["date"] && answer["overlay", "avatar"] == .null)
    let view = try driver.ask(#"{"viewport":{"top":200,"height":300,"overlay":{\#(members)}}}"#)
    #expect(view["viewport", "overlay", "date"] == expected["date"])
  }

  @Test func aViewportHasItBesideItsRowsAndInItsDrawing() throws {
    let driver = try opened()
    let plain = try driver.ask(#"{"viewport":{"top":250,"height":300,"drawing":true,"overscan":400}}"#)
    let view = try driver.ask(
      #"{"viewport":{"top":250,"height":300,"drawing":true,"overscan":400,"overlay":true}}"#)
    let asked = try driver.ask(#"{"overlay":{"top":250,"height":300}}"#)
    #expect(plain["viewport", "overlay"] == nil)
    #expect(view["viewport", "overlay", "date"] == asked["overlay", "date"])
    func ids(_ answer: JSONValue) -> [JSONValue?]? {
      answer["viewport", "rows"]?.elements.map { $0["id"] ?? $0["before"] }
    }
    #expect(ids(view) == ids(plain))
    let rows = try #require(view["viewport", "drawing", "rows"]).elements
    let before = try #require(plain["viewport", "drawing", "rows"]).elements
    let floating = ["date", "avatar"].count { asked["overlay", $0] != .null }
    // A floating avatar is only drawn if its row is visible.
    #expect(floating > 0 && rows.count > before.count && rows.count <= before.count + floating)
    // The floating date is the last row.
    #expect(rows.last?["frame"] == asked["overlay", "date", "frame"])
  }

  @Test func fontsAreDescribedOnceAndGlyphsReferToThem() throws {
    let driver = try opened()
    let first = try driver.ask(#"{"overlay":{"top":200,"height":300,"glyphs":true}}"#)
    #expect(first["overlay", "fonts"]?.elements.first?["id"] == .integer(0))
    let run = first["overlay", "date", "label", "lines"]?.elements.first?["runs"]?.elements.first
    #expect(run?["font"] == .integer(0) && run?["glyphs"]?.elements.isEmpty == false)
    #expect(try driver.ask(#"{"overlay":{"top":200,"height":300}}"#)["overlay", "fonts"] == nil)
  }

  @Test func hostileViewportsAreAnswered() throws {
    let driver = try opened()
    for line in [
      #"{"overlay":{"top":1e999,"height":5}}"#, #"{"overlay":{"top":0,"height":-1}}"#,
      #"{"overlay":{"top":0}}"#, #"{"overlay":{"top":0,"height":5,"dateInset":1e300}}"#,
      #"{"overlay":{"top":0,"height":5,"avatars":1}}"#, #"{"hit":{"x":1e999,"y":0}}"#,
    ] {
      #expect(try driver.ask(line)["error", "code"] == .string("badRequest"), "\(line)")
    }
    for line in [#"{"overlay":{"top":NaN,"height":5}}"#, #"{"hit":{"x":NaN,"y":Infinity}}"#] {
      #expect(try driver.ask(line)["error", "code"] == .string("notJSON"), "\(line)")
    }
    for top in ["-1e15", "1e15", "0.001", "123456789.5"] {
      let answer = try driver.ask(#"{"overlay":{"top":\#(top),"height":100000}}"#)
      #expect(answer["overlay", "date"] != nil, "\(top)")
      let hit = try driver.ask(#"{"hit":{"x":\#(top),"y":\#(top)}}"#)
      #expect((hit["hit"] == .null) == (top != "0.001"), "\(top)")
    }
    let empty = try SessionDriver()
    _ = try empty.ask(#"{"open":{"dates":true}}"#)
    let answer = try empty.ask(#"{"overlay":{"top":0,"height":100}}"#)
    #expect(answer["overlay", "date"] == .null && answer["overlay", "avatar"] == .null)
  }

  /// Tests numbers that JSON cannot contain.
  @Test func theLibraryTakesAnyNumber() throws {
    let transcript = try transcript()
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude] {
      let length = LayoutUnit(value)
      let seen = Rect(x: length, y: length, width: length, height: length)
      for overlay in [transcript.overlay(in: seen), transcript.inverted.overlay(in: seen)] {
        #expect(overlay.date.map { $0.frame.height > 0 } ?? true, "\(value)")
      }
      let point = Point(x: length, y: length)
      #expect(transcript.hit(at: transcript.inverted.turned(point)) == nil || value.isNaN, "\(value)")
    }
  }
}
