import Foundation
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test func namesAMissingFile() throws {
    for arguments in [["layout", "missing.jsonl"], ["measure", "missing.jsonl", "--width", "320"]] {
      let result = try Tool.run(arguments)
      #expect(result.status == 3)
      #expect(result.errors == "bubble: missing.jsonl: No such file or directory\n")
      #expect(result.output == "")
    }
  }

  @Test func namesATruncatedFont() throws {
    let folder = try TemporaryFolder()
    let font = try Data(contentsOf: Tool.squareFont)
    let path = try folder.write(font.prefix(font.count / 2), to: "cut.ttf")
    for verb in ["layout", "measure"] {
      let result = try Tool.run(
        verb, Tool.conversation, "--width", "320", "--fonts", folder.url.path)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("bubble: \(path): the font is truncated: table "))
    }
    #expect(try Tool.run("fonts", folder.url.path).status == 3)
  }

  @Test func namesTheFieldOfABadStyle() throws {
    let folder = try TemporaryFolder()
    let style = #"{"preset":"balloon","bubble":{"padding":{"top":-10}}}"#
    let path = try folder.write(style.utf8, to: "mine.json")
    let result = try Tool.run("layout", Tool.conversation, "--style", path)
    #expect(result.status == 3)
    #expect(
      result.errors.hasPrefix("bubble: \(path):1:42: field \"bubble.padding.top\": "), "\(result.errors)")
    let missing = try Tool.run("layout", Tool.conversation, "--style", "none.json")
    #expect(missing.status == 3)
    #expect(missing.errors == "bubble: none.json: the style cannot be read: No such file or directory\n")
    let unknown = try Tool.run("layout", Tool.conversation, "--style", "nosuch")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown style 'nosuch'"))
    #expect(unknown.errors.contains("balloon"))
    let near = try Tool.run("layout", Tool.conversation, "--style", "ballon")
    #expect(
      near.errors.hasPrefix(
        "bubble: unknown style 'ballon'; did you mean 'balloon'? Give a file, or one of the presets"))
  }

  @Test(arguments: [
    ["layout", "--width", "abc"], ["measure", "--width", "abc"], ["measure", "--width", "260,"],
    ["measure", "--width", "nan"], ["measure", "--width", "0x10"], ["measure"],
    ["measure", "--width", "1", "--threads", "0"],
    ["measure", "--width", "1", "--font-size", "-1"], ["layout", "--time-zone", "Nowhere/Else"],
    ["layout", "--locale", "!!"], ["layout", "--scale", "0"], ["layout", "--format", "svg", "--glyphs"],
    ["layout", "--format", "gif"], ["nosuchverb"], ["styles", "nosuch"], ["layout", "--direction", "up"],
    ["golden", "record"], ["golden", "verify", "a", "--width", "abc"], ["golden", "diff", "a"],
    ["golden", "verify", "a", "--tolerance", "-1"], ["golden", "verify", "a", "--font-scale", "9"],
    ["golden", "record", "a", "--prune", "--partial"], ["golden", "record", "x/a.xml", "y/a.jsonl"],
    ["golden", "verify", "a", "--style", "nosuch"],
  ]) func wrongUseIsTwo(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 2)
    #expect(!result.errors.isEmpty)
    #expect(result.output == "")
    if let index = arguments.firstIndex(of: "--width"), arguments[index + 1] == "abc" {
      #expect(result.errors.contains("The value 'abc' is invalid for '--width"))
    }
  }

  @Test func aBadLineIsReportedAndTheRestIsDone() throws {
    let input = "{\"text\":\"a\"}\n{\"text\":1}\n{\"text\":\"b\"}\n"
    let lax = try Tool.run("measure", "--width", "100", input: input)
    #expect(lax.status == 0)
    #expect(lax.lines.count == 2)
    #expect(lax.errors == "bubble: -:2: field \"text\": a string was expected, not an integer (skipped)\n")
    for verb in ["measure", "layout"] {
      let strict = try Tool.run(verb, "--width", "100", "--strict", input: input)
      #expect(strict.status == 3)
      #expect(strict.errors == lax.errors)
    }
  }

  // MARK: Untrusted text

  /// Text in a message that contains a command for CI workflows and control characters for terminals.
  private static let outside =
    "x\\n::error file=README.md,line=1::pwned\\r\\u2028::stop-commands::a\\u0085\\u001b[2J\\u202e\\\""

  /// Whether every line begins with words of the tool, not with untrusted text.
  private func isOwn(_ errors: String, beginning: String = "bubble: ") -> Bool {
    errors.hasSuffix("\n")
      && errors.dropLast().unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy
      {
        String($0).hasPrefix(beginning)
          && $0.allSatisfy { !(0..<0x20).contains($0.value) && ![0x85, 0x2028, 0x202E].contains($0.value) }
      }
  }

  @Test(arguments: [
    #"{"text":"a","dir":"X"}"#, #"{"text":"a","kind":"X"}"#, #"{"text":"a","delivery":"X"}"#,
    #"{"text":"a","attachments":[{"type":"X"}]}"#, #"{"text":"a","timestamp":"X"}"#,
    #"{"text":"a","spans":[{"start":0,"end":1,"look":"X"}]}"#, #"{"text":"a","X":"#,
    #"{"text":"a","attachments":[{"type":"image","state":"X"}]}"#,
    "{\"id\":\"X\",\"text\":\"a\"}\n{\"id\":\"X\",\"text\":\"b\"}",
    #"{"text":"a","lang":"X","sender":"X","quote":{"X":1},"buttons":[["X"]]}"#, #"{"text":"\uD800\u001B"} X"#,
  ]) func textsFromOutsideBeginNoLine(line: String) throws {
    let input = line.replacing("X", with: Self.outside) + "\n"
    for arguments in [
      ["layout", "--format", "json"], ["layout", "--strict"], ["measure", "--width", "90"],
    ] {
      let errors = try Tool.run(arguments, input: input).errors
      #expect(errors.isEmpty || isOwn(errors), "\(errors)")
    }
    // Values are written in quotes, with quotes in them escaped.
    let errors = try Tool.run("layout", "--format", "json", input: input).errors
    if !errors.isEmpty, !line.contains(#""X":"#), !line.hasSuffix("X"), !line.contains("timestamp") {
      #expect(errors.contains(#""x\n::error file=README.md,line=1::"#), "\(errors)")
    }
  }

  /// Files that are not drawn are named with the reason, in each kind of drawing.
  @Test func picturesThatAreNotDrawnAreNamed() throws {
    let folder = try TemporaryFolder()
    let message =
      #"{"id":"x","sender":"a","text":"hi","attachments":["#
      + (0..<5).map { _ in #"{"type":"image","width":4,"height":3}"# }.joined(separator: ",") + "]}\n"
    let chat = try folder.write(message.utf8, to: "chat.jsonl")
    let photos = folder.path + "/photos"
    for (name, bytes) in [
      ("x-0.gif", Array("GIF89a".utf8)), ("x-1.png", Array("\u{1B}[31m".utf8)),
      ("x-2.jpg", [0xFF, 0xD8, 0xFF]),
      ("x-3.webp", Array("\0\0\0\u{18}ftypavif".utf8)),
    ] { try folder.write(bytes, to: "photos/\(name)") }
    try #require(mkfifo(photos + "/x-4.png", 0o600) == 0)
    let formats = "; the formats PNG, JPEG and WebP are drawn"
    let expected = [
      #""x-0.gif" is not drawn: it is in the format GIF"# + formats,
      #""x-1.png" is not drawn: it is not a picture"# + formats,
      #""x-3.webp" is not drawn: it is in the format AVIF"# + formats,
      #""x-4.png" is not drawn: it is not a regular file"#,
    ]
    for ending in ["png", "svg", "html"] {
      let told = try Tool.run("layout", chat, "--pictures", photos, "-o", "\(folder.path)/out.\(ending)")
        .errors
      for line in expected { #expect(told.contains("bubble: picture \(line)\n"), "\(ending): \(told)") }
      #expect(told.contains(#""x-2.jpg" is not drawn: it is damaged"#) == (ending == "png"))
    }
  }

  @Test func namesFromOutsideBeginNoLine() throws {
    let folder = try TemporaryFolder()
    let name = "x\n::error::pwned"
    let feed = "<chat><message id=\"1&#10;::error::pwned\"><text>a</text></message></chat>"
    let path = try folder.write(feed.utf8, to: "\(name).xml")
    let xml = try Tool.run("layout", path)
    #expect(xml.errors.contains(#"\n::error"#) && isOwn(xml.errors), "\(xml.errors)")
    let bad = try folder.write("<\u{1B}chat>".utf8, to: "bad.xml")
    #expect(isOwn(try Tool.run("layout", bad).errors))
    let encoded = try folder.write(
      "<?xml version=\"1.0\" encoding=\"\(name)\"?><chat/>".utf8, to: "encoded.xml")
    #expect(isOwn(try Tool.run("layout", encoded).errors))
    let styles = [
      #"{"preset":"balloon","X":1}"#, #"{"preset":"X"}"#, #"{"preset":"balloon","side":"X"}"#,
      #"{"preset":"balloon","text":{"font":{"weight":"X"}}}"#, #"{"preset":"balloon","bubble":{"fill":"X"}}"#,
    ]
    for style in styles {
      let style = style.replacing("X", with: Self.outside)
      let errors = try Tool.run(
        "layout", Tool.conversation, "--style", folder.write(style.utf8, to: "s.json")
      )
      .errors
      #expect(isOwn(errors), "\(errors)")
    }
    for arguments in [
      ["layout", name], ["layout", Tool.conversation, "--style", name], ["measure", name, "--width", "9"],
      ["layout", Tool.conversation, "--me", name], ["layout", Tool.conversation, "--unread", name],
      ["measure", Tool.conversation, "--width", "9", "--family", name], ["golden", "verify", name],
      ["layout", Tool.conversation, "-o", "/no/such/folder/\(name)"], ["fonts", name], ["styles", name],
    ] {
      let errors = try Tool.run(arguments).errors
      #expect(isOwn(errors), "\(arguments): \(errors)")
    }
    for arguments in [
      ["layout", "--width", name], [name], ["layout", "--\(name)"], ["layout", "-o", "a.\(name)"],
    ] {
      let errors = try Tool.run(arguments).errors
      #expect(errors.contains(#"\n::error"#) && isOwn(errors), "\(errors)")
    }
  }

  // MARK: Options without effect

  @Test(arguments: ["x.pdf", "chat.jpeg", "a.b/x.gif", "chat.docx"])
  func refusesAnOutputWhoseNameIsNoForm(name: String) throws {
    let result = try Tool.run("layout", Tool.conversation, "-o", name)
    #expect(result.status == 2 && result.output == "")
    let ending = name.split(separator: ".").last ?? ""
    #expect(
      result.errors.contains("unknown format '\(ending)'; the formats are json, jsonl, svg, png, html, txt"))
    #expect(!FileManager.default.fileExists(atPath: name))
  }

  @Test func writesAnyNameWhoseFormIsGiven() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ arguments: String...) throws -> String {
      let path = folder.url.appendingPathComponent(name).path
      let result = try Tool.run(["layout", Tool.conversation, "-o", path] + arguments)
      #expect(result.status == 0)
      #expect(FileManager.default.fileExists(atPath: path))
      return result.errors.replacing(path, with: "OUT")
    }
    #expect(try write("x.pdf", "--format", "svg") == "")
    #expect(try write("plain") == "")
    #expect(try write(".hidden") == "")
    #expect(try write("x.SVG") == "")
    #expect(
      try write("x.png", "--format", "svg")
        == "bubble: OUT is written as svg, although its name ends differently\n")
  }

  @Test func saysThatNobodyIsMe() throws {
    let input = "{\"sender\":\"ann\",\"text\":\"a\"}\n"
    #expect(try Tool.run("layout", input: input).errors == "")
    #expect(try Tool.run("layout", "--me", "ann", input: input).errors == "")
    let expected =
      "bubble: no message is from \"An\\u{1B}n\", the sender given by --me; did you mean 'ann'?\n"
    for form in ["json", "jsonl", "svg"] {
      let result = try Tool.run("layout", "--me", "An\u{1B}n", "--format", form, input: input)
      #expect(result.status == 0 && result.errors == expected)
    }
    #expect(try Tool.run("layout", "--me", "ann", input: "").errors == "")
    let far = try Tool.run("layout", "--me", "Beatrice", input: input).errors
    #expect(far == "bubble: no message is from \"Beatrice\", the sender given by --me\n")
  }

  @Test func namesFamiliesThatThereAreNot() throws {
    let input = "{\"text\":\"a\"}\n"
    let expected = "bubble: unknown font family \"Nope\"; 'Noto Sans' is used\n"
    #expect(try Tool.run("measure", "--width", "9", "--family", "Nope", input: input).errors == expected)
    #expect(
      try Tool.run("measure", "--width", "9", "--family", "Noto Serif", input: input).errors.contains("Nope")
        == false)
    let folder = try TemporaryFolder()
    let style =
      #"{"preset":"balloon","text":{"font":{"family":"Nope"}},"received":{"text":{"font":{"family":"Noto Sans"}}}}"#
    let path = try folder.write(style.utf8, to: "mine.json")
    #expect(try Tool.run("layout", "--style", path, input: input).errors == expected)
  }

  @Test func refusesToWriteOverItsInput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"text\":\"a\"}\n".utf8, to: "chat.jsonl")
    let result = try Tool.run("layout", path, "-o", path)
    #expect(result.status == 2)
    #expect(result.errors == "bubble: \(path): the output is also the input\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"text\":\"a\"}\n")
  }

  @Test func saysWhereItCannotWrite() throws {
    let result = try Tool.run("layout", Tool.conversation, "-o", "/no/such/folder/out.svg")
    #expect(result.status == 2)
    #expect(
      result.errors == "bubble: /no/such/folder/out.svg: cannot be written: No such file or directory\n")
  }

  /// If writing fails, the earlier file is kept.
  @Test func aFailureLeavesAnEarlierOutputAsItWas() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write(Data("earlier".utf8), to: "chat.png")
    let tall = String(repeating: "{\"text\":\"a\"}\n", count: 1_000)
    let refused = try Tool.run("layout", "--scale", "3", "-o", output, input: tall)
    #expect(refused.status == 2)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "earlier")
    let unread = try Tool.run("measure", "missing.jsonl", "--width", "100", "-o", output)
    #expect(unread.status == 3)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "earlier")
  }

  @Test func anEmptyInputGivesAnEmptyOutput() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("lines.jsonl").path
    #expect(try Tool.run("measure", "--width", "100", "-o", output).status == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "")
  }
}
