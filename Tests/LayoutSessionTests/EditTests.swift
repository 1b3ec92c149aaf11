import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests random edits that are sent as lines.
@Suite struct EditTests {
  private let words = [
    "harbour", "boats", "مرحبا", "at eight", "日本語", "👍🏽", "see you", "a much longer sentence of words",
  ]

  /// The state of a client: the messages in their order, and the ids after applying all change sets.
  private struct Mirror {
    var messages: [Message] = []
    var ids: [MessageID] = []
    var next = 0
  }

  private func message(_ mirror: inout Mirror, _ random: inout SeededGenerator) -> Message {
    mirror.next += 1
    let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
    return Message(
      id: .integer(mirror.next), sender: ["you", "ann", "bob"].randomElement(using: &random), text: text)
  }

  /// Returns a random edit, and applies it to the mirror; nil if there is nothing to edit.
  private func edit(_ mirror: inout Mirror, _ random: inout SeededGenerator) throws -> String? {
    let place = Int.random(in: 0...mirror.messages.count, using: &random)
    let isThere = place < mirror.messages.count
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let new = [message(&mirror, &random), message(&mirror, &random)]
      mirror.messages += new
      return #"{"append":\#(try SessionDriver.json(new))}"#
    case 1:
      let new = message(&mirror, &random)
      mirror.messages.insert(new, at: 0)
      return #"{"prepend":\#(try SessionDriver.json(new))}"#
    case 2:
      let new = message(&mirror, &random)
      mirror.messages.insert(new, at: place)
      return #"{"insert":\#(try SessionDriver.json(new)),"at":\#(place)}"#
    case 3 where isThere:
      let new = message(&mirror, &random)
      let before = mirror.messages[place].id
      mirror.messages.insert(new, at: place)
      return #"{"insert":\#(try SessionDriver.json(new)),"before":\#(before)}"#
    case 4 where isThere:
      mirror.messages[place].text = "changed " + (words.randomElement(using: &random) ?? "")
      return #"{"replace":\#(try SessionDriver.json(mirror.messages[place]))}"#
    case 5 where isThere && mirror.messages.count > 3:
      return #"{"remove":\#(mirror.messages.remove(at: place).id)}"#
    case 6 where isThere:
      let target = Int.random(in: 0..<mirror.messages.count, using: &random)
      let moved = mirror.messages.remove(at: place)
      mirror.messages.insert(moved, at: target)
      return #"{"move":\#(moved.id),"to":\#(target)}"#
    case 7 where isThere:
      let text = " " + (words.randomElement(using: &random) ?? "")
      mirror.messages[place].text += text
      return #"{"stream":\#(mirror.messages[place].id),"text":\#(try SessionDriver.json(text))}"#
    case 8: return #"{"typing":\#(Bool.random(using: &random))}"#
    default: return nil
    }
  }

  /// Applies a change set, as a list does.
  private func follow(_ changes: JSONValue, _ mirror: inout Mirror) throws {
    func id(_ value: JSONValue) -> MessageID {
      if case .integer(let id)? = value["id"] { return .integer(id) }
      return ""
    }
    func index(_ value: JSONValue) throws -> Int { Int(try #require(value["index"]?.number)) }
    for removal in changes["removals"]?.elements ?? [] {
      #expect(mirror.ids.remove(at: try index(removal)) == id(removal))
    }
    for insertion in changes["insertions"]?.elements ?? [] {
      mirror.ids.insert(id(insertion), at: try index(insertion))
    }
    for update in changes["updates"]?.elements ?? [] {
      #expect(mirror.ids[try index(update)] == id(update))
    }
  }

  @Test(arguments: ["merged", "clustered", "rows"])
  func editedTranscriptsAreThoseOfTheirMessages(_ preset: String) throws {
    let style = try ChatStyle.preset(preset)
    var random = SeededGenerator(seed: 20_261_122)
    let driver = try SessionDriver()
    var mirror = Mirror()
    _ = try driver.ask(#"{"open":{"style":"\#(preset)","width":300}}"#)
    #expect(try driver.ask(#"{"changes":true}"#)["changes", "all"] == .boolean(true))
    var count = 0
    for round in 1...60 {
      var edits: [String] = []
      while edits.count < 1 + round % 4 {
        if let edit = try edit(&mirror, &random) { edits.append(edit) }
      }
      count += edits.count
      let answer = try driver.ask(
        #"{"edit":[\#(edits.joined(separator: ","))],"changes":true,"viewport":{"height":100000}}"#)
      #expect(answer["error"] == nil, "\(edits)")
      try follow(try #require(answer["changes"]), &mirror)
      #expect(mirror.ids == mirror.messages.map(\.id))
      guard round % 10 == 0 else { continue }
      let typing = edits.reversed().compactMap { _ in answer["viewport", "rows"]?.elements.last?["typing"] }
      // Hues depend on the order in which people arrived, so a new transcript is given their list.
      let list = try driver.line(#"{"listPeople":true}"#)
      let people = try #require(list.range(of: "\"people\":")).upperBound
      let known = try People(json: Array(list[people...].dropLast().utf8), name: "the list")
      let fresh = Transcript(
        mirror.messages, style: style, width: 300, engine: try TestEngines.bundled,
        environment: LayoutEnvironment(me: "you", people: known),
        options: TranscriptOptions(typing: typing.isEmpty ? nil : TypingRow()))
      let request = Array(#"{"viewport":{"height":100000}}"#.utf8)
      let rows = try #require(driver.session.answer(request, number: 1)?.viewport?.rows)
      #expect(
        try SessionDriver.lines(rows.map(\.item), style) == SessionDriver.lines(fresh.rows, style))
      #expect(answer["state", "height"]?.number == fresh.height.points)
    }
    #expect(count > 140)
  }

  @Test func whatCannotBeDoneIsNamedAndTheRestIsDone() throws {
    let driver = try SessionDriver()
    _ = try driver.ask(#"{"open":{"messages":[{"id":1,"text":"a"},{"id":2,"text":"b"}],"width":300}}"#)
    let removed = try driver.ask(#"{"id":"x","edit":[{"remove":1},{"remove":7},{"remove":2}]}"#)
    #expect(removed["error", "code"] == .string("noMessage"))
    #expect(removed["error", "field"] == .string("edit[1].remove"))
    #expect(removed["error", "line"] == .integer(2))
    #expect(removed["id"] == .string("x"))
    // The edits before the invalid one are made and reported.
    #expect(removed["state", "count"] == .integer(1))
    let twice = try driver.ask(#"{"edit":{"append":[{"id":2,"text":"again"},{"id":3,"text":"c"}]}}"#)
    #expect(twice["state", "duplicates"] == .array([.integer(2)]))
    #expect(try driver.ask(#"{"edit":{"append":{"id":4,"text":"d"}}}"#)["state", "duplicates"] == nil)
    for (request, field) in [
      (#"{"edit":{"replace":{"id":9,"text":"x"}}}"#, "edit.replace.id"),
      (#"{"edit":{"move":9,"to":0}}"#, "edit.move"),
      (#"{"edit":{"stream":9,"text":"x"}}"#, "edit.stream"),
      (#"{"edit":{"insert":{"id":9,"text":"x"},"before":8}}"#, "edit.before"),
      (#"{"expand":9}"#, "expand"), (#"{"collapse":9}"#, "collapse"),
      (#"{"caret":{"id":9}}"#, "caret.id"), (#"{"rects":{"id":9,"start":0,"end":1}}"#, "rects.id"),
      (#"{"select":{"anchor":{"id":9},"focus":{"id":2}}}"#, "select.anchor.id"),
      (#"{"next":{"text":"a","after":{"id":9,"start":0,"end":1}}}"#, "next.after.id"),
      (#"{"viewport":{"anchor":{"id":9},"height":10}}"#, "viewport.anchor.id"),
    ] {
      let answer = try driver.ask(request)
      #expect(answer["error", "code"] == .string("noMessage"), "\(request)")
      #expect(answer["error", "field"] == .string(field), "\(request)")
    }
  }

  @Test func messagesThatAreTooLongAreNamed() throws {
    let driver = try SessionDriver()
    let long = String(repeating: "word ", count: 450_000)
    let opened = try driver.ask(
      #"{"open":{"messages":[{"id":1,"text":"a"},{"id":2,"text":"\#(long)"}],"width":300}}"#)
    #expect(opened["state", "shortened"] == .array([.integer(2)]))
    #expect(opened["state", "count"] == .integer(2))
    #expect(try driver.ask(#"{"edit":{"append":{"id":4,"text":"d"}}}"#)["state", "shortened"] == nil)
  }
}
