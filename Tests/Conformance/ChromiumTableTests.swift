import Foundation
import TestSupport
import Testing

/// Tests that the committed table equals the output of the committed generator for the committed record.
@Suite("Conformance: Chromium table")
struct ChromiumTableTests {
  @Test func regeneratedTableIsIdentical() throws {
    let name = "BrowserLineBreaks+Table.swift"
    let folder = try TemporaryFolder()
    let run = try Program(
      "python3",
      [
        Repository.url("Scripts/browser-line-breaks.py").path, ChromiumRecord.url("ascii-pairs.txt").path,
        folder.path,
      ])
    try #require(run.status == 0, "the generator failed: \(run.errors)")
    let committed = Repository.url("Sources/TextUnicode/Tables/Generated/\(name)")
    let isEqual =
      try Data(contentsOf: committed) == Data(contentsOf: folder.url.appending(path: name))
    #expect(isEqual, "\(name) differs: run Scripts/browser-line-breaks.py")
  }
}
