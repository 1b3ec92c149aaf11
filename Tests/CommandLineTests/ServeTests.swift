import BubbleLayout
import Foundation
import TestSupport
import Testing

/// Tests `bubble serve`, run as other programs run it.
@Suite struct ServeTests {
  /// Returns the answers to lines, one for each line.
  private func answers(_ lines: [String], _ arguments: String...) throws -> [Substring] {
    let run = try Tool.run(["serve"] + arguments, input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.lines
  }

  @Test(arguments: ChatStylePreset.all.map(\.name)) func rowsAreThoseOfTheLayout(_ style: String) throws {
    let files = [Tool.conversation, Tool.richConversation]
    for file in files {
      let options = ["--style", style, "--width", "360", "--me", "you", "--dates", "--glyphs"]
      let layout = try Tool.run(["layout", file, "--format", "jsonl"] + options)
      let rows = layout.lines.dropFirst().joined(separator: ",")
      let found = try answers([
        #"{"open":{"file":"\#(file)","style":"\#(style)","width":360,"me":"you","dates":true}}"#,
        #"{"viewport":{"height":100000,"glyphs":true}}"#,
      ])
      #expect(found.count == 2)
      #expect(found.last?.hasSuffix("\"rows\":[\(rows)]}}") == true, "\(file)")
    }
  }

  /// Quotes with only an id, in a file and in messages that come in any order.
  @Test func quotesAreThoseOfTheLayout() throws {
    let messages = [
      #"{"id":"1","sender":"ann","text":"**When** do we meet?","format":"markdown"}"#,
      #"{"id":"2","sender":"me","text":"At nine","quote":{"id":"1"}}"#,
      #"{"id":"3","sender":"ann","attachments":[{"type":"video","width":400,"height":300}]}"#,
      #"{"id":"4","sender":"bo","text":"Nice","quote":{"id":"3"}}"#,
      #"{"id":"5","sender":"bo","text":"So?","quote":{"id":"1","text":"**When**"}}"#,
    ]
    let folder = try TemporaryFolder()
    let file = try folder.write(messages.joined(separator: "\n"), to: "quotes.jsonl")
    let layout = try Tool.run(
      ["layout", file, "--format", "jsonl", "--style", "merged", "--width", "360", "--me", "me"])
    // A session lists each font once, with the first row that uses it.
    func withoutFonts(_ rows: String) throws -> String {
      rows.replacing(try Regex(#","fonts":\[[^\]]*\]"#), with: "")
    }
    let rows = try withoutFonts(layout.lines.dropFirst().joined(separator: ","))
    #expect(rows.contains("When do we meet?") && rows.contains("Video") && !rows.contains("not found"))
    let settings = #""style":"merged","width":360,"me":"me","people":{"ann":{},"me":{},"bo":{}}"#
    let viewport = #"{"viewport":{"height":100000}}"#
    for lines in [
      [#"{"open":{"file":"\#(file)",\#(settings)}}"#],
      [
        #"{"open":{"messages":[\#(messages[0])],\#(settings)}}"#,
        #"{"edit":{"append":[\#(messages[1...].joined(separator: ","))]}}"#,
      ],
      [
        #"{"open":{"messages":[\#(messages[3...].joined(separator: ","))],\#(settings)}}"#, viewport,
        #"{"edit":{"prepend":[\#(messages[..<3].joined(separator: ","))]}}"#,
      ],
      [
        #"{"open":{"messages":[\#(messages.joined(separator: ","))],\#(settings)}}"#, viewport,
        #"{"edit":{"replace":{"id":"1","text":"no"}}}"#, viewport,
        #"{"edit":{"replace":\#(messages[0])}}"#,
      ],
    ] {
      let found = try answers(lines + [viewport])
      #expect(try withoutFonts(String(found[found.count - 1])).hasSuffix("\"rows\":[\(rows)]}}"), "\(lines)")
    }
    // What is read once is read as it is shown.
    let read = try Tool.run("read", file)
    #expect(read.output.contains(#""quote":{"sender":"ann","text":"When do we meet?""#))
    withExtendedLifetime(folder) {}
  }

  @Test func textsOfMessagesAndOfFilesAreLimited() throws {
    let text = String(repeating: "a", count: 3 << 20)
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{"id":2,"text":"\#(text)"}"#, to: "long.jsonl")
    let lines = [
      #"{"open":{"messages":[{"id":1,"text":"\#(text)"}]}}"#, #"{"open":{"file":"\#(file)"}}"#,
    ]
    for answer in try answers(lines, "--max-message-bytes", "\(4 << 20)") {
      #expect(answer.contains("\"opened\"") && !answer.contains("shortened") && !answer.contains("left out"))
    }
    let shortened = try answers(lines)
    #expect(shortened[0].contains(#""shortened":[1]"#))
    #expect(shortened[1].contains("the text is longer than 2097152 bytes"))
    withExtendedLifetime(folder) {}
  }

  @Test func eachLineIsAnsweredBeforeTheNextIsWritten() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Tool.url
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var rest = Data()
    func ask(_ line: String) throws -> String {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      while !rest.contains(UInt8(ascii: "\n")) {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        rest += more
      }
      let end = try #require(rest.firstIndex(of: UInt8(ascii: "\n")))
      defer { rest = Data(rest[(end + 1)...]) }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    #expect(
      try ask(#"{"id":"a","open":{"messages":[{"id":1,"text":"Hi"}]}}"#).hasPrefix(#"{"id":"a","opened":"#))
    #expect(try ask("rubbish").hasPrefix(#"{"id":null,"error":{"code":"notJSON""#))
    #expect(try ask(#"{"id":2,"width":200}"#).hasPrefix(#"{"id":2,"state":{"width":200,"count":1,"#))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func longLinesAreRefusedAndTheSessionGoesOn() throws {
    let long = #"{"edit":{"append":{"id":2,"text":""# + String(repeating: "x", count: 50 << 20) + #""}}}"#
    let found = try answers([
      #"{"open":{"messages":[{"id":1,"text":"Hi"}]}}"#, long, String(repeating: "[", count: 15 << 20), "",
      #"{"id":3,"statistics":true}"#,
    ])
    #expect(found.count == 4)
    #expect(
      found[1]
        == #"{"id":null,"error":{"code":"tooLong","message":"the line is longer than 16 MB","line":2}}"#)
    #expect(found[2].contains(#""code":"notJSON""#) && found[2].contains("nested more than"))
    #expect(found[3].hasPrefix(#"{"id":3,"statistics":{"width":320,"count":1,"#))
  }

  @Test func aSessionNeedsNoLineEndAtItsEnd() throws {
    let run = try Tool.run(["serve"], input: #"{"fonts":true}"#)
    #expect(run.output == "{\"id\":null,\"fonts\":[]}\n")
    #expect(try Tool.run(["serve"], input: "").output == "")
  }

  @Test func theSchemaIsTheCommittedOne() throws {
    let committed = Repository.url("Documentation/Schemas/session-request.schema.json")
    #expect(
      try Tool.run("serve", "--schema").output == String(contentsOf: committed, encoding: .utf8))
  }

  @Test func fontsAreThoseOfTheTool() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Tool.squareFont, to: folder.url.appending(path: "SquareTest-Regular.ttf"))
    let found = try answers(
      [
        #"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hi"}],"style":"merged"}}"#,
        #"{"viewport":{"height":500,"rows":false,"drawing":true}}"#, #"{"fonts":true}"#,
      ], "--fonts", folder.url.path)
    #expect(found[2].contains("SquareTest"))
    #expect(try Tool.run("serve", "--fonts", "/nosuch").status == 3)
  }

  @Test func theExampleInPythonRuns() throws {
    let client = Repository.url("Examples/serve/client.py").path
    let run = try Program("python3", [client, "--tool", Tool.url.path], environment: nil)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("insertion of row 46"))
    #expect(run.output.hasSuffix("it stands below what is seen\n"))
  }

  /// The script ends the tool by signals and closed pipes, measures its memory, and sends hostile requests.
  @Test func sessionsCanBeTrusted() throws {
    let script = Repository.url("Scripts/check-sessions.py").path
    let run = try Program("python3", [script, "--tool", Tool.url.path], environment: nil)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
