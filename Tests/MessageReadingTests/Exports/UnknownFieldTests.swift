import BubbleLayout
import MessageReading
import Testing

/// Tests that no field of an export is lost without a report.
@Suite struct UnknownFieldTests {
  private static func chat(_ fields: String) -> String {
    #"{"name":"A","type":"private_group","id":1,"messages":[\#(fields)]}"#
  }

  @Test func unknownFieldsAreReportedOnceByPath() {
    let message =
      #"{"id":1,"type":"message","from":"A","text":"a","foo":1,"poll":{"question":"q","answers":[{"text":"x","bar":[1]}]}}"#
    let export = Export(Self.chat("\(message),\(message)"))
    #expect(
      export.problems == [
        "x:1: field \"messages[].foo\": 2 times; it is not known and was left out (repaired)",
        "x:1: field \"messages[].poll.answers[].bar\": 2 times; it is not known and was left out (repaired)",
      ])
    #expect(export.messages.count == 2)
  }

  /// A member that is null says nothing, and so is not reported.
  @Test func nullIsNoContent() {
    #expect(Export(Self.chat(#"{"id":1,"type":"message","from":"A","text":"a","foo":null}"#)).problems == [])
  }

  @Test func membersOfTheDocumentAreReportedToo() {
    let export = Export(
      #"{"name":"A","type":"private_group","id":1,"tea":{"a":[1]},"messages":[{"id":1,"type":"message","from":"A","text":"a"}]}"#
    )
    #expect(
      export.problems == ["x:1: field \"tea\": 1 time; it is not known and was left out (repaired)"])
  }

  /// However many unknown fields there are, the reports are few and short.
  @Test func reportsAreBounded() {
    let name = String(repeating: "n", count: 10_000)
    let fields = (0..<500).map { #""\#($0)\#(name)":1"# }.joined(separator: ",")
    let export = Export(Self.chat(#"{"id":1,"type":"message","from":"A","text":"a",\#(fields)}"#))
    #expect(export.problems.count == 101 && export.problems.allSatisfy { $0.utf8.count < 400 })
    #expect(export.problems.last?.contains("and 400 more fields") == true)
  }
}
