import ArgumentParser
import BubbleLayout
import Foundation
import LayoutGoldens

/// `bubble golden`: records layouts as files and compares later layouts with them.
struct GoldenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Record layouts as golden files, and list what has moved since.",
    discussion: """
      A golden is a layout as text: one item a line, exact numbers, and at the
      top the shaper and the hash of each font. Every transcript is laid out in
      every combination of styles, widths, directions and font scales:
        Goldens/chat/merged-180-rtl-font2.txt

      EXAMPLES
        Record, then compare after every change:
          bubble golden record chat.jsonl --style balloon,merged --width 320,180
          bubble golden verify chat.jsonl --style balloon,merged --width 320,180
        Four layouts that find most changes: normal, narrow, mirrored, large type:
          bubble golden record chats/*.jsonl --width 320,180 --direction ltr,rtl \\
            --font-scale 1,2
        What has moved between two versions:
          bubble golden diff old.txt new.txt
        Many layouts from a file, on one of four machines, for a build server:
          bubble golden verify --cases cases.json --shard 2/4 --junit goldens.xml
        See what differs, and accept it case by case, by cause, or all of it:
          bubble golden review
        Let 'git diff' show the causes, if .gitattributes has '*.txt diff=golden':
          git config diff.golden.command 'bubble golden diff'

      CASES
        {"cases": [{"transcript": "chat.jsonl", "styles": ["balloon", "mine.json"],
          "widths": [320, 180], "directions": ["ltr", "rtl"], "fontScales": [1, 2],
          "scales": [2], "themes": ["light", "dark"], "dates": true}]}
        also: name (of the folder), me, timeZone, locale, unread (an id), typing.
        Paths are relative to the file; fields that are left out follow the options.

      EXIT CODES
        0  all equal, or recorded
        1  different, or made with other fonts or another shaper
        2  invalid arguments
        3  a transcript or a golden cannot be read, or characters have no glyph
        4  missing, and none different
        5  obsolete, and all others equal

      ENVIRONMENT
        CI                        set, and not false: nothing is ever recorded
        BUBBLE_GOLDENS            what 'record' writes unless a flag is given:
                                  verify, record-missing, record-failed, record-all
        BUBBLE_GOLDENS_ARTEFACTS  the folder for the files of failures
      """,
    subcommands: [Record.self, Verify.self, Diff.self, Review.self])

  /// `bubble golden record`: writes goldens.
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write goldens that are missing or no longer agree.",
      discussion: """
        Goldens that agree are not rewritten, so a review shows only what moved. If
        CI is set, nothing is written: 'record' then works like 'verify'.

        EXAMPLES
          bubble golden record chat.jsonl --width 320,180
          bubble golden record chat.jsonl --width 320,180 --missing
          bubble golden record chats/*.jsonl --prune
        """)

    /// Which goldens are written.
    enum Extent: EnumerableFlag {
      case missing, failed, all

      static func help(for value: Extent) -> ArgumentHelp? {
        switch value {
        case .missing: "Write those that do not exist; one that differs still fails."
        case .failed: "Write those that do not exist or do not agree (the default)."
        case .all: "Write all."
        }
      }
    }

    @OptionGroup var options: GoldenOptions

    @Flag var extent: Extent?

    @Flag(help: "Remove goldens that this command did not use.")
    var prune = false

    func validate() throws {
      if prune, options.partial {
        throw ValidationError(
          "'--prune' and '--partial' cannot be used together: '--partial' keeps what '--prune' removes.")
      }
    }

    func run() throws {
      let goldens = try options.folder(mode: mode)
      if goldens.isRecordingForbidden {
        Diagnostics.report("nothing is recorded, because CI is set")
      }
      try GoldenCommand.run(options, goldens, prune: prune)
    }

    private var mode: GoldenMode? {
      switch extent {
      case .missing: .recordMissing
      case .failed: .recordFailed
      case .all: .recordAll
      case nil:
        ProcessInfo.processInfo.environment[GoldenMode.variable]?.isEmpty ?? true ? .recordFailed : nil
      }
    }
  }

  /// `bubble golden verify`: compares layouts with their goldens.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare layouts with their goldens; no golden is written.",
      discussion: """
        A golden that is missing fails, and so does one that no layout uses. All
        failures are reported before the command ends; for each, the actual layout,
        the expected one and the differences are written to the folder of artefacts,
        with a summary.jsonl.

        EXAMPLES
          bubble golden verify chat.jsonl --width 320,180
          bubble golden verify one-of-many.jsonl --partial
          bubble golden verify chat.jsonl --json | jq -c 'select(.outcome == "different")'
        """)

    @OptionGroup var options: GoldenOptions

    func run() throws {
      try GoldenCommand.run(options, options.folder(mode: .verify), prune: false)
    }
  }

  private static func run(_ options: GoldenOptions, _ goldens: Goldens, prune: Bool) throws {
    let job = try GoldenJob(options, goldens: goldens)
    try job.run()
    let names = job.names
    let removed = prune ? goldens.removeObsolete(except: names) : []
    let obsolete = options.partial ? [] : goldens.obsolete().filter { !names.contains($0) }
    let report = GoldenReport(goldens, obsolete: obsolete)
    try leaveFiles(of: goldens, report, obsolete, options)
    let summary = GoldenSummary(
      report: report, present: goldens.present().count, removed: removed,
      isUnwritten: !goldens.unwritten.isEmpty, tolerance: options.tolerance.value, colors: TerminalColors())
    let output = try OutputFile(path: nil, form: options.json ? .json : nil)
    if options.json {
      for line in goldens.summaryLines(obsolete: obsolete) { try output.write(line.utf8) }
      try output.write(summary.json.utf8)
    } else {
      try output.write(summary.text.utf8)
    }
    if options.outputs.annotates {
      // GitHub reads both outputs. One that has JSON has nothing else.
      for annotation in report.annotations {
        if options.json { Diagnostics.write(annotation) } else { try output.write("\(annotation)\n".utf8) }
      }
    }
    try options.outputs.write(report)
    if !report.isSuccess, !options.json { try output.write(places(of: goldens, options).utf8) }
    try output.finish()
    for reason in goldens.unwritten.prefix(10) { Diagnostics.report(reason) }
    if summary.status != .done { throw ExitCode(summary.status.rawValue) }
  }

  /// Writes the summary and the report into the folder with the files of failures.
  private static func leaveFiles(
    of goldens: Goldens, _ report: GoldenReport, _ obsolete: [String], _ options: GoldenOptions
  ) throws {
    if report.isSuccess {
      goldens.removeReport()
      if FileManager.default.fileExists(atPath: goldens.artefacts) {
        goldens.leaveSummary(obsolete: obsolete)
      }
      return
    }
    goldens.leaveSummary(obsolete: obsolete)
    if options.outputs.report == nil { goldens.leaveReport(obsolete: obsolete) }
  }

  /// The paths of the page and of the files that failures left, as text for the summary; empty if they could
  /// not be written.
  private static func places(of goldens: Goldens, _ options: GoldenOptions) -> String {
    let page = options.outputs.report ?? goldens.reportPath
    return [("failures", goldens.artefacts), ("report", page)]
      .filter { FileManager.default.fileExists(atPath: $0.1) }
      .map { "\($0): \($1.spelt)\n" }.joined()
  }
}
