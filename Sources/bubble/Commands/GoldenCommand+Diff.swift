import ArgumentParser
import BubbleLayout
import Foundation
import LayoutGoldens

extension GoldenCommand {
  /// `bubble golden diff`: lists the differences between two goldens.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List what differs between two goldens, or two layouts as text, item by item.",
      discussion: """
        The files are goldens, or what 'bubble layout --format text' writes, which
        has the same format. Cells are matched by their messages, so an added message
        is one added cell. The causes come first, then every difference; rows that
        only moved share one line.

        EXAMPLES
          bubble golden diff Goldens/chat/balloon-320.txt \\
            Goldens.failures/chat/balloon-320.actual.txt
          bubble layout chat.jsonl --format text > before.txt   # … and after.txt
          bubble golden diff before.txt after.txt --tolerance 0.25

        GIT
        As a diff driver of Git it gets seven arguments, or nine for a renamed file,
        and ends with exit code 0:
          echo '*.txt diff=golden' >> Goldens/.gitattributes
          git config diff.golden.command 'bubble golden diff'
        """)

    @Argument(
      help: ArgumentHelp(
        "The golden or layout that is expected, and the one to compare with it.", valueName: "OLD NEW"),
      completion: .file())
    var files: [String]

    @OptionGroup var tolerance: ToleranceOption

    @Flag(help: "Compare even layouts that were made with different fonts or shapers.")
    var acrossEnvironments = false

    /// The two files to compare.
    private struct Pair {
      let old: String
      let new: String
      /// The file's path in the repository; nil if Git did not call the tool.
      var name: String?

      init?(_ files: [String]) {
        switch files.count {
        case 2: (old, new) = (files[0], files[1])
        // Git passes the path, then a file, a hash and a mode for each of the two versions; for a renamed
        // file also the new path and the similarity.
        case 7, 9: (old, new, name) = (files[1], files[4], files.count == 9 ? files[7] : files[0])
        default: return nil
        }
      }
    }

    func validate() throws {
      guard Pair(files) == nil else { return }
      throw ValidationError("Two files are needed, OLD and NEW; \(files.count) were given.")
    }

    func run() throws {
      guard let pair = Pair(files) else { return }
      let colors = TerminalColors()
      let output = try OutputFile(path: nil, form: nil)
      func say(_ line: String, _ meaning: TerminalColors.Meaning? = nil) throws {
        try output.write((colors(line.spelt, meaning) + "\n").utf8)
      }
      if let name = pair.name {
        try say("golden \(name)", .strong)
        for (path, word) in [(pair.old, "new"), (pair.new, "deleted")] where path == "/dev/null" {
          try say("\(word) file")
          return try output.finish()
        }
      }
      let (expected, actual) = (try Self.text(of: pair.old), try Self.text(of: pair.new))
      let outcome = actual.compared(
        with: expected, tolerance: tolerance.value, acrossEnvironments: acrossEnvironments)
      switch outcome {
      case .different(let explanation):
        if explanation.differences.count > 1 {
          for (index, line) in explanation.lines(limit: .max).enumerated() {
            try say(line, index == 0 ? .strong : nil)
          }
          try say("")
        }
        for line in explanation.listing { try say(line, explanation.differences.count > 1 ? .quiet : nil) }
        let count = explanation.differences.count
        try say(count == 1 ? "1 difference" : "\(count) differences")
      case .incomparable:
        for line in "\(outcome)\n  --across-environments compares them anyway".split(separator: "\n") {
          try say(String(line))
        }
      case .failed(let reason):
        throw ToolFailure.unreadable("\(pair.old), \(pair.new): \(reason)")
      case .missing, .recorded, .equal: break
      }
      if outcome.isSuccess || outcome.word == "different" {
        try say("largest deviation: \(outcome.largestDeviation)")
      }
      try output.finish()
      // For Git, any other exit code means that the tool failed.
      if !outcome.isSuccess, pair.name == nil { throw ExitCode(ToolStatus.differences.rawValue) }
    }

    private static func text(of path: String) throws(ToolFailure) -> GoldenText {
      let bytes = try InputFile.mainBytes(of: path)
      let golden = GoldenText(
        text: String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n"))
      if let problem = golden.problem { throw .unreadable("\(path):\(problem.line): \(problem.reason)") }
      return golden
    }
  }
}
