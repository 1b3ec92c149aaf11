import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests messages as input and cells as output.
@Suite struct CellMessageTests {
  static let json = #"""
    {"id":"m1","sender":"you","timestamp":"2011-09-12T19:34:21.5Z","text":"Look :) here","kind":"action","dir":"rtl",
     "lang":"he","spans":[{"start":0,"end":4,"look":"bold"}],"quote":{"sender":"Ann","text":"Before","picture":true},
     "attachments":[{"type":"video","width":640,"height":480,"state":"failed"},{"type":"voice","duration":7.5},
      {"type":"file","name":"a.pdf","bytes":1234},{"type":"contact","name":"Ann","detail":"1"},
      {"type":"location","name":"Home","latitude":1,"longitude":-2},
      {"type":"poll","question":"When?","options":["Now","Later"]},
      {"type":"link","address":"https://example.org","title":"T","summary":"S","picture":{"width":2,"height":1}},
      {"type":"code","text":"let x = 1","language":"swift"}],
     "reactions":[{"symbol":"👍","count":3},{"symbol":"❤️"}],"buttons":[["Yes","No"],["Later"]],"edited":true,
     "delivery":"delivered","unknown":{"is":"ignored"}}
    """#

  private func message() throws -> Message {
    try JSONDecoder().decode(Message.self, from: Data(Self.json.utf8))
  }

  @Test func messageIsReadAndWritten() throws {
    let message = try message()
    #expect(message.timestamp == Timestamp(milliseconds: 1_315_856_061_500))
    #expect(message.attachments.count == 8 && message.reactions[1].count == 1)
    #expect(message.direction == .rightToLeft && message.isEdited && message.delivery == .delivered)
    #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message)) == message)
    let plain = Message(id: 7, sender: nil, text: "x")
    #expect(String(decoding: try JSONEncoder().encode(plain), as: UTF8.self).count < 20)
    #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(plain)) == plain)
  }

  @Test(arguments: ["clustered", "merged", "padded", "tailed", "rows", "balloon"])
  func everythingIsWritten(name: String) throws {
    let engine = try TestEngines.bundled
    let transcript = Transcript(
      [try message(), Message(id: 2, sender: "friend", text: "plain")], style: try .preset(name), width: 400,
      engine: engine, environment: Fixtures.me)
    var bytes: [UInt8] = []
    try JSONWriter(options: WritingOptions(glyphs: true)).write(transcript) { bytes.append(contentsOf: $0) }
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let cells = try #require(object["cells"] as? [[String: Any]])
    let parts = cells.flatMap { $0["parts"] as? [[String: Any]] ?? [] }
    for part in parts {
      #expect((part["frame"] as? [Double])?.count == 4)
      let kind = try #require(part["kind"] as? String)
      switch kind {
      case "avatar": #expect(part["radius"] is Double)
      case "status": #expect(part["state"] as? String == "delivered")
      case "media": #expect(part["state"] as? String == "failed" && part["type"] as? String == "video")
      case "box": #expect(BoxRole(rawValue: part["role"] as? String ?? "") != nil)
      case "label": #expect(LabelRole(rawValue: part["role"] as? String ?? "") != nil)
      default: #expect(kind == "text")
      }
    }
    let kinds = Set(parts.compactMap { $0["kind"] as? String })
    if name == "clustered" || name == "merged" {
      #expect(kinds == ["text", "label", "avatar", "status", "media", "box"])
    }
    var text: [UInt8] = []
    var writer = PlainTextWriter(options: WritingOptions()) { text.append(contentsOf: $0) }
    for cell in transcript.cells { try writer.write(cell) }
    try writer.end()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  box ") } == parts.count { $0["kind"] as? String == "box" })
  }

  @Test(arguments: ["clustered", "merged", "padded", "tailed", "rows", "balloon"])
  func nothingIsShapedForAnotherWidth(name: String) throws {
    // The cells are the same for every width, from a sequence, from a transcript and after changes.
    let engine = try TestEngines.bundled
    let messages =
      [try message()]
      + (0..<30).map { index in
        Message(
          id: .integer(index), sender: index % 5 < 3 ? "friend" : "you",
          timestamp: Timestamp(milliseconds: Int64(index / 4) * 400_000),
          text: String(repeating: "word ", count: index))
      }
    let style = try ChatStyle.preset(name)
    var changing = Transcript(messages, style: style, width: 200, engine: engine, environment: Fixtures.me)
    for width in [320.0, 90, .infinity, 500] {
      changing.width = width
      let fresh = Array(engine.cells(for: messages, style: style, width: width, environment: Fixtures.me))
      #expect(changing.cells.map(\.frame) == fresh.map(\.frame))
      #expect(changing.cells.map(\.bubble) == fresh.map(\.bubble))
      #expect(changing.cells.map { $0.parts.map(\.frame) } == fresh.map { $0.parts.map(\.frame) })
    }
  }
}
