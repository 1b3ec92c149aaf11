import Foundation
import TestSupport
import Testing

/// Tests `--fields`, which writes some fields of each message.
@Suite struct FieldTests {
  private struct Row: Decodable, Equatable {
    let id: String
    let height: Double
  }

  private func rows(_ program: Program) throws -> [Row] {
    try program.lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }

  @Test func heightsAreThoseOfTheWholeLayout() throws {
    struct Whole: Decodable {
      struct Cell: Decodable {
        let id: String
        let frame: [Double]
        let side: String
      }
      let cells: [Cell]
    }
    for arguments in [[], ["--dates", "--typing"], ["--inverted"]] {
      let json = try Tool.run(["layout", Tool.conversation, "--style", "merged"] + arguments)
      let cells = try JSONDecoder().decode(Whole.self, from: Data(json.output.utf8)).cells
      let some = try Tool.run(
        ["layout", Tool.conversation, "--style", "merged", "--fields", "id,height"] + arguments)
      #expect(some.status == 0 && some.errors == "")
      #expect(try rows(some) == cells.map { Row(id: $0.id, height: $0.frame[3]) })
      #expect(some.lines.first?.hasPrefix(#"{"id":"#) == true)
      #expect(some.lines.allSatisfy { $0.split(separator: ",").count == 2 })
    }
  }

  @Test func fieldsComeInTheOrderInWhichTheyAreNamed() throws {
    let result = try Tool.run(
      "layout", "--fields", "height, side,senderName,lines", "--style", "merged",
      input:
        "{\"id\":1,\"sender\":\"ann\",\"text\":\"a\"}\n{\"id\":2,\"sender\":\"ann\",\"attachments\":[{\"type\":\"image\",\"width\":9,\"height\":9}]}\n"
    )
    let lines = result.lines
    try #require(lines.count == 2)
    #expect(
      lines[0].hasPrefix(#"{"height":"#)
        && lines[0].contains(#","side":"left","senderName":"ann","lines":[{"start":0,"end":1,"#))
    #expect(lines[1].hasSuffix(#""lines":null}"#))
  }

  @Test func measuresWithoutLinesAreThoseWithThem() throws {
    let whole = try Tool.run("measure", Tool.conversation, "--width", "120,300", "--details")
    let some = try Tool.run(
      "measure", Tool.conversation, "--width", "120,300", "--fields",
      "id,width,lines,height,validWidths,doubts", "--details")
    #expect(some.output == whole.output)
    let heights = try Tool.run("measure", Tool.conversation, "--width", "120,300", "--fields", "id,height")
    #expect(try rows(heights) == (try rows(whole)))
  }

  /// Characters that no font has are reported whether lines are written or not.
  @Test func missingCharactersAreReported() throws {
    let input = "{\"id\":1,\"text\":\"a \u{10FFFD}\"}\n"
    let whole = try Tool.run("measure", "--width", "100", input: input)
    let some = try Tool.run("measure", "--width", "100", "--fields", "height", input: input)
    #expect(some.errors == whole.errors && some.errors.contains("no glyph"))
  }

  @Test(arguments: [
    (
      ["layout", "--fields", "id,heigt"],
      "unknown field 'heigt' (did you mean 'height'?); the fields are id, sender,"
    ),
    (["layout", "--fields", ""], "unknown field ''"),
    (["layout", "--fields", "id,id"], "'id' is named twice"),
    (["layout", "--fields", "id", "--format", "json"], "so the format cannot be json"),
    (["layout", "--fields", "id", "--glyphs"], "cannot be used with --glyphs"),
    (
      ["measure", "--width", "9", "--fields", "id,frame"],
      "unknown field 'frame'; the fields are id, width, lines, height,"
    ),
  ])
  func whatIsNoFieldIsNamed(arguments: [String], reason: String) throws {
    let result = try Tool.run(arguments, input: "")
    #expect(result.status == 2)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }
}
