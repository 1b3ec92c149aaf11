import Foundation
import TestSupport
import Testing

/// Tests that output files are written completely or not at all, and that no untrusted text controls a
/// terminal.
@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ script: String, input: String = "") throws -> Program {
    try Program("sh", ["-c", script, Tool.url.path], input: input)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func aRunThatFailsLeavesTheOldFile() throws {
    let path = try folder.write("old", to: "out.jsonl")
    let lines = Array(repeating: #"{"text":"some words to lay out"}"#, count: 400).joined(separator: "\n")
    let result = try Tool.run(
      "layout", "-", "--format", "jsonl", "--strict", "-o", path, input: lines + "\n{\"text\":1}\n")
    #expect(result.status == 3)
    #expect(try folder.text(of: "out.jsonl") == "old")
    #expect(try names == ["out.jsonl"])
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    let path = try folder.write("old", to: "out.jsonl")
    // The shell limits files to 8 blocks of 512 bytes, as if the disk were full.
    let result = try shell(
      "trap '' XFSZ; ulimit -f 8; exec \"$0\" layout '\(Tool.conversation)' --format jsonl -o '\(path)' 2>/dev/null"
    )
    #expect(result.status == 2)
    #expect(try folder.text(of: "out.jsonl") == "old")
    #expect(try names == ["out.jsonl"])
  }

  @Test func aKilledRunLeavesTheOldFileAndTheNextTakesItsDraftOver() throws {
    let path = try folder.write("old", to: "out.jsonl")
    // The input never ends. The run is killed once its temporary file has grown.
    let killed = try shell(
      """
      (while :; do echo '{"text":"words"}'; done) | "$0" layout - --format jsonl -o '\(path)' & run=$!
      while [ ! -s '\(folder.path)/.out.jsonl.part' ]; do sleep 0.05; done
      kill -9 $run; wait $run; true
      """)
    #expect(killed.status == 0)
    #expect(try folder.text(of: "out.jsonl") == "old")
    #expect(try names == [".out.jsonl.part", "out.jsonl"])
    #expect(try Tool.run("layout", "-", "-o", path, input: "{\"text\":\"a\"}\n").status == 0)
    #expect(try folder.text(of: "out.jsonl").hasPrefix("{\"format\":\"bubble-layout/1\""))
    #expect(try names == ["out.jsonl"])
  }

  @Test func aFileIsReplacedAsItIs() throws {
    let path = try folder.write("old", to: "real.json")
    #expect(chmod(path, 0o640) == 0)
    let link = folder.path + "/link.json"
    #expect(symlink("real.json", link) == 0)
    #expect(try Tool.run("layout", "-", "-o", link, input: "{\"text\":\"a\"}\n").status == 0)
    #expect(try folder.text(of: "real.json").hasPrefix("{"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try Tool.run("layout", "-", "-o", "/dev/null", input: "{\"text\":\"a\"}\n").status == 0)
  }

  @Test(arguments: ["--help", "layout --help", "--version", "styles", "styles balloon", "fonts"])
  func whatCannotBeWrittenFails(arguments: String) throws {
    let result = try shell("\"$0\" \(arguments) > /dev/full")
    #expect(result.status == 2)
    #expect(result.errors == "bubble: standard output: cannot be written: No space left on device\n")
  }

  @Test func controlsOfMessagesAreSpeltOut() throws {
    let input = "{\"kind\":\"\u{9B}31m\u{202E}red\",\"text\":\"a\"}\n{\"text\":1,\"\\u001b[2J\u{85}\":2}\n"
    let result = try Tool.run(
      "layout", "-", "--me", "\u{9B}2J", "--style", "balloon", input: input)
    #expect(result.status == 0)
    #expect(result.errors.contains("\\u{9B}31m\\u{202E}red"))
    #expect(result.errors.contains("\\u{9B}2J"))
    let isHarmless = (result.errors + result.output).unicodeScalars.allSatisfy {
      $0 == "\n" || !(0..<0x20).contains($0.value) && !(0x7F...0x9F).contains($0.value)
    }
    #expect(isHarmless)
    #expect(!result.errors.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: ["1e-20", "1e-300", "1e300", "-1", "nan"]) func scalesOfNoScreenAreRefused(scale: String)
    throws
  {
    let result = try Tool.run(
      "layout", "-", "--scale=\(scale)", "--format", "png", input: "{\"text\":\"🙂\"}\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("for '--scale"))
    #expect(result.output == "")
  }

  @Test func aPipeAmongFontsIsPassedOver() throws {
    try folder.write(Data(contentsOf: Tool.squareFont), to: "square.ttf")
    #expect(mkfifo(folder.path + "/pipe.ttf", 0o600) == 0)
    let result = try Tool.run("fonts", folder.path)
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(
      result.errors
        == "bubble: \(folder.path)/pipe.ttf: not a regular file, so no font can be read from it; it was skipped\n"
    )
  }
}
