import Foundation
import TestSupport
import Testing

/// Tests that the tool's memory does not grow with the conversation.
@Suite struct MemoryTests {
  /// A Python program that runs the tool and prints its peak memory, in KB.
  private static let program = """
    import os, sys
    child = os.spawnv(os.P_NOWAIT, sys.argv[1], sys.argv[1:])
    _, status, usage = os.wait4(child, 0)
    print(usage.ru_maxrss if status == 0 else -1)
    """

  private func peak(_ form: String, messages count: Int) throws -> Int {
    let folder = try TemporaryFolder()
    let lines = (0..<count).map {
      #"{"id":\#($0),"sender":"s\#($0 % 3)","text":"Number \#($0) of a long conversation, in more than one line"}"#
    }
    let input = try folder.write(lines.joined(separator: "\n"), to: "chat.jsonl")
    let result = try Program(
      "python3",
      ["-c", Self.program, Tool.url.path, "layout", input, "--format", form, "-o", folder.path + "/out"])
    return try #require(Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test(arguments: ["json", "jsonl", "svg", "html"])
  func aConversationTenTimesAsLongNeedsNoMoreMemory(form: String) throws {
    let few = try peak(form, messages: 1_000)
    let many = try peak(form, messages: 10_000)
    #expect(few > 0 && many > 0)
    // If rows were kept, each would take about 8 KB; caches grow by a few hundred KB in all.
    #expect(many - few < 12_000, "\(few) KB for 1000 messages, \(many) KB for 10000")
  }

  @Test func aPictureThatIsTooTallSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    let lines = Array(repeating: #"{"text":"a"}"#, count: 2_000).joined(separator: "\n")
    let result = try Tool.run(
      "layout", "-", "--width", "320", "-o", folder.path + "/out.png", input: lines)
    #expect(result.status == 2 && result.output.isEmpty)
    let pattern =
      /bubble: a PNG has at most 32767 pixels .*, so only the first (\d+) messages fit; .* svg or html.*\n/
    let match = try #require(result.errors.wholeMatch(of: pattern))
    let fitting = try #require(Int(match.1))
    func run(_ count: Int) throws -> Int32 {
      try Tool.run(
        "layout", "-", "--width", "320", "-o", folder.path + "/out.png",
        input: lines.split(separator: "\n").prefix(count).joined(separator: "\n")
      ).status
    }
    #expect(try run(fitting) == 0)
    #expect(try run(fitting + 1) == 2)
  }
}
