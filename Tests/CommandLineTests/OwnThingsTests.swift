import Foundation
import TestSupport
import Testing

/// Tests what screen readers say, tags, objects in texts, custom parts and search highlights.
@Suite struct OwnThingsTests {
  private static let input = """
    {"id":1,"sender":"Ann","timestamp":"2026-03-02T08:02:00Z","text":"See :party: <3","spans":[{"start":4,"end":11,\
    "tag":"t","object":{"id":"party"}}],"attachments":[{"type":"custom","name":"form","width":100,"height":40,"alt":"Form"}]}
    """

  private func cell(_ options: String...) throws -> [String: Any] {
    let result = try Tool.run(
      ["layout", "-", "--style", "merged", "--format", "json"] + options, input: Self.input)
    #expect(result.status == 0 && result.errors == "")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require((document?["cells"] as? [[String: Any]])?.first)
  }

  @Test func screenReadersAreToldWhenAsked() throws {
    #expect(try cell()["accessibility"] == nil)
    let elements = try #require(cell("--accessibility")["accessibility"] as? [[String: Any]])
    #expect(elements.first?["label"] as? String == "Ann, 8:02 AM, Form, See :party: <3")
    #expect(
      elements.map { $0["depth"] as? Int ?? -1 } == [0] + Array(repeating: 1, count: elements.count - 1))
    let text = try Tool.run("layout", "-", "--accessibility", "--format", "text", input: Self.input).output
    #expect(text.contains("\n  element 0 role=message depth=0 label=\"Ann, 8:02 AM, Form, See :party: <3\""))
    for form in ["svg", "html"] {
      let drawing = try Tool.run("layout", "-", "--accessibility", "--format", form, input: Self.input).output
      #expect(drawing.contains(" role=\"article\" aria-label=\"Ann, 8:02 AM, Form, See :party: &lt;3\""))
    }
    #expect(try Tool.run("layout", "-", "--accessibility", "--format", "png", input: Self.input).status == 2)
  }

  @Test func tagsObjectsAndPartsComeBack() throws {
    let parts = try #require(cell()["parts"] as? [[String: Any]])
    let text = try #require(parts.first { $0["kind"] as? String == "text" })
    #expect(text["text"] as? String == "See \u{FFFC} <3")
    let object = try #require((text["objects"] as? [[String: Any]])?.first)
    #expect(object["id"] as? String == "party" && object["text"] as? String == ":party:")
    let span = try #require((text["spans"] as? [[String: Any]])?.first)
    let rect = try #require((span["rects"] as? [[Double]])?.first)
    let emoji = try #require(parts.first { $0["role"] as? String == "emoji" })
    let frame = try #require(emoji["frame"] as? [Double])
    #expect(span["tag"] as? String == "t" && rect[0] == frame[0] && rect[2] == frame[2])
    let custom = try #require(parts.first { $0["role"] as? String == "custom" })
    #expect(custom["name"] as? String == "form" && (custom["frame"] as? [Double])?.suffix(2) == [100, 40])
  }

  @Test func whatIsSoughtIsHighlighted() throws {
    #expect(try cell()["highlights"] == nil)
    let found = try #require(cell("--find", "SEE")["highlights"] as? [[String: Any]])
    #expect(found.count == 1 && found[0]["start"] as? Int == 0 && found[0]["end"] as? Int == 3)
    #expect(
      found[0]["ground"] as? String == "received.match" && (found[0]["rects"] as? [[Double]])?.count == 1)
    #expect(try cell("--find", "nothing of it")["highlights"] == nil)
  }

  /// A reader sees matches in quotes, cards, polls and buttons too. `--find-in` names some of the kinds.
  @Test func whatIsSoughtIsHighlightedInAllTexts() throws {
    let message = #"""
      {"id":1,"sender":"Ann","text":"A café.","quote":{"sender":"Bo","text":"Which cafe?"},"buttons":[["To the Cafe"]],\#
      "attachments":[{"type":"file","name":"cafe.pdf"},{"type":"contact","name":"Café Luna"},\#
      {"type":"poll","question":"CAFE?","options":["No","This café"],"votes":[0,1]},{"type":"code","text":"cafe()"},\#
      {"type":"link","address":"https://a.org","title":"Our cafe","summary":"A small cafe"}]}
      {"id":2,"sender":"Ann","format":"markdown","text":"- cafe\n\n| a | cafe |\n|--|--|\n| cafe | b |\n\n> cafe\n\n```\ncafe\n```"}
      """#
    func counts(_ options: String...) throws -> [Int] {
      let result = try Tool.run(
        ["layout", "-", "--style", "clustered", "--width", "400", "--format", "json", "--find", "cafe"]
          + options, input: message)
      #expect(result.status == 0 && result.errors == "")
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return try #require(document?["cells"] as? [[String: Any]]).map { cell in
        (cell["highlights"] as? [[String: Any]] ?? []).filter {
          ($0["rects"] as? [[Double]])?.isEmpty == false
        }.count
      }
    }
    #expect(try counts() == [10, 5] && counts("--find-in", "all") == [10, 5])
    #expect(try counts("--find-in", "own") == [1, 5])
    #expect(try counts("--find-in", "quote,polls") == [3, 0])
    #expect(try counts("--find-in", "code,links") == [3, 0])
    #expect(try counts("--find-in", "cards,buttons") == [3, 0])
    for kinds in ["", "words", "own,", "own quote", "all,own"] {
      let result = try Tool.run(["layout", "-", "--find", "x", "--find-in", kinds], input: message)
      #expect(result.status == 2 && result.errors.contains("--find-in"), "\(kinds)")
    }
  }
}
