import Foundation
import TestSupport
import Testing

/// Tests exports of other programs, from a file to messages and drawings.
@Suite struct ExportInputTests {
  /// An export with the message "Hi" for each program: the format, the name of the file, and its content.
  private static let exports: [(format: String, name: String, text: String)] = [
    (
      "telegram", "result.json",
      #"{"name":"A","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","date_unixtime":"1706689860","from":"Ann","text":"Hi"}]}"#
    ),
    ("whatsapp", "_chat.txt", "[31.01.24, 08:31:00] Ann: Hi\n"),
    (
      "slack", "2024-01-31.json",
      #"[{"type":"message","username":"Ann","ts":"1706689860.000000","text":"Hi"}]"#
    ),
    (
      "discord", "general.json",
      #"{"guild":{"id":"1"},"channel":{"id":"2"},"messages":[{"id":"1","type":"Default","timestamp":"2024-01-31T08:31:00Z","content":"Hi","author":{"name":"Ann"}}]}"#
    ),
    (
      "signal", "signal.jsonl",
      #"{"date":"2024-01-31T08:31:00","sender":"Ann","body":"Hi","quote":"","sticker":null,"reactions":[],"attachments":[]}"#
    ),
    (
      "matrix", "matrix.json",
      #"{"room_name":"R","export_date":"x","messages":[{"type":"m.room.message","event_id":"$1","sender":"Ann","origin_server_ts":1706689860000,"content":{"msgtype":"m.text","body":"Hi"}}]}"#
    ),
  ]

  @Test(arguments: exports.indices) func everyVerbReadsIt(index: Int) throws {
    let (format, name, text) = Self.exports[index]
    let folder = try TemporaryFolder()
    let path = try folder.write(text.utf8, to: name)
    for options in [["--input", format], ["--input", "auto"], []] {
      let read = try Tool.run(["read", path] + options)
      #expect(read.status == 0 && read.errors == "")
      #expect(
        read.output.contains(#""sender":"Ann","timestamp":"2024-01-31T08:31:00.000Z","text":"Hi""#),
        "\(read.output)")
      let layout = try Tool.run(["layout", path, "--me", "Ann", "--format", "jsonl"] + options)
      #expect(layout.status == 0 && layout.errors == "" && layout.output.contains(#""role":"sent""#))
    }
    let goldens = try TemporaryFolder()
    let golden = try Tool.run(
      ["golden", "record", path, "--width", "200", "--input", format, "--goldens", goldens.path])
    #expect(golden.status == 0, "\(golden.errors)")
    // A pipe gives the same messages as a file.
    #expect(try Tool.run(["read", "-"], input: text).output == Tool.run(["read", path]).output)
    #expect(try Tool.run(["measure", path, "--width", "200"]).lines.count == 1)
  }

  @Test func aChannelOfSlackIsAFolder() throws {
    let folder = try TemporaryFolder()
    let day = #"[{"type":"message","user":"U1","ts":"1706689860.000000","text":"Hi"}]"#
    _ = try folder.write(day.utf8, to: "2024-01-31.json")
    _ = try folder.write(#"[{"id":"U1","profile":{"display_name":"Ann"}}]"#.utf8, to: "users.json")
    for options in [["--input", "slack"], []] {
      let read = try Tool.run(["read", folder.path] + options)
      #expect(read.status == 0 && read.output.contains(#""sender":"Ann""#), "\(read.errors)")
    }
    let other = try TemporaryFolder()
    let refused = try Tool.run("read", other.path)
    #expect(refused.status == 3 && refused.errors == "bubble: \(other.path): it is a folder, not a file\n")
  }

  @Test func problemsNameFileLineAndField() throws {
    let folder = try TemporaryFolder()
    let text =
      "{\"name\":\"A\",\"type\":\"personal_chat\",\"id\":1,\"messages\":[\n{\"id\":1,\"type\":\"message\",\"from\":5,\"text\":\"a\"},\n{\"id\":2,\"type\":\"message\",\"from\":\"B\",\"text\":\"b\"}]}"
    let path = try folder.write(text.utf8, to: "result.json")
    let read = try Tool.run("read", path)
    #expect(read.status == 0 && read.lines.count == 2)
    #expect(
      read.errors
        == "bubble: \(path):2: field \"messages[0].from\": a string was expected, not an integer; it was left out (repaired)\n"
    )
    #expect(try Tool.run("read", path, "--strict").status == 3)
    let cut = try folder.write(text.utf8.dropLast(3), to: "cut.json")
    let broken = try Tool.run("read", cut)
    #expect(broken.status == 3 && broken.lines.count == 1 && broken.errors.contains("it ends within a value"))
  }

  @Test func aPageIsDrawnOfRichMessages() throws {
    let folder = try TemporaryFolder()
    let text =
      #"{"name":"A","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","from":"Ann","text":[{"type":"pre","text":"let x = 1","language":"swift"},{"type":"blockquote","text":"To be"}]}]}"#
    let path = try folder.write(text.utf8, to: "result.json")
    let page = folder.path + "/chat.html"
    let result = try Tool.run("layout", path, "--me", "Ann", "-o", page)
    #expect(result.status == 0 && result.errors == "")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("To be"))
  }

  @Test func otherFormsAreNotExports() throws {
    let result = try Tool.run("read", "-", "--input", "icq", input: "x")
    #expect(result.status == 2 && result.errors.contains("telegram"))
  }
}
