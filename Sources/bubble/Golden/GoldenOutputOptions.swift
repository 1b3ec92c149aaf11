import ArgumentParser
import Foundation
import LayoutGoldens

/// The options for files to which the results are written.
struct GoldenOutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "FILE"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the failures as a page with pictures. (default: report.html among the files of failures)",
      valueName: "FILE.html"), completion: .file())
  var report: String?

  @Option(help: ArgumentHelp("Write the results as one JSON object.", valueName: "FILE"), completion: .file())
  var summary: String?

  @Flag(
    help: """
      Print the failures as annotations of GitHub's workflows; automatic if GITHUB_ACTIONS is true.
      """)
  var github = false

  /// Writes the requested files.
  func write(_ report: GoldenReport) throws {
    try write(junit) { report.junit }
    try write(self.report) { report.html }
    try write(summary) { report.json }
  }

  /// Whether annotations for GitHub are printed.
  var annotates: Bool { github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" }

  private func write(_ path: String?, _ text: () -> String) throws {
    guard let path else { return }
    let file = try OutputFile(path: path)
    try file.write(text().utf8)
    try file.finish()
  }
}
