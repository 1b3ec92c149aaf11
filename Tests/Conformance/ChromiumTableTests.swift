import Foundation
import Testing

/// The committed table is what the committed generator makes of the committed record.
@Suite("Conformance: Chromium table")
struct ChromiumTableTests {
  @Test func regeneratedTableIsIdentical() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let name = "BrowserLineBreaks+Table.swift"
    let fresh = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appendingPathComponent("Scripts/browser-line-breaks.py").path,
      ChromiumRecord.url("ascii-pairs.txt").path, fresh.path,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the generator failed")
    let committed = root.appendingPathComponent("Sources/TextUnicode/Tables/Generated/\(name)")
    let isEqual =
      try Data(contentsOf: committed) == Data(contentsOf: fresh.appendingPathComponent(name))
    #expect(isEqual, "\(name) differs: run Scripts/browser-line-breaks.py")
  }
}
