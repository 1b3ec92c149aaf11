import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests the composers of a session.
@Suite struct SessionComposerTests {
  private func answers(_ lines: [String]) throws -> [[String: Any]] {
    let session = LayoutSession(engine: try TestEngines.bundled)
    return try lines.map { line in
      let answer = try #require(session.answer(to: line))
      return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    }
  }

  private func steps(_ answer: [String: Any]) throws -> [[String: Any]] {
    try #require((answer["composed"] as? [String: Any])?["steps"] as? [[String: Any]])
  }

  @Test func itAnswersTheStepsOfAScript() throws {
    let edits = [
      #"{"insert":"Hi "}"#, #"{"mention":{"id":"7","name":"ann"}}"#, #"{"move":"left","extend":true}"#,
      #"{"toggle":"bold"}"#, #"{"reply":{"id":7,"sender":"ann","text":"Hi"}}"#, #"{"send":true}"#,
    ]
    var script = ScriptedComposer(Composer(engine: try TestEngines.bundled), width: 300)
    var writer = ComposerStepWriter()
    let expected = try edits.map { edit in
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(edit.utf8))
      var step = try #require(
        try JSONSerialization.jsonObject(with: Data(writer.step(try ComposerEdit(value), in: &script)))
          as? [String: Any])
      step["fonts"] = nil
      return step
    }
    let found = try answers(edits.map { #"{"compose":{"edits":\#($0),"width":300}}"# })
    for (answer, step) in zip(found, expected) {
      #expect(NSDictionary(dictionary: try steps(answer)[0]) == NSDictionary(dictionary: step))
    }
    #expect((found[0]["composed"] as? [String: Any])?["fonts"] != nil)
    let together = try answers([#"{"compose":{"edits":[\#(edits.joined(separator: ","))],"width":300}}"#])
    #expect(try steps(together[0]).count == edits.count)
  }

  @Test func eachTranscriptHasItsOwn() throws {
    let found = try answers([
      #"{"compose":{"edits":{"insert":"a"}}}"#, #"{"transcript":"b","compose":{"edits":{"insert":"b"}}}"#,
      #"{"compose":{"edits":{"insert":"c"},"fontSize":20}}"#,
      #"{"open":{"style":"balloon","width":320}}"#, #"{"compose":{"edits":{"emoticon":":)"}}}"#,
      #"{"close":true}"#, #"{"compose":{"edits":{"insert":"d"}}}"#,
    ])
    let texts = try [0, 1, 2, 4, 6].map { try steps(found[$0])[0]["text"] as? String }
    #expect(texts == ["a", "b", "ac", "ac😄", "d"])
    #expect(
      (try steps(found[2])[0]["contentHeight"] as? Double ?? 0)
        > (try steps(found[0])[0]["contentHeight"] as? Double ?? 99))
  }

  @Test func errorsNameThePlace() throws {
    let found = try answers([
      #"{"compose":{"edits":[{"insert":"a"},{"insret":"b"}]}}"#, #"{"compose":{"edits":[{}]}}"#,
      #"{"compose":{"width":-1}}"#, #"{"compose":{"edits":{"insert":"b"}}}"#,
    ])
    let fields = found.map { ($0["error"] as? [String: Any])?["field"] as? String }
    #expect(fields == ["compose.edits[1].insret", "compose.edits[0]", "compose.width", nil])
    // A line with an error changed nothing.
    #expect(try steps(found[3])[0]["text"] as? String == "b")
  }
}
