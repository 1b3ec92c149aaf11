import ArgumentParser
import Foundation
import LayoutGoldens

extension GoldenCommand {
  /// `bubble golden diff`.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List what differs between two goldens, or two layouts as text, item by item.",
      discussion: """
        The files are goldens, or what 'bubble layout --format text' writes, which
        has the same form. Cells are found again by their messages, so a message
        more is one cell more. What has changed by itself comes first, then every
        difference; rows that only moved are told of in one line.

        EXAMPLES
          bubble golden diff Goldens/chat/balloon-320.txt \\
            Goldens.failures/chat/balloon-320.actual.txt
          bubble layout chat.jsonl --format text > before.txt   # … and after.txt
          bubble golden diff before.txt after.txt --tolerance 0.25
        """)

    @Argument(
      help: ArgumentHelp("The golden or layout that is expected.", valueName: "OLD"), completion: .file())
    var old: String

    @Argument(help: ArgumentHelp("The one to compare with it.", valueName: "NEW"), completion: .file())
    var new: String

    @OptionGroup var tolerance: ToleranceOption

    @Flag(help: "Compare even layouts that were made with different fonts or shapers.")
    var acrossEnvironments = false

    func run() throws {
      let (expected, actual) = (try Self.text(of: old), try Self.text(of: new))
      let outcome = actual.compared(
        with: expected, tolerance: tolerance.value, acrossEnvironments: acrossEnvironments)
      let output = try OutputFile(path: nil)
      var status = ToolStatus.differences
      switch outcome {
      case .equal:
        status = .done
      case .different(let explanation):
        let causes = explanation.lines(limit: .max)
        if explanation.differences.count > 1 {
          try output.write("\(causes.joined(separator: "\n"))\n\n".utf8)
        }
        for line in explanation.listing { try output.write("\(line)\n".utf8) }
        let count = explanation.differences.count
        try output.write("\(count == 1 ? "1 difference" : "\(count) differences")\n".utf8)
      case .incomparable:
        try output.write("\(outcome)\n  --across-environments compares them all the same\n".utf8)
      case .failed(let reason):
        throw ToolFailure.unreadable("\(old), \(new): \(reason)")
      case .missing, .recorded: break
      }
      if status == .done || outcome.word == "different" {
        try output.write("largest deviation: \(outcome.largestDeviation)\n".utf8)
      }
      try output.finish()
      if status != .done { throw ExitCode(status.rawValue) }
    }

    private static func text(of path: String) throws(ToolFailure) -> GoldenText {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable("\(path): No such file or directory")
      }
      guard !isFolder.boolValue, let bytes = FileManager.default.contents(atPath: path) else {
        throw .unreadable("\(path): it cannot be read")
      }
      return GoldenText(
        text: String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n"))
    }
  }
}
