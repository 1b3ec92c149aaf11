import Foundation
import TestSupport
import Testing

/// Tests the messages of the tool: consistent wording, reasons, suggestions, and no unwanted output on a
/// terminal.
@Suite struct MannersTests {
  private static let wrong: [([String], String, String)] = [
    (["layuot", "x"], "unknown command \"layuot\"; did you mean 'layout'?", "bubble"),
    (
      ["golden", "recrod"], "unknown command \"recrod\" of 'bubble golden'; did you mean 'record'?",
      "bubble golden"
    ),
    (["help", "measrue"], "unknown command \"measrue\"; did you mean 'measure'?", "bubble"),
    (
      ["golden", "xyzzy"],
      "unknown command \"xyzzy\" of 'bubble golden'; the commands are record, verify, diff, review",
      "bubble golden"
    ),
    (
      ["layout", "--width", "-5"],
      "The value '-5' is invalid for '--width <W>': a number of points above 0 is needed, or 'inf' for no limit",
      "bubble layout"
    ),
    (
      ["layout", "--width", "0"],
      "The value '0' is invalid for '--width <W>': a number of points above 0 is needed, or 'inf' for no limit",
      "bubble layout"
    ),
    (
      ["golden", "verify", "a", "--shard", "5/4"],
      "The value '5/4' is invalid for '--shard <i/n>': i/n is needed, with i from 1 to n",
      "bubble golden verify"
    ),
    (
      ["preview", "--port", "99999"],
      "The value '99999' is invalid for '--port <PORT>': a number from 0 to 65535 is needed", "bubble preview"
    ),
    (
      ["golden", "verify", "a", "--ignore", "avatar,senderAndTmie.text"],
      "The value 'senderAndTmie.text' is invalid for '--ignore <NAME>': no item or field of goldens has this name; did you mean 'senderAndTime.text'?",
      "bubble golden verify"
    ),
    (
      ["golden", "verify", "a", "--tolerance", "0.25,bubbel.height=1"],
      "The value 'bubbel.height' is invalid for '--tolerance <FIELD=PT>': no item or field of goldens has this name; did you mean 'bubble.height'?",
      "bubble golden verify"
    ),
  ]

  @Test(arguments: wrong) func wrongUseIsSaidInOneVoice(arguments: [String], line: String, command: String)
    throws
  {
    let result = try Tool.run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "bubble: \(line)\nbubble: see '\(command) --help'\n")
  }

  @Test func knownNamesAreIgnored() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"id\":1,\"sender\":\"ann\",\"text\":\"a\"}\n", to: "chat.jsonl")
    for name in [
      "avatar", "senderAndTime.text", "bubble.height", "style", "style.avatar.size", "colors", "x",
    ] {
      let result = try Tool.run(["golden", "verify", "chat.jsonl", "--ignore", name], in: folder.url)
      #expect(result.status == 4, "\(name): \(result.errors)")
    }
  }

  @Test func tellsItsVersions() throws {
    for option in ["-V", "--version"] {
      let result = try Tool.run(option)
      #expect(result.status == 0)
      #expect(
        result.output.wholeMatch(of: /bubble [\d.]+\nHarfBuzz [\d.]+, FreeType [\d.]+, Unicode [\d.]+\n/)
          != nil)
    }
  }

  @Test func listsAllExitCodes() throws {
    let help = try Tool.run("--help").output
    for code in 0...5 {
      #expect(help.contains("\n  \(code)  ") || help.contains("\n    \(code)  "), "\(code)")
    }
  }

  // MARK: Places

  @Test(arguments: [
    (
      "{\"preset\": \"balloon\",\n  \"side\": nul}",
      ":2:11: not JSON: a value was expected, not 'n'\n"
    ),
    ("{\"preset\": \"balloon\"", ":1:21: not JSON: ',' or '}' was expected, but the text ends\n"),
    (
      "{\"preset\": \"balloon\",\n  \"name\": \"é\", \"sied\": \"end\"}",
      ":2:16: field \"sied\": unknown field (did you mean 'side'?); the known fields are"
    ),
    (
      "{\"preset\": \"merged\",\n \"colors\": {\"dark\": {\"sent.txet\": \"#ffffff\"}}}",
      ":2:22: field \"colors.dark.sent.txet\": unknown colour name (did you mean 'sent.text'?)\n"
    ),
    (
      "{\"preset\": \"balloon\",\n \"labels\": [\n  {\"role\": \"nobody\"}]}",
      ":3:4: field \"labels[0].role\": "
    ),
  ]) func aStyleIsRefusedInItsPlace(style: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(style, to: "mine.json")
    let result = try Tool.run("layout", Tool.conversation, "--style", path)
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("bubble: \(path)\(reason)"), "\(result.errors)")
  }

  @Test(arguments: [
    (
      "{\"cases\": [\n  {\"transcript\": \"a.jsonl\",]}",
      "2:28: not JSON: a member's name in quotes was expected, not ']'"
    ),
    (
      "{\"cases\": [\n  {\"transcript\": \"a.jsonl\", \"width\": [1]}]}",
      "2:29: cases[0]: unknown field \"width\"; did you mean 'widths'?"
    ),
    (
      "{\"cases\": [\n  {\"transcript\": \"a.jsonl\",\n  \"widths\": [-5]}]}",
      "3:3: cases[0].widths: -5.0 is not above 0"
    ),
    ("{\"cases\": [\n  {\"transcript\": 5}]}", "2:4: cases[0].transcript: String is needed"),
  ]) func casesAreRefusedInTheirPlace(cases: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(cases, to: "cases.json")
    let result = try Tool.run(["golden", "verify", "--cases", "cases.json"], in: folder.url)
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("bubble: cases.json:\(reason)"), "\(result.errors)")
  }

  // MARK: Terminals

  @Test func aTerminalGetsASummaryUnlessItAsksForMore() throws {
    let told = try Terminal(["layout", Tool.conversation])
    #expect(told.status == 0)
    let lines = told.output.split(separator: "\n")
    #expect(
      lines.count == 2 && lines[0].contains(" messages, ") && lines[1].hasPrefix("-o chat.svg draws it"))
    let asked = try Terminal(["layout", Tool.conversation, "--format", "json"])
    #expect(asked.output.hasPrefix("{\"format\":\"bubble-layout/1\""))
  }

  @Test func nothingOfAMessageReachesATerminalAsACommand() throws {
    let folder = try TemporaryFolder()
    // The id and the text contain C1 control characters and direction marks.
    let message = "{\"id\":\"\\u009b31m\\u202ex\",\"sender\":\"ann\",\"text\":\"\\u009b31m\\u202eabc\"}\n"
    let path = try folder.write(message, to: "chat.jsonl")
    for arguments in [
      ["layout", path, "--format", "json"], ["layout", path, "--format", "svg"],
      ["layout", path, "--format", "html"], ["layout", path, "--format", "text"],
      ["measure", path, "--width", "90"], ["read", path],
    ] {
      let output = try Terminal(arguments).output
      let commands = output.unicodeScalars.filter { (0x7F...0x9F).contains($0.value) || $0.value == 0x202E }
      #expect(commands.isEmpty && output.count > 40, "\(arguments)")
    }
    let json = try Terminal(["layout", path, "--format", "json"]).output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let cell = (document?["cells"] as? [[String: Any]])?.first
    #expect(cell?["id"] as? String == "\u{9b}31m\u{202e}x")
  }

  @Test func outcomesHaveColoursOnTerminalsAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"id\":1,\"sender\":\"ann\",\"text\":\"a\"}\n", to: "chat.jsonl")
    let arguments = ["golden", "verify", "chat.jsonl"]
    let colored = try Terminal(arguments, in: folder.url)
    #expect(
      colored.output.contains("\u{1B}[33mmissing\u{1B}[0m      chat/balloon-320\n"), "\(colored.output)")
    let plain = try Terminal(arguments, environment: ["NO_COLOR": "1"], in: folder.url)
    #expect(plain.output.contains("missing      chat/balloon-320\n") && !plain.output.contains("\u{1B}"))
    #expect(try !Tool.run(arguments, in: folder.url).output.contains("\u{1B}"))
  }
}
