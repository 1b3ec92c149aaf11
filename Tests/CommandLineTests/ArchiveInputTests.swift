import Foundation
import TestSupport
import Testing

/// Tests zip archives as input of the tool. `ArchiveTests` has what is read from them.
@Suite struct ArchiveInputTests {
  private static func day(_ channel: String) -> ZipWriter.Entry {
    ZipWriter.Entry(
      "\(channel)/2024-01-31.json",
      #"[{"type":"message","user":"U1","ts":"1706689801.000100","text":"Hello \#(channel)"}]"#)
  }

  private func slack(_ channels: String...) -> [UInt8] { ZipWriter(channels.map(Self.day)).bytes }

  @Test func archivesAreReadAndToldApart() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(slack("general", "tea"), to: "slack.zip")
    for verb in [["read"], ["layout", "--format", "text"], ["measure", "--width", "200"]] {
      let several = try Tool.run(verb + [path])
      #expect(several.status == 3 && several.output == "")
      #expect(
        several.errors
          == "bubble: \(path): it has 2 chats: \"general\", \"tea\"; name one of them, as in \"\(path)/general\"\n"
      )
      let one = try Tool.run(verb + [path + "/tea"])
      #expect(one.status == 0 && one.errors == "" && !one.output.isEmpty)
      #expect(verb[0] == "measure" || one.output.contains("Hello tea"))
    }
    let other = try folder.write(ZipWriter([.init("a.bin", [0])]).bytes, to: "other.txt")
    let result = try Tool.run("read", other)
    #expect(result.status == 3 && result.output == "")
    #expect(result.errors == "bubble: \(other): a zip archive of 1 file; none is a chat\n")
    let binary = try folder.write([0x61, 0], to: "binary")
    #expect(try Tool.run("read", binary).status == 3)
    #expect(try Tool.run("read", binary, "--input", "text").status == 0)
  }

  @Test func anArchiveIsNotWrittenOver() throws {
    let folder = try TemporaryFolder()
    let bytes = slack("general")
    let path = try folder.write(bytes, to: "slack.zip")
    for input in [path, path + "/general"] {
      let result = try Tool.run("read", input, "-o", path)
      #expect(result.status == 2 && result.errors == "bubble: \(path): the output is also the input\n")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
  }

  @Test func sessionsOpenArchives() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(slack("general", "tea"), to: "slack.zip")
    func answer(_ file: String) throws -> String {
      try Tool.run("serve", input: #"{"open":{"file":"\#(file)","width":300}}"# + "\n").output
    }
    #expect(try answer(path + "/tea").contains(#""opened":"#))
    #expect(try answer(path).contains("it has 2 chats"))
    #expect(try answer(path + "/none").contains(#""code":"unreadable""#))
  }
}
