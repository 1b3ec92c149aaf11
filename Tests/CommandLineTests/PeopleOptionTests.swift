import Foundation
import TestSupport
import Testing

/// Tests `--people`, `--now` and `--day-text`.
@Suite struct PeopleOptionTests {
  private let messages = """
    {"id":1,"sender":"u1","timestamp":"2026-01-24T09:00Z","text":"One"}
    {"id":2,"sender":"u2","timestamp":"2026-01-30T09:00Z","text":"Two"}
    {"id":3,"sender":"u2","timestamp":"2026-01-31T09:00Z","text":"Three","senderName":"Benjamin"}
    """

  @Test func aLayoutIsToldWhoAndWhen() throws {
    let folder = try TemporaryFolder()
    let people = try folder.write(
      ##"{"u1":{"name":"Ann"},"u2":{"name":"Ben","color":"#8a2be2"}}"##, to: "people.json")
    let result = try Tool.run(
      [
        "layout", "-", "--style", "merged", "--format", "jsonl", "--dates", "--people", people, "--now",
        "2026-01-31T12:00Z", "--day-text", "2026-01-24=The first day",
      ], input: messages)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    for text in ["The first day", "Yesterday", "Today", "Ann", "Ben", "Benjamin"] {
      #expect(result.output.contains("\"text\":\"\(text)\""), "\(text)")
    }
    #expect(result.output.contains(##""tint":"#8a2be2""##))
    let plain = try Tool.run(
      ["layout", "-", "--style", "merged", "--format", "jsonl", "--dates"], input: messages)
    #expect(plain.output.contains("\"text\":\"Jan 31, 2026\"") && plain.output.contains("\"text\":\"u1\""))
    let drawn = try Tool.run(
      ["layout", "-", "--style", "merged", "--format", "svg", "--people", people], input: messages)
    #expect(drawn.output.contains("#8a2be2"))
  }

  @Test func aDocumentBringsItsPeople() throws {
    let document = #"{"messages":[{"id":1,"sender":"u1","text":"x"}],"people":{"u1":{"name":"Ann"}}}"#
    let result = try Tool.run(
      ["layout", "-", "--input", "json", "--style", "merged", "--format", "text"], input: document)
    #expect(result.status == 0 && result.output.contains("Ann"), "\(result.errors)")
  }

  @Test func whatDoesNotFitIsTold() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(#"{"u1":{"color":"red"}}"#, to: "people.json")
    for (arguments, status, reason) in [
      (["--now", "soon"], 2, "--now"), (["--people", bad], 3, "u1.color"),
      (["--people", "/none"], 3, "/none"),
      (["--day-text", "Christmas"], 2, "--day-text"),
    ] {
      let result = try Tool.run(["layout", "-"] + arguments, input: messages)
      #expect(
        Int(result.status) == status && result.errors.contains(reason), "\(result.status): \(result.errors)")
    }
  }
}
