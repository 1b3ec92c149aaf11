import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["layout", "measure", "compose", "golden", "styles", "fonts", "preview"])
  func helpTeachesByExamples(
    verb: String
  ) throws {
    let result = try Tool.run(verb, "--help")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("EXAMPLES"))
    #expect(result.output.contains("bubble \(verb)"))
    #expect(try Tool.run("--help").output.contains("  \(verb) "))
  }

  @Test func everyLineOfHelpFitsATerminal() throws {
    for arguments in [
      ["--help"], ["layout", "--help"], ["measure", "--help"], ["golden", "--help"],
      ["golden", "record", "--help"], ["golden", "verify", "--help"], ["golden", "diff", "--help"],
      ["preview", "--help"], ["compose", "--help"],
    ] {
      let text = try Tool.run(arguments).output
      let usage = text.split(separator: "\n").filter { !$0.hasPrefix("USAGE:") && $0.count > 80 }
      #expect(usage == [])
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completesInShells(shell: String) throws {
    let result = try Tool.run("--generate-completion-script", shell)
    #expect(result.status == 0)
    #expect(result.output.contains("measure"))
  }

  /// The completions of a style: presets, then folders and files that may contain a style.
  @Test func completesStyles() throws {
    let folder = try TemporaryFolder()
    for name in ["mine.json", "merged.txt", ".hidden.json"] {
      try Data().write(to: folder.url.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "more"), withIntermediateDirectories: true)
    func offered(_ typed: String) throws -> [Substring] {
      try Tool.run(
        [
          "---completion", "layout", "--", "--style", "3", "\(typed.utf8.count)", "bubble", "layout",
          "--style", typed,
        ],
        in: folder.url
      ).lines
    }
    #expect(try offered("me") == ["merged"])
    #expect(try offered("m") == ["merged", "mine.json", "more/"])
    #expect(try offered("balloon,c") == ["balloon,clustered"])
    #expect(try offered("./mi") == ["./mine.json"])
    #expect(try offered(".") == [".hidden.json"])
    #expect(try offered("zz") == [])
  }

  /// `bubble --version` prints the version in the file `VERSION`.
  @Test func theVersionIsThatOfThePackage() throws {
    let version = try String(contentsOf: Repository.url("VERSION"), encoding: .utf8)
    #expect(try Tool.run("--version").lines.first.map { "\($0)\n" } == "bubble \(version)")
  }

  @Test func listsTheFonts() throws {
    let text = try Tool.run("fonts")
    #expect(text.status == 0)
    let fields = text.lines.first?.split(separator: "\t") ?? []
    #expect(fields.count == 6)
    #expect(fields.prefix(4) == ["NotoSans-Regular", "Noto Sans", "400", "upright"])
    #expect(fields[4].hasPrefix("Latn"))
    #expect(fields[5].count == 64)
    #expect(text.output.contains("+emoji"))
    let json = try Tool.run("fonts", "--format", "json").output
    let faces = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(faces?.count == text.lines.count)
  }

  /// In `bubble … | head`, a reader that closes the pipe causes no error.
  @Test func endsQuietlyWhenNobodyReads() throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Tool.url
    process.arguments = ["layout", Tool.conversation, "--format", "json", "--glyphs"]
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    try output.fileHandleForWriting.close()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
    #expect(text.isEmpty)
  }
}
