import Foundation
import TestSupport
import Testing

@Suite struct MeasureTests {
  /// Returns a folder with only the square font, whose glyphs are one em wide, with an ascent of 0.8 and a
  /// descent of 0.2.
  private func squareFont() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Data(contentsOf: Tool.squareFont), to: "square.ttf")
    return folder
  }

  @Test func breaksTheSquareFontAsWorkedOutByHand() throws {
    let font = try squareFont()
    let result = try Tool.run(
      "measure", "--width", "50,30,1,inf", "--font-size", "10", "--fonts", font.url.path,
      input: "{\"id\":\"a\",\"text\":\"ab cde \"}\n{\"text\":\"\"}\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        {"id":"a","width":50,"lines":[{"start":0,"end":3,"width":20},{"start":3,"end":7,"width":30}],"height":20}
        {"id":"a","width":30,"lines":[{"start":0,"end":3,"width":20},{"start":3,"end":7,"width":30}],"height":20}
        {"id":"a","width":1,"lines":[{"start":0,"end":1,"width":10},{"start":1,"end":3,"width":10},\
        {"start":3,"end":4,"width":10},{"start":4,"end":5,"width":10},{"start":5,"end":7,"width":10}],"height":50}
        {"id":"a","width":null,"lines":[{"start":0,"end":7,"width":60}],"height":10}
        {"id":2,"width":50,"lines":[{"start":0,"end":0,"width":0}],"height":10}
        {"id":2,"width":30,"lines":[{"start":0,"end":0,"width":0}],"height":10}
        {"id":2,"width":1,"lines":[{"start":0,"end":0,"width":0}],"height":10}
        {"id":2,"width":null,"lines":[{"start":0,"end":0,"width":0}],"height":10}

        """)
  }

  @Test func givesTheSameBytesFromAnyNumberOfThreads() throws {
    let text = try String(contentsOfFile: Tool.conversation, encoding: .utf8)
    let input = String(repeating: text, count: 20)
    let one = try Tool.run("measure", "--width", "180,260", "--threads", "1", input: input)
    #expect(one.status == 0)
    #expect(one.lines.count == 2 * 20 * 46)
    for threads in ["2", "5"] {
      #expect(
        try Tool.run("measure", "--width", "180,260", "--threads", threads, input: input).output == one.output
      )
    }
    #expect(try Tool.run("measure", "--width", "180,260", input: input).output == one.output)
  }

  @Test func theLinesOfAMessageCoverItsText() throws {
    struct Line: Decodable {
      struct Range: Decodable {
        let start: Int
        let end: Int
      }
      let lines: [Range]
    }
    struct Text: Decodable { let text: String }
    let texts = try String(contentsOfFile: Tool.conversation, encoding: .utf8)
      .split(separator: "\n").map { try JSONDecoder().decode(Text.self, from: Data($0.utf8)).text }
    for width in ["1", "100", "inf"] {
      let result = try Tool.run("measure", Tool.conversation, "--width", width)
      #expect(result.lines.count == texts.count)
      for (text, line) in zip(texts, result.lines) {
        let lines = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).lines
        #expect(lines.first?.start == 0)
        #expect(lines.last?.end == text.utf16.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.end == $1.start })
      }
    }
  }

  /// Each message is answered before the next one is written.
  @Test(
    .timeLimit(.minutes(10)), arguments: [["measure", "--width", "100"], ["layout", "--format", "jsonl"]])
  func answersAsMessagesCome(arguments: [String]) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Tool.url
    process.arguments = arguments + ["--input", "jsonl", "-"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var received = Data()
    for number in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\(number),\"text\":\"a\"}\n".utf8))
      while !String(decoding: received, as: UTF8.self).contains("{\"id\":\(number),") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        received += more
      }
      #expect(String(decoding: received, as: UTF8.self).contains("{\"id\":\(number),"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    (["--word-spacing", "3"], 33.0, 10.0), (["--letter-spacing", "2"], 36, 10),
    (["--line-height", "1.5"], 30, 15), (["--line-height", "7pt"], 30, 7),
    (["--line-height", "min12pt"], 30, 12), (["--feature", "kern=0"], 30, 10),
    (["--font-size", "20"], 60, 20),
  ])
  func textIsSetAsAsked(_ options: [String], width: Double, height: Double) throws {
    let font = try squareFont()
    let arguments = ["measure", "--width", "inf", "--font-size", "10", "--fonts", font.url.path] + options
    let result = try Tool.run(arguments, input: "{\"id\":1,\"text\":\"a c\"}\n")
    #expect(result.errors == "")
    let number = { (value: Double) in Int(exactly: value).map(String.init) ?? "\(value)" }
    #expect(
      result.output == """
        {"id":1,"width":null,"lines":[{"start":0,"end":3,"width":\(number(width))}],"height":\(number(height))}

        """)
  }

  @Test func tabsGoWhereTheyAreSent() throws {
    let font = try squareFont()
    let result = try Tool.run(
      "measure", "--width", "inf", "--font-size", "10", "--fonts", font.url.path, "--tab-stops", "25,70",
      "--tab-size", "5", input: "{\"id\":1,\"text\":\"a\\tb\\tc\\td\"}\n")
    #expect(result.output.contains("\"width\":110}"))
  }

  @Test(arguments: [
    ["--weight", "0"], ["--feature", "toolong"], ["--feature", "liga=x"], ["--variation", "wght"],
    ["--line-height", "tall"], ["--line-height", "-1"], ["--tab-size", "-1"], ["--tab-stops", "a"],
  ])
  func whatCannotBeMeantIsWrongUse(_ options: [String]) throws {
    let result = try Tool.run(["measure", "--width", "100"] + options, input: "")
    #expect(result.status == 2)
    #expect(result.errors.contains("is invalid for '\(options[0])"))
    #expect(result.output == "")
  }
}
